import '~tests/support/window/fake-device.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { copiesOf } from '~/device/copy-of-reads.ts'
import { clearDevice } from '~/device/device-database.ts'
import { changeRows, listRows } from '~/device/outbox-rows.ts'
import { addDays, localDay } from '~/domain/day/local-day.ts'
import { createQueryClient } from '~/queries/cache/query-client.ts'
import { layOutboxOver } from '~/queries/outbox/lay-over.ts'
import { outboxOf } from '~/queries/outbox/outbox-of.ts'
import { sendDirectly, storeWrite } from '~/queries/outbox/store-write.ts'
import { type LateEnd, lateEndsOf } from '~/queries/outbox/waiters.ts'
import { recentEntries } from '~/queries/reads/journal.ts'
import { celebrations, practiceDays, restDays } from '~/queries/reads/practice.ts'
import type { Write } from '~/queries/writes/write.ts'
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
const stored = (content: string, id = ID) => {
  return { id, content, mood: 3, day: FIRST, minute: 1200, createdAt: AT, updatedAt: AT }
}

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

const sentNames = () => database.requests.flatMap(({ asked }) => asked.map(({ name }) => name))
const signOut = () => fromAnotherTab(() => localStorage.removeItem(STORAGE_KEY))

test('what waits is on the screens and sent when the app opens, however long it should wait', async () => {
  const write = rest()
  await waits(write)
  const client = createQueryClient()
  client.setQueryData(restDays(uid).queryKey, [])
  const reply = held<void>()
  database.ready = reply.promise
  keepSending(client)
  await vi.waitFor(() => expect(sentNames()).toEqual(['add_rest_day']))
  expect(client.getQueryData(restDays(uid).queryKey)).toEqual([write.day])
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

test('an entry whose first reply was lost is saved by a second that says unchanged, in the lists and the copies', async () => {
  const client = createQueryClient()
  database.reply = (name) => (name === 'recent_entries' ? [] : undefined)
  await client.fetchQuery(recentEntries(uid))
  const write = entry('heard once')
  database.refuseWith = SERVER_STARTS
  expect(await storeWrite(client, uid, write)).toBe('kept')
  database.refuseWith = null
  // The list is not read again before the second reply is taken in.
  database.reply = (name) => (name === 'save_entry' ? { outcome: 'unchanged' } : [])
  const shown = () => client.getQueryData(recentEntries(uid).queryKey)
  const seen: unknown[] = []
  const stop = client.getQueryCache().subscribe(() => seen.push(shown()))
  await outboxOf(uid).send({ hurry: true })
  stop()
  expect(outboxOf(uid).rows()).toEqual([])
  expect(seen.length).toBeGreaterThan(0)
  const [atEnd] = seen.slice(-1)
  expect(atEnd).toMatchObject([{ id: write.id, content: 'heard once' }])
  expect((await copiesOf(uid)).sent).toMatchObject([{ write }])
})

test('a write is taken out of what is read when it ends as a refusal, and the reads come again', async () => {
  const client = createQueryClient()
  database.reply = (name) => (name === 'recent_entries' ? [] : undefined)
  await client.fetchQuery(recentEntries(uid))
  database.refuseWith = INVALID
  await expect(storeWrite(client, uid, entry('refused'))).rejects.toMatchObject({ kind: 'invalid' })
  expect(client.getQueryData(recentEntries(uid).queryKey)).toEqual([])
  expect(await listRows(uid)).toEqual([])
  expect((await copiesOf(uid)).sent).toEqual([])
})

test('what a write changes is read again once it has ended, and nothing else', async () => {
  const client = createQueryClient()
  layOutboxOver(client, uid)
  for (const { queryKey } of [restDays(uid), celebrations(uid)]) client.setQueryData(queryKey, [])
  expect(await storeWrite(client, uid, rest())).toBe('changed')
  await vi.waitFor(() =>
    expect(client.getQueryState(restDays(uid).queryKey)?.isInvalidated).toBe(true),
  )
  expect(client.getQueryState(celebrations(uid).queryKey)?.isInvalidated).toBe(false)
})

test('a write that ends between the request of a read and its reply is in what is shown', async () => {
  const client = createQueryClient()
  layOutboxOver(client, uid)
  const first = held<void>()
  let replies = 0
  database.reply = (name) => {
    if (name !== 'recent_entries') return undefined
    replies += 1
    // The first was read before the write, and comes after it.
    return replies === 1 ? [] : [stored('between', ID)]
  }
  database.ready = first.promise
  const reading = client.fetchQuery(recentEntries(uid))
  await vi.waitFor(() => expect(sentNames()).toEqual(['recent_entries']))
  database.ready = Promise.resolve()
  expect(await storeWrite(client, uid, entry('between', ID))).toBe('changed')
  first.resolve()
  expect(await reading).toMatchObject([{ content: 'between' }])
})

test('a write that still waits is laid over a reply that comes without it', async () => {
  const client = createQueryClient()
  layOutboxOver(client, uid)
  database.reply = (name) => (name === 'recent_entries' ? [] : undefined)
  database.refuseWith = SERVER_STARTS
  expect(await storeWrite(client, uid, entry('waits'))).toBe('kept')
  database.refuseWith = null
  const reply = held<void>()
  database.ready = reply.promise
  const reading = client.fetchQuery(recentEntries(uid))
  reply.resolve()
  expect(await reading).toMatchObject([{ content: 'waits' }])
})

test('on the first of a month without a network the days are those that were read in the month before', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 31, 20) })
  try {
    database.reply = (name) =>
      name === 'practice' ? [['2026-03-30', 1, 4, 0, 0, 10, 0]] : undefined
    await createQueryClient().fetchQuery(practiceDays(uid))
    await vi.waitFor(async () => expect((await copiesOf(uid)).replies.size).toBe(1))
    vi.setSystemTime(new Date(2026, 3, 1, 8))
    database.refuseWith = SERVER_STARTS
    const { forgetCopies } = await import('~/queries/database/database-session.ts')
    forgetCopies(uid)
    const { recent } = await createQueryClient().fetchQuery(practiceDays(uid))
    expect(recent).toMatchObject([{ day: '2026-03-30', sessions: 1 }])
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
  const client = createQueryClient()
  await storeWrite(client, uid, rest())
  expect(told).toEqual([])
  database.refuseWith = SERVER_STARTS
  const write = rest()
  expect(await storeWrite(client, uid, write)).toBe('kept')
  expect(told).toEqual([])
  database.refuseWith = null
  await outboxOf(uid).send({ hurry: true })
  expect(told).toEqual([{ write, end: { did: 'changed' } }])
  stop()
})

test('a write of somebody who is not signed in here is not kept', async () => {
  await expect(storeWrite(createQueryClient(), ravi.uid, rest())).rejects.toMatchObject({
    kind: 'signed-out',
  })
  expect(await listRows(ravi.uid)).toEqual([])
  identity.signOut()
  await expect(storeWrite(createQueryClient(), uid, rest())).rejects.toMatchObject({
    kind: 'signed-out',
  })
  expect(await listRows(uid)).toEqual([])
})

test('a write that is sent directly is shown while it is on its way, and stays once it is stored', async () => {
  const client = createQueryClient()
  layOutboxOver(client, uid)
  client.setQueryData(restDays(uid).queryKey, [])
  const reply = held<void>()
  database.ready = reply.promise
  const write = rest()
  const sending = sendDirectly(client, uid, write)
  const shown = () => client.getQueryData(restDays(uid).queryKey)
  await vi.waitFor(() => expect(shown()).toEqual([write.day]))
  reply.resolve()
  expect(await sending).toBe('changed')
  expect(shown()).toEqual([write.day])
  expect(client.getQueryState(restDays(uid).queryKey)?.isInvalidated).toBe(true)
  expect(await listRows(uid)).toEqual([])
})

test('a write that is sent directly and refused is on no screen any more', async () => {
  const client = createQueryClient()
  layOutboxOver(client, uid)
  client.setQueryData(restDays(uid).queryKey, [])
  database.refuseWith = INVALID
  await expect(sendDirectly(client, uid, rest())).rejects.toMatchObject({ kind: 'invalid' })
  expect(client.getQueryData(restDays(uid).queryKey)).toEqual([])
})

test('writes of a row that are sent directly arrive in their order', async () => {
  const client = createQueryClient()
  const reply = held<void>()
  database.ready = reply.promise
  const day = FIRST
  const first = sendDirectly(client, uid, { kind: 'add-rest-day', day })
  const second = sendDirectly(client, uid, { kind: 'remove-rest-day', day })
  const other = sendDirectly(client, uid, { kind: 'add-rest-day', day: addDays(FIRST, -9) })
  await vi.waitFor(() => expect(sentNames().toSorted()).toEqual(['add_rest_day', 'add_rest_day']))
  reply.resolve()
  await Promise.all([first, second, other])
  expect(sentNames().at(-1)).toBe('remove_rest_day')
})

test('words that are sent directly and meet others under their id are stored beside them', async () => {
  const client = createQueryClient()
  const ids: unknown[] = []
  database.reply = (name, args) => {
    if (name !== 'save_entry') return []
    ids.push(args.id)
    if (ids.length > 1) return { outcome: 'stored' }
    const other = { content: 'others', mood: 3, updatedAt: AT }
    return { outcome: 'conflict', held: other }
  }
  expect(await sendDirectly(client, uid, entry('words', ID))).toBe('beside')
  expect(ids).toEqual([ID, expect.not.stringMatching(ID)])
})

test('words that are sent directly and are there already are saved', async () => {
  database.reply = (name) => {
    const same = { content: 'words', mood: 3, updatedAt: AT }
    return name === 'save_entry' ? { outcome: 'conflict', held: same } : []
  }
  expect(await sendDirectly(createQueryClient(), uid, entry('words', ID))).toBe('unchanged')
})

test('a value that may not be sent is an error of the input, and nothing is sent', async () => {
  const write = { kind: 'add-favourite', item: '', at: AT } as const
  await expect(sendDirectly(createQueryClient(), uid, write)).rejects.toMatchObject({
    name: 'DataError',
    kind: 'invalid',
  })
  expect(sentNames()).toEqual([])
})
