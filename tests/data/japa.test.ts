import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type NewJapa, recordJapa } from '~/data/japa.ts'
import { sendCall } from '~/data/send-call.ts'
import { localDay } from '~/domain/day/local-day.ts'
import type { Database } from '~/lib/call.ts'
import { japaHeld } from '~tests/support/database/held.ts'
import { openTestDatabase, type TestDatabase } from '~tests/support/database/local-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.stop())

const DAY = localDay('2026-03-04')
const AT = '2026-03-04T06:00:00.000Z'
const LATER = '2026-03-04T06:00:01.000Z'
const EARLIER = '2026-03-04T05:59:59.000Z'

const count = (changes: Partial<NewJapa> = {}): NewJapa => ({
  mantra: 'shiva',
  day: DAY,
  beads: 54,
  at: AT,
  base: null,
  ...changes,
})
const send = (db: Database, changes: Partial<NewJapa> = {}) =>
  sendCall(db, recordJapa(count(changes)), 'unchanged')

test('a person who has counted nothing has no counts', async () => {
  expect(await japaHeld(database.as('nobody'))).toEqual([])
})

test('a count follows the person to another device, and to no other person', async () => {
  const uid = randomUUID()
  expect(await send(database.as(uid))).toBe('changed')
  expect(await japaHeld(database.as(uid))).toEqual([
    { mantra: 'shiva', day: DAY, beads: 54, at: AT },
  ])
  expect(await japaHeld(database.as(randomUUID()))).toEqual([])
})

test('a count that arrives again is unchanged, and a newer one replaces it', async () => {
  const db = database.as(randomUUID())
  await send(db)
  expect(await send(db)).toBe('unchanged')
  expect(await send(db, { beads: 55, at: LATER })).toBe('changed')
  expect(await japaHeld(db)).toMatchObject([{ beads: 55, at: LATER }])
})

test.each([
  ['of an earlier instant', { at: EARLIER }],
  ['of the same instant', {}],
])('another count %s is refused, and the stored one stays', async (_name, changes) => {
  const db = database.as(randomUUID())
  await send(db)
  await expect(send(db, { beads: 12, ...changes })).rejects.toMatchObject({ kind: 'superseded' })
  expect(await japaHeld(db)).toMatchObject([{ beads: 54, at: AT }])
})

test('a count from a slow clock that goes on from the stored one is not lost', async () => {
  const db = database.as(randomUUID())
  await send(db)
  expect(await send(db, { beads: 55, at: EARLIER, base: AT })).toBe('changed')
  expect(await japaHeld(db)).toMatchObject([{ beads: 55, at: '2026-03-04T06:00:00.001Z' }])
})

test('the newest count of each mantra is read, and earlier days stay stored', async () => {
  const uid = randomUUID()
  const db = database.as(uid)
  await send(db, { day: localDay('2026-03-03'), beads: 324, at: '2026-03-03T06:00:00.000Z' })
  await send(db)
  await send(db, { mantra: 'guru', beads: 0 })
  expect(new Set(await japaHeld(db))).toEqual(
    new Set([
      { mantra: 'guru', day: DAY, beads: 0, at: AT },
      { mantra: 'shiva', day: DAY, beads: 54, at: AT },
    ]),
  )
  const rows = await database.owner(
    'select sum(beads)::integer as beads from public.japa where user_id = $1',
    [uid],
  )
  expect(rows).toEqual([{ beads: 378 }])
})

test('after a journey to the west the newest count is one of an earlier day', async () => {
  const db = database.as(randomUUID())
  await send(db)
  const there = { day: localDay('2026-03-03'), beads: 60, at: LATER, base: AT }
  await send(db, there)
  expect(await japaHeld(db)).toMatchObject([{ day: '2026-03-03', beads: 60 }])
})

test.each([
  ['mantra', 'Om Namah'],
  ['mantra', 'x'.repeat(41)],
  ['mantra', ''],
  ['mantra', null],
  ['beads', -1],
  ['beads', 1_000_001],
  ['beads', 2.5],
  ['beads', null],
  ['day', '1899-12-31'],
  ['day', '2200-01-02'],
  ['day', null],
  ['at', 'infinity'],
  ['at', null],
])('the database refuses a count with the %s %j', async (name, value) => {
  const { args } = recordJapa(count())
  const uid = randomUUID()
  await expect(
    database.as(uid).write({ name: 'record_japa', args: { ...args, [name]: value } }),
  ).rejects.toMatchObject({ kind: 'invalid' })
  expect(await database.owner('select 1 from public.users where id = $1', [uid])).toEqual([])
})

test.each([{ beads: -1 }, { beads: 0.5 }, { beads: 1_000_001 }, { day: '2026-02-30' }])(
  'a count that nobody can make is not sent: %j',
  (changes) => {
    expect(() => recordJapa({ ...count(), ...changes } as NewJapa)).toThrow(RangeError)
  },
)

test.each([
  { mantra: 7 },
  { day: '2026-02-30' },
  { beads: -1 },
  { beads: '54' },
  { at: 'yesterday' },
])('a reply that holds no count is malformed: %j', async (changes) => {
  const stored = { mantra: 'shiva', day: DAY, beads: 54, at: AT, ...changes }
  const db: Database = { read: async () => [stored], write: async () => null }
  await expect(japaHeld(db)).rejects.toMatchObject({ kind: 'malformed' })
})

test('a person holds 20,000 counts, and not one more', async () => {
  const uid = randomUUID()
  const db = database.as(uid)
  await send(db)
  await database.owner(
    `insert into public.japa (user_id, mantra, local_date, beads)
     select $1, 'guru', date '1950-01-01' + n, 1 from generate_series(1, 19999) as n`,
    [uid],
  )
  await expect(send(db, { mantra: 'soma' })).rejects.toMatchObject({ kind: 'invalid' })
  expect(await send(db, { beads: 55, at: LATER })).toBe('changed')
})
