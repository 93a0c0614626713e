import '~tests/support/window/fake-device.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Write } from '~/data/write.ts'
import { clearDevice, SENT_WRITES } from '~/device/device-database.ts'
import { keptRows } from '~/device/kept-rows.ts'
import { changeRows, listRows } from '~/device/outbox-rows.ts'
import { addDays, localDay } from '~/domain/day/local-day.ts'
import { createQueryClient } from '~/queries/cache/query-client.ts'
import { outboxOf } from '~/queries/outbox/outbox-of.ts'
import { type LateEnd, lateEndsOf } from '~/queries/outbox/waiters.ts'
import { recentEntries } from '~/queries/reads/journal.ts'
import { practiceDays, restDays } from '~/queries/reads/practice.ts'
import { rowsOf } from '~/queries/rows/person-rows.ts'
import { sendDirectly, storeWrite } from '~/queries/rows/store-write.ts'
import { identity } from '~/services/identity/identity.ts'
import { asha, fromAnotherTab, keep, STORAGE_KEY } from '~tests/services/fake-firebase.ts'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { held } from '~tests/support/held.ts'
import { keepSending } from './keep-sending.tsx'

const database = standInDatabase()
const { uid } = asha
const ravi = { ...asha, uid: 'ravi-uid', email: 'ravi@example.com', name: 'Ravi' }
const FIRST = localDay('2026-03-04')
const AT = '2026-03-04T20:00:00.000Z'
const ID = '7b0e5f6a-3f53-4f0c-9a39-0d6f4f3a1f10'
/** Of the database that stands in. */
const EPOCH = '7b2f1a34-0c5d-4e8b-9a61-5d2c3e4f6a70'
const SERVER_STARTS = '57P03'
const INVALID = '22023'

let days = 0
/** A rest day that no other test has marked. */
const rest = (): Write<'add-rest-day'> => {
  days += 1
  return { kind: 'add-rest-day', day: addDays(FIRST, days) }
}
const entry = (content: string, id = crypto.randomUUID()): Write<'save-entry'> => {
  return { kind: 'save-entry', id, content, mood: 3, day: FIRST, minute: 1200, at: AT }
}
/** Above every number that the database has given. */
const LATEST = 1_000_000
/** A page of what changed, with rows of one table. */
const changesOf = (table: string, ...rows: readonly (readonly unknown[])[]) => {
  return { epoch: EPOCH, anew: false, seq: LATEST, more: false, rows: { [table]: rows }, gone: [] }
}
const sentWrites = () => keptRows.read(uid, (store) => store.get(...SENT_WRITES))

beforeEach(async () => {
  database.reset()
  // Nothing is waited for between attempts.
  vi.spyOn(Math, 'random').mockReturnValue(0)
  signInAsAsha()
  for (const person of [uid, ravi.uid]) {
    await clearDevice(person)
    await outboxOf(person).hear({ ends: [] })
  }
  database.requests.length = 0
})

/** Leaves a write as an earlier visit that could not send it. */
async function waits(write: Write, of = uid): Promise<void> {
  const nextAt = Date.now() + 30_000
  await changeRows(of, () => ({
    add: [
      { row: `row of ${JSON.stringify(write)}`, write, at: AT, attempts: 3, nextAt, fault: null },
    ],
  }))
}

const askedNames = () => database.requests.flatMap(({ asked }) => asked.map(({ name }) => name))
const sentNames = () => askedNames().filter((name) => !['first', 'changes'].includes(name))
const signOut = () => fromAnotherTab(() => localStorage.removeItem(STORAGE_KEY))

test('what waits is on the screens and sent when the app opens, however long it should wait', async () => {
  const write = rest()
  const client = createQueryClient()
  expect(await client.fetchQuery(restDays(uid))).toEqual([])
  await waits(write)
  const reply = held<void>()
  database.ready = reply.promise
  keepSending(client)
  await vi.waitFor(() => expect(sentNames()).toEqual(['add_rest_day']))
  await outboxOf(uid).hear({ ends: [] })
  expect(await client.fetchQuery(restDays(uid))).toEqual([write.day])
  reply.resolve()
  await vi.waitFor(async () => expect(await listRows(uid)).toEqual([]))
})

test.each<[string, () => void]>([
  ['the network is back', () => window.dispatchEvent(new Event('online'))],
  ['the page is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
])('what waits is sent when %s', async (_, event) => {
  keepSending(createQueryClient())
  await outboxOf(uid).send()
  await waits(rest())
  event()
  await vi.waitFor(async () => expect(await listRows(uid)).toEqual([]))
})

test('what waits for a person is sent once they sign in, and not while another is here', async () => {
  signOut()
  keepSending(createQueryClient())
  await waits(rest())
  window.dispatchEvent(new Event('online'))
  fromAnotherTab(() => keep(ravi))
  await outboxOf(ravi.uid).ready()
  await outboxOf(ravi.uid).send({ hurry: true })
  expect(sentNames()).toEqual([])
  signInAsAsha()
  await vi.waitFor(async () => expect(await listRows(uid)).toEqual([]))
  expect(sentNames()).toEqual(['add_rest_day'])
})

test('an entry whose first reply was lost is saved by a second that says unchanged, on the screen throughout', async () => {
  const client = createQueryClient()
  const shown = () => client.fetchQuery(recentEntries(uid))
  expect(await shown()).toEqual([])
  const write = entry('heard once')
  database.refuseWith = SERVER_STARTS
  expect(await storeWrite(uid, write)).toBe('kept')
  expect(await shown()).toMatchObject([{ id: write.id }])
  database.refuseWith = null
  // No page of rows comes that has it.
  database.reply = (name) => {
    if (name === 'changes') return 'nonsense'
    return name === 'save_entry' ? { outcome: 'unchanged' } : undefined
  }
  const seen: Promise<unknown>[] = []
  const stop = outboxOf(uid).subscribe({ changed: () => seen.push(shown()) })
  await outboxOf(uid).send({ hurry: true })
  stop()
  expect(outboxOf(uid).rows()).toEqual([])
  expect(seen.length).toBeGreaterThan(0)
  for (const entries of [...(await Promise.all(seen)), await shown()]) {
    expect(entries).toMatchObject([{ id: write.id, content: 'heard once' }])
  }
  expect(await sentWrites()).toMatchObject([{ write }])
})

test('a write is taken out of what is shown when it ends as a refusal', async () => {
  const client = createQueryClient()
  const shown = () => client.fetchQuery(recentEntries(uid))
  expect(await shown()).toEqual([])
  database.refuseWith = INVALID
  await expect(storeWrite(uid, entry('refused'))).rejects.toMatchObject({ kind: 'invalid' })
  expect(await shown()).toEqual([])
  expect(await listRows(uid)).toEqual([])
  expect(await sentWrites()).toEqual([])
})

test('what a write has changed comes with its reply, and then stands alone', async () => {
  const client = createQueryClient()
  const shown = () => client.fetchQuery(restDays(uid))
  await shown()
  const write = rest()
  // The database has the mark of another device too.
  const both = [addDays(FIRST, -1), write.day]
  const rows = both.map((day) => [day, 2])
  database.reply = (name) => (name === 'changes' ? changesOf('rest_days', ...rows) : undefined)
  expect(await storeWrite(uid, write)).toBe('changed')
  await vi.waitFor(async () => expect(await shown()).toEqual(both))
  expect(askedNames()).toEqual(['first', 'add_rest_day'])
  expect(await sentWrites()).toEqual([])
})

test('a write that ends between the request of a read and its reply is in what is shown', async () => {
  const client = createQueryClient()
  const first = held<void>()
  database.ready = first.promise
  const reading = client.fetchQuery(recentEntries(uid))
  await vi.waitFor(() => expect(askedNames()).toEqual(['first']))
  // The first page was read before the write, and comes after it.
  database.ready = Promise.resolve()
  const row = [ID, 'between', 3, FIRST, 1200, AT, AT, true, 2]
  database.reply = (name) => (name === 'changes' ? changesOf('journal_entries', row) : undefined)
  expect(await storeWrite(uid, entry('between', ID))).toBe('changed')
  first.resolve()
  expect(await reading).toMatchObject([{ content: 'between' }])
  await vi.waitFor(async () => {
    const shown = await client.fetchQuery(recentEntries(uid))
    expect(shown).toMatchObject([{ content: 'between', isStarred: true }])
  })
  expect(await sentWrites()).toEqual([])
})

test('a write that still waits is laid over rows that come without it', async () => {
  await waits(entry('waits'))
  await outboxOf(uid).hear({ ends: [] })
  const shown = () => createQueryClient().fetchQuery(recentEntries(uid))
  expect(await shown()).toMatchObject([{ content: 'waits' }])
  await rowsOf(uid).pull()
  expect(askedNames()).toEqual(['first', 'changes'])
  expect(await shown()).toMatchObject([{ content: 'waits' }])
})

test('on the first of a month without a network the days are those of the month before', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 31, 20) })
  try {
    database.reply = (name) =>
      name === 'practice' ? [['2026-03-30', 1, 4, 0, 0, 10, 0]] : undefined
    await createQueryClient().fetchQuery(practiceDays(uid))
    vi.setSystemTime(new Date(2026, 3, 1, 8))
    database.refuseWith = SERVER_STARTS
    const days = await createQueryClient().fetchQuery(practiceDays(uid))
    expect(days).toMatchObject([{ day: '2026-03-30', sessions: 1 }])
  } finally {
    vi.useRealTimers()
  }
})

test('late news is told once: not at the next visit of the page that listens', async () => {
  const told: LateEnd[] = []
  const late = { write: rest(), end: { did: 'beside' } } as const
  lateEndsOf('somebody').add(late)
  const stop = lateEndsOf('somebody').listen((one) => told.push(one))
  expect(told).toEqual([late])
  stop()
  const again: LateEnd[] = []
  const stopAgain = lateEndsOf('somebody').listen((one) => again.push(one))
  expect(again).toEqual([])
  lateEndsOf('somebody').add(late)
  expect([told.length, again.length]).toEqual([1, 1])
  stopAgain()
  // Nobody listens: it is kept for the next who does.
  lateEndsOf('somebody').add(late)
  expect(again).toHaveLength(1)
  lateEndsOf('somebody').listen((one) => told.push(one))()
  expect(told).toHaveLength(2)
})

test('a page that stops listening does not silence one that has begun since', () => {
  const told: LateEnd[] = []
  const late = { write: rest(), end: { did: 'beside' } } as const
  const stop = lateEndsOf('another').listen(() => undefined)
  lateEndsOf('another').listen((one) => told.push(one))
  stop()
  lateEndsOf('another').add(late)
  expect(told).toEqual([late])
})

test('an end that came while its page waited is no news; one that came later is, in this tab', async () => {
  // What the tests before have left.
  lateEndsOf(uid).listen(() => undefined)()
  const told: LateEnd[] = []
  const stop = lateEndsOf(uid).listen((one) => told.push(one))
  await storeWrite(uid, rest())
  expect(told).toEqual([])
  database.refuseWith = SERVER_STARTS
  const write = rest()
  expect(await storeWrite(uid, write)).toBe('kept')
  expect(told).toEqual([])
  database.refuseWith = null
  await outboxOf(uid).send({ hurry: true })
  expect(told).toEqual([{ write, end: { did: 'changed' } }])
  stop()
})

test('a write of somebody who is not signed in here is not kept', async () => {
  await expect(storeWrite(ravi.uid, rest())).rejects.toMatchObject({
    kind: 'signed-out',
  })
  expect(await listRows(ravi.uid)).toEqual([])
  identity.signOut()
  await expect(storeWrite(uid, rest())).rejects.toMatchObject({
    kind: 'signed-out',
  })
  expect(await listRows(uid)).toEqual([])
})

test('a write that is sent directly is shown while it is on its way, and until the rows have come that have it', async () => {
  const client = createQueryClient()
  const shown = () => client.fetchQuery(restDays(uid))
  expect(await shown()).toEqual([])
  const reply = held<void>()
  database.ready = reply.promise
  database.reply = (name) => (name === 'changes' ? 'nonsense' : undefined)
  const write = rest()
  const sending = sendDirectly(uid, write)
  await vi.waitFor(async () => expect(await shown()).toEqual([write.day]))
  reply.resolve()
  expect(await sending).toBe('changed')
  await vi.waitFor(() => expect(rowsOf(uid).behind()).toMatchObject({ kind: 'malformed' }))
  expect(await shown()).toEqual([write.day])
  expect(outboxOf(uid).shown()).toEqual([write])
  const rows = changesOf('rest_days', [write.day, 2])
  database.reply = (name) => (name === 'changes' ? rows : undefined)
  await rowsOf(uid).pull()
  expect(await shown()).toEqual([write.day])
  expect(outboxOf(uid).shown()).toEqual([])
  expect(await listRows(uid)).toEqual([])
})

test('a write that is sent directly and refused is on no screen any more', async () => {
  const client = createQueryClient()
  const shown = () => client.fetchQuery(restDays(uid))
  await shown()
  const reply = held<void>()
  database.ready = reply.promise
  database.refuseWith = INVALID
  const write = rest()
  const sending = expect(sendDirectly(uid, write)).rejects.toMatchObject({ kind: 'invalid' })
  await vi.waitFor(async () => expect(await shown()).toEqual([write.day]))
  reply.resolve()
  await sending
  expect(await shown()).toEqual([])
})

test('writes of a row that are sent directly arrive in their order', async () => {
  const reply = held<void>()
  database.ready = reply.promise
  const day = FIRST
  const first = sendDirectly(uid, { kind: 'add-rest-day', day })
  const second = sendDirectly(uid, { kind: 'remove-rest-day', day })
  const other = sendDirectly(uid, { kind: 'add-rest-day', day: addDays(FIRST, -9) })
  await vi.waitFor(() => expect(sentNames().toSorted()).toEqual(['add_rest_day', 'add_rest_day']))
  reply.resolve()
  await Promise.all([first, second, other])
  expect(sentNames().at(-1)).toBe('remove_rest_day')
})

test('words that are sent directly and meet others under their id are stored beside them', async () => {
  const ids: unknown[] = []
  database.reply = (name, args) => {
    if (name !== 'save_entry') return []
    ids.push(args.id)
    if (ids.length > 1) return { outcome: 'stored' }
    const other = { content: 'others', mood: 3, updatedAt: AT }
    return { outcome: 'conflict', held: other }
  }
  expect(await sendDirectly(uid, entry('words', ID))).toBe('beside')
  expect(ids).toEqual([ID, expect.not.stringMatching(ID)])
})

test('words that are sent directly and are there already are saved', async () => {
  database.reply = (name) => {
    const same = { content: 'words', mood: 3, updatedAt: AT }
    return name === 'save_entry' ? { outcome: 'conflict', held: same } : []
  }
  expect(await sendDirectly(uid, entry('words', ID))).toBe('unchanged')
})

test('a value that may not be sent is an error of the input, and nothing is sent', async () => {
  const write = { kind: 'add-favourite', item: '', at: AT } as const
  await expect(sendDirectly(uid, write)).rejects.toMatchObject({
    name: 'DataError',
    kind: 'invalid',
  })
  expect(sentNames()).toEqual([])
})
