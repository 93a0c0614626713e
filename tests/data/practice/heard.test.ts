import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMyData, readMyData } from '~/data/my-data/my-data.ts'
import { readInsight } from '~/data/practice/insight.ts'
import { listMoments } from '~/data/practice/moments.ts'
import { localDay } from '~/domain/day/local-day.ts'
import type { Call } from '~/lib/call.ts'
import type { Write } from '~/queries/writes/write.ts'
import { openTestDatabase, type TestDatabase } from '~tests/support/database/local-database.ts'
import { performWrite } from '~tests/support/database/perform-write.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.stop())

const DAY = localDay('2026-03-04')
const HEARD = '/recordings/yaman-23.mp3?seed=2026-11-25&sa=cs3'

const session = (heard: string | null, minute: number): Write<'record-session'> => ({
  kind: 'record-session',
  id: randomUUID(),
  day: DAY,
  minute,
  at: '2026-03-04T09:20:00.000Z',
  minutes: 23,
  raga: 'Yaman',
  heard,
})

/** A person with a session that can be heard again, one that cannot, a check-in and an entry. */
async function practised() {
  const db = database.as(randomUUID())
  const when = { day: DAY, at: '2026-03-04T20:00:00.000Z' }
  await performWrite(db, session(HEARD, 10))
  await performWrite(db, session(null, 20))
  const felt = { id: randomUUID(), mood: 3, minute: 30, base: null, ...when } as const
  await performWrite(db, { kind: 'record-mood', ...felt })
  const entry = { id: randomUUID(), content: 'Rain.', mood: 4, minute: 40, ...when } as const
  await performWrite(db, { kind: 'save-entry', ...entry })
  return db
}

test('the moments of a day say what was heard in its sessions', async () => {
  const db = await practised()
  const moments = await listMoments(db, DAY)
  expect(moments.map(({ kind, heard }) => [kind, heard])).toEqual([
    ['session', HEARD],
    ['session', null],
    ['check-in', null],
    ['entry', null],
  ])
})

const row = (minute: number, ...more: unknown[]) => [
  'session',
  DAY,
  minute,
  null,
  'Yaman',
  23,
  ...more,
]
const SIX = [
  row(10),
  row(20),
  ['check-in', DAY, 30, 3, null, null],
  ['entry', DAY, 40, 4, null, null],
]
const SEVEN = [
  row(10, HEARD),
  row(20, null),
  ['check-in', DAY, 30, 3, null, null, null],
  ['entry', DAY, 40, 4, null, null, null],
]

test.each<[string, Call['args'], unknown]>([
  ['of the app', { day: DAY, with_heard: true }, SEVEN],
  ['of an earlier version, which reads six values', { day: DAY }, SIX],
  ['that does not want it', { day: DAY, with_heard: false }, SIX],
  ['that asks for nothing', { day: DAY, with_heard: null }, SIX],
  ['that asks for all days', { day: null, with_heard: true }, SIX],
])('a page %s is sent the moments that it can read', async (_page, args, rows) => {
  const db = await practised()
  expect(await db.read({ name: 'moments', args })).toEqual(rows)
  // The same in a list of reads.
  expect(await db.read({ name: 'screen', args: { reads: [{ name: 'moments', args }] } })).toEqual([
    rows,
  ])
})

test('the moments by month and those of Insight are no longer than before', async () => {
  const db = await practised()
  const args = { day: null, known: {}, with_heard: true }
  expect(await db.read({ name: 'moments', args })).toEqual([['2026-03', expect.anything(), SIX]])
  expect(JSON.stringify(await db.read({ name: 'insight', args: { since: DAY } }))).not.toContain(
    'recordings',
  )
  expect((await readInsight(db, DAY)).moments.map((moment) => Object.keys(moment).sort())).toEqual(
    Array(4).fill(['day', 'kind', 'minute', 'mood', 'raga']),
  )
})

test('an address that this version does not know is stored and taken away, but not shown', async () => {
  const heard = '/recordings/no-such-raga-23.mp3?seed=2026-11-25'
  const [db, other] = [database.as(randomUUID()), database.as(randomUUID())]
  await performWrite(db, session(heard, 10))
  expect((await listMoments(db, DAY)).map((moment) => moment.heard)).toEqual([null])
  const { account: _, ...rows } = await readMyData(db)
  expect(rows.mood_logs).toMatchObject([{ heard }])
  await addMyData(other, rows)
  expect((await readMyData(other)).mood_logs).toEqual(rows.mood_logs)
})
