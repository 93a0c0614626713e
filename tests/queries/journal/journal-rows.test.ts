import { act } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ROW_TABLES } from '~/data/registry.ts'
import type { Write } from '~/data/write.ts'
import { SENT_WRITES } from '~/device/device-database.ts'
import { keptRows } from '~/device/kept-rows.ts'
import { localDay } from '~/domain/day/local-day.ts'
import { createQueryClient } from '~/queries/cache/query-client.ts'
import {
  entriesOfMonth,
  entryOfId,
  journalContents,
  searchedEntries,
} from '~/queries/journal/journal-rows.ts'
import { outboxOf } from '~/queries/outbox/outbox-of.ts'
import { keepRows } from '~/queries/rows/keep-rows.ts'
import { rowsOf } from '~/queries/rows/person-rows.ts'
import { storeWrite } from '~/queries/rows/store-write.ts'
import { person, signInAsAsha } from '~tests/support/as-person.tsx'
import { EPOCH, standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { held } from '~tests/support/held.ts'
import { emptyDevice } from '~tests/support/window/fake-device.ts'

const { uid } = person
const database = standInDatabase()
const MARCH = localDay('2026-03-01')
const APRIL = localDay('2026-04-01')

const idOf = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`
const entry = (at: number, day: string, minute: number | null = 600, number = at) => {
  const instant = `${day}T10:00:00.123456Z`
  return [idOf(at), `Words ${at}`, 4, day, minute, instant, instant, false, number]
}
const session = (at: number, day: string, minute: number) => {
  const heard = '/recordings/yaman-10.mp3'
  const columns = ['session_complete', day, minute, `${day}T09:40:00.000000Z`, 10, 'Yaman', heard]
  return [idOf(at), ...columns, at]
}

type Rows = Readonly<Record<string, readonly (readonly unknown[])[]>>
const newest = (rows: readonly unknown[], more = {}) => {
  return { epoch: EPOCH, seq: 10, rows, found: rows.length, next: null, ...more }
}
const changes = (rows: Rows = {}, gone: readonly unknown[] = [], seq = 11) => {
  return { epoch: EPOCH, anew: false, seq, more: false, rows, gone }
}

/** What the database has, and what changed since. */
function databaseHas(rows: Rows, changed = changes()) {
  database.reply = (name, args) => {
    if (name === 'newest') return newest(rows[String(args.kind)] ?? [])
    return name === 'changes' ? changed : undefined
  }
}

beforeEach(async () => {
  database.reset()
  signInAsAsha()
  await emptyDevice(uid)
  await outboxOf(uid).hear({ ends: [] })
})

const entries = async (client = createQueryClient(), month = MARCH) =>
  (await client.fetchQuery(entriesOfMonth(uid, month))).map(({ content }) => content)
const contents = (client = createQueryClient()) => client.fetchQuery(journalContents(uid))

const WRITTEN = {
  kind: 'save-entry',
  id: idOf(77),
  content: 'Just written',
  mood: 5,
  day: localDay('2026-03-20'),
  minute: 700,
  at: '2026-03-20T11:40:00.000Z',
} satisfies Write

test('a new device waits for the first page, and says how many entries are to come', async () => {
  const first = held<void>()
  const second = held<void>()
  const days = {
    '2026-03': [[4, 1]],
    '2026-04': [
      [2, 1],
      [4, 1],
    ],
  }
  database.ready = first.promise
  database.reply = (name, { kind }) => {
    if (name === 'newest' && kind === 'journal_entries') return newest([entry(1, '2026-03-04')])
    if (name !== 'first') return undefined
    const rows = [entry(2, '2026-04-04'), entry(3, '2026-04-02')]
    const tables = Object.fromEntries([...ROW_TABLES.keys()].map((each) => [each, newest([])]))
    return {
      epoch: EPOCH,
      seq: 10,
      tables: { ...tables, journal_entries: newest(rows, { next: '2026-04-02', found: 3 }) },
      days: { journal_entries: days },
    }
  }
  const client = createQueryClient()
  const reading = contents(client)
  await vi.waitFor(() => expect(database.requests).toHaveLength(1))
  expect(client.isFetching()).toBe(1)
  database.ready = second.promise
  first.resolve()
  // April may be cut through, and is not listed before all of it is here.
  expect(await reading).toEqual({ months: [], toCome: 1 })
  second.resolve()
  await vi.waitFor(async () => expect((await contents(client)).toCome).toBeNull())
  expect((await contents(client)).months).toEqual([
    { month: APRIL, entries: 2 },
    { month: MARCH, entries: 1 },
  ])
})

test('a new device that cannot be reached by the database says so, and asks again', async () => {
  database.refuseWith = '42501'
  await expect(contents()).rejects.toMatchObject({ kind: 'forbidden' })
  database.refuseWith = null
  expect(await contents()).toEqual({ months: [], toCome: null })
})

test('an entry has its instants to the millisecond, and the session that ended within the hour before', async () => {
  databaseHas({
    journal_entries: [
      entry(1, '2026-03-04', 600),
      entry(2, '2026-03-04', null),
      entry(3, '2026-03-05', 600),
      [idOf(4), 'Of a newer version', 'bright', '2026-03-06', 600, 'today', 'today', 4],
    ],
    mood_logs: [session(8, '2026-03-04', 560), session(9, '2026-03-05', 400)],
  })
  await contents()
  const [third, second, first] = await createQueryClient().fetchQuery(entriesOfMonth(uid, MARCH))
  expect(first).toMatchObject({
    id: idOf(1),
    createdAt: '2026-03-04T10:00:00.123Z',
    updatedAt: '2026-03-04T10:00:00.123Z',
    isStarred: false,
    session: { raga: 'Yaman', minutes: 10, minute: 560, heard: '/recordings/yaman-10.mp3' },
  })
  expect([second?.session, third?.session]).toEqual([null, null])
  expect((await contents()).months).toEqual([{ month: MARCH, entries: 3 }])
})

test('one entry is found by its id, and every entry by a search', async () => {
  databaseHas({ journal_entries: [entry(1, '2026-03-04'), entry(2, '2024-05-06')] })
  await contents()
  const client = createQueryClient()
  expect((await client.fetchQuery(entryOfId(uid, idOf(2))))?.content).toBe('Words 2')
  expect(await client.fetchQuery(entryOfId(uid, idOf(5)))).toBeNull()
  const found = await client.fetchQuery(searchedEntries(uid))
  expect(found.map(({ content }) => content)).toEqual(['Words 1', 'Words 2'])
})

test('words that wait are in the journal at once, and stay there until the database sends them back', async () => {
  databaseHas({ journal_entries: [entry(1, '2026-03-04')] })
  const client = createQueryClient()
  await contents(client)
  database.refuseWith = '57014'
  void storeWrite(uid, WRITTEN)
  await vi.waitFor(async () => expect(await entries(client)).toEqual(['Just written', 'Words 1']))
  database.refuseWith = null
  // No page of rows comes any more.
  database.reply = (name) => (name === 'changes' ? 'nonsense' : undefined)
  await act(() => outboxOf(uid).send({ hurry: true }))
  expect(outboxOf(uid).rows()).toEqual([])
  expect(await entries(client)).toEqual(['Just written', 'Words 1'])
  const stored = [idOf(77), 'Just written', 5, '2026-03-20', 700, WRITTEN.at, WRITTEN.at, true, 12]
  databaseHas({}, changes({ journal_entries: [stored] }, [['journal_entries', idOf(1), 12]], 12))
  await rowsOf(uid).pull()
  const [only, ...others] = await client.fetchQuery(entriesOfMonth(uid, MARCH))
  expect([only?.content, only?.isStarred, others]).toEqual(['Just written', true, []])
})

test('what somebody else has put among the sent writes and the rows of the device is left out', async () => {
  databaseHas({ journal_entries: [entry(1, '2026-03-04')] })
  const client = createQueryClient()
  await contents(client)
  await keptRows.change(uid, async (store) => {
    store.put(...SENT_WRITES, [null, 7, { seq: 'a' }, { seq: 1 }, { seq: 2, write: { kind: 7 } }])
    store.put('journal_entries', '2026-02', [null, 'x', [], [null], { id: 1 }])
    store.put('journal_entries/texts', '2026-03', 'Words')
  })
  const all = await createQueryClient().fetchQuery(searchedEntries(uid))
  expect(all.map(({ id, content }) => [id, content])).toEqual([[idOf(1), '']])
  expect(keptRows.areInMemory(uid)).toBe(false)
  databaseHas({}, changes({ journal_entries: [entry(2, '2026-03-05', 600, 12)] }, [], 12))
  await rowsOf(uid).pull()
  expect((await createQueryClient().fetchQuery(searchedEntries(uid))).length).toBe(2)
})

test('a write that the database has brings what changed', async () => {
  databaseHas({ journal_entries: [entry(1, '2026-03-04')] })
  const client = createQueryClient()
  await contents(client)
  const stop = keepRows(client, uid)
  await rowsOf(uid).pull()
  databaseHas({}, changes({ journal_entries: [entry(2, '2026-03-30', 600, 12)] }, [], 12))
  await act(() => storeWrite(uid, WRITTEN))
  await vi.waitFor(async () => expect(await entries(client)).toContain('Words 2'))
  stop()
})

test('an edit on another day and a deletion are in both months before they are sent', async () => {
  databaseHas({ journal_entries: [entry(1, '2026-03-04'), entry(2, '2026-03-05')] })
  const client = createQueryClient()
  await contents(client)
  database.refuseWith = '57014'
  const of = { day: localDay('2026-03-04'), minute: 600, createdAt: '2026-03-04T10:00:00.123Z' }
  void storeWrite(uid, {
    kind: 'edit-entry',
    id: idOf(1),
    content: 'Moved',
    mood: 3,
    at: '2026-04-02T08:00:00.000Z',
    base: '2026-03-04T10:00:00.123Z',
    day: localDay('2026-04-01'),
    of,
  })
  void storeWrite(uid, { kind: 'delete-entry', id: idOf(2), day: localDay('2026-03-05') })
  await vi.waitFor(async () => expect(await entries(client)).toEqual([]))
  expect(await entries(client, APRIL)).toEqual(['Moved'])
})
