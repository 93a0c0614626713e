import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importRows } from '~/data/import-part.ts'
import { type ChartEdit, deleteChart, type KeptChart, keepChart } from '~/data/kept-charts.ts'
import { sendCall } from '~/data/send-call.ts'
import { localDay } from '~/domain/day/local-day.ts'
import type { Database } from '~/lib/call.ts'
import { keptChartsHeld } from '~tests/support/database/held.ts'
import { openTestDatabase, type TestDatabase } from '~tests/support/database/local-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.stop())

const AT = '2026-03-04T06:00:00.000Z'
const LATER = '2026-03-04T06:00:01.000Z'
const EARLIER = '2026-03-04T05:59:59.000Z'

const asha = (changes: Partial<ChartEdit> = {}): ChartEdit => ({
  id: '7b0e5f6a-3f53-4f0c-9a39-0d6f4f3a1f10',
  name: 'Asha',
  birthDate: localDay('1990-01-18'),
  birthTime: '08:30',
  birthPlace: 'Pune, Maharashtra, India',
  timezone: 'auto',
  latitude: 18.5196,
  longitude: 73.8554,
  zone: 'Asia/Kolkata',
  utcOffsetSeconds: 19_800,
  sureToMinutes: 5,
  at: AT,
  base: null,
  ...changes,
})
const keep = (db: Database, changes: Partial<ChartEdit> = {}) =>
  sendCall(db, keepChart(asha(changes)), 'refused')
const drop = (db: Database, base: string | null = null) =>
  sendCall(db, deleteChart({ id: asha().id, base }), 'unchanged')
const stored = (changes: Partial<KeptChart> = {}) => {
  const { at: _, base: __, ...chart } = asha()
  return { ...chart, updatedAt: AT, ...changes }
}

test('a person who keeps no chart has none', async () => {
  expect(await keptChartsHeld(database.as('nobody'))).toEqual([])
})

test('a kept chart follows the person to another device, and to no other person', async () => {
  const uid = randomUUID()
  expect(await keep(database.as(uid), { name: '  Asha ' })).toBe('changed')
  expect(await keptChartsHeld(database.as(uid))).toEqual([stored()])
  expect(await keptChartsHeld(database.as(randomUUID()))).toEqual([])
})

test('two people may keep charts of the same id', async () => {
  const [one, other] = [randomUUID(), randomUUID()]
  expect(await keep(database.as(one))).toBe('changed')
  expect(await keep(database.as(other), { name: 'Meera' })).toBe('changed')
  expect(await drop(database.as(other))).toBe('changed')
  expect(await keptChartsHeld(database.as(one))).toEqual([stored()])
})

test('a chart that arrives again is unchanged, and another under its id is refused', async () => {
  const db = database.as(randomUUID())
  await keep(db)
  expect(await keep(db)).toBe('unchanged')
  expect(await keep(db, { at: LATER })).toBe('unchanged')
  await expect(keep(db, { name: 'Meera' })).rejects.toMatchObject({ kind: 'superseded' })
  expect(await keptChartsHeld(db)).toEqual([stored()])
})

test.each([
  { name: 'Usha' },
  { birthDate: localDay('1990-01-19') },
  { birthTime: '08:31' },
  { birthPlace: 'Mumbai' },
  { timezone: 'offset' },
  { latitude: 18.6 },
  { longitude: 73.9 },
  { zone: null },
  { utcOffsetSeconds: 23_400 },
  { sureToMinutes: null },
])('a change is stored, and one that another device overtook is not: %j', async (changes) => {
  const db = database.as(randomUUID())
  await keep(db)
  expect(await keep(db, { ...changes, at: LATER, base: AT })).toBe('changed')
  expect(await keptChartsHeld(db)).toEqual([stored({ ...changes, updatedAt: LATER })])
  expect(await keep(db, { ...changes, at: LATER, base: AT })).toBe('unchanged')
  await expect(keep(db, { at: LATER, base: AT })).rejects.toMatchObject({ kind: 'superseded' })
  expect(await keptChartsHeld(db)).toEqual([stored({ ...changes, updatedAt: LATER })])
})

test('a change from a slow clock is not lost', async () => {
  const db = database.as(randomUUID())
  await keep(db)
  expect(await keep(db, { name: 'Usha', at: EARLIER, base: AT })).toBe('changed')
  expect(await keptChartsHeld(db)).toEqual([
    stored({ name: 'Usha', updatedAt: '2026-03-04T06:00:00.001Z' }),
  ])
})

test('a change of a chart that is gone is refused, and keeps nothing', async () => {
  const db = database.as(randomUUID())
  await expect(keep(db, { base: AT })).rejects.toMatchObject({ kind: 'gone' })
  expect(await keptChartsHeld(db)).toEqual([])
})

test('a deletion takes away only what the person saw', async () => {
  const db = database.as(randomUUID())
  await keep(db)
  await keep(db, { name: 'Usha', at: LATER, base: AT })
  await expect(drop(db, AT)).rejects.toMatchObject({ kind: 'superseded' })
  expect(await keptChartsHeld(db)).toMatchObject([{ name: 'Usha' }])
  expect(await drop(db, LATER)).toBe('changed')
  expect(await drop(db, LATER)).toBe('unchanged')
  expect(await keptChartsHeld(db)).toEqual([])
})

test('a person keeps a hundred charts, and the next is refused because there is no room', async () => {
  const uid = randomUUID()
  const db = database.as(uid)
  for (let n = 0; n < 100; n += 1) await keep(db, { id: randomUUID(), name: `Person ${n}` })
  await expect(keep(db)).rejects.toMatchObject({ kind: 'full' })
  expect(await keptChartsHeld(db)).toHaveLength(100)
  const [first] = await keptChartsHeld(db)
  const base = first?.updatedAt ?? null
  expect(await keep(db, { id: first?.id ?? '', name: 'Usha', at: LATER, base })).toBe('changed')
  // In a list of several it is refused alone, by the same reason.
  const writes = [keepChart(asha()), { name: 'add_rest_day', args: { day: '2026-03-01' } }]
  expect(
    await db.write({ name: 'write_many', args: { writes: writes.map((w) => ({ ...w })) } }),
  ).toEqual([{ refused: '54000' }, { outcome: 'stored' }])
  const row = { ...keepChart(asha()).args, updated_at: AT }
  await expect(
    db.write(importRows({ id: randomUUID(), part: 0, table: 'kept_charts', rows: [row] })),
  ).rejects.toMatchObject({ kind: 'full' })
  // Another person has room of their own.
  expect(await keep(database.as(randomUUID()))).toBe('changed')
})

test.each([
  { id: 'not an id' },
  { name: 7 },
  { birthDate: '2026-02-30' },
  { birthTime: '8:30' },
  { latitude: null },
  { latitude: 91 },
  { longitude: -181 },
  { utcOffsetSeconds: 0.5 },
  { sureToMinutes: 721 },
  { updatedAt: 'yesterday' },
])('a reply that holds no chart is malformed: %j', async (changes) => {
  const reply = [{ ...stored(), ...changes }]
  const db: Database = { read: async () => reply, write: async () => null }
  await expect(keptChartsHeld(db)).rejects.toMatchObject({ kind: 'malformed' })
})

test('devices that add charts at the same time do not come to more than a hundred together', async () => {
  const uid = randomUUID()
  const db = database.as(uid)
  for (let n = 0; n < 99; n += 1) await keep(db, { id: randomUUID(), name: `Person ${n}` })
  const ends = await Promise.allSettled(
    Array.from({ length: 12 }, () => keep(database.as(uid), { id: randomUUID() })),
  )
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const end of ends) {
    if (end.status === 'rejected') expect(end.reason).toMatchObject({ kind: 'full' })
  }
  expect(await keptChartsHeld(db)).toHaveLength(100)
})

test('deleting the account deletes the charts', async () => {
  const uid = randomUUID()
  await keep(database.as(uid))
  await database.as(uid).write({ name: 'leave', args: {} })
  expect(
    await database.owner('select 1 from public.kept_charts where user_id = $1', [uid]),
  ).toEqual([])
})
