import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Call, Json } from '~/lib/call.ts'
import { openTestDatabase, type TestDatabase } from '~tests/support/database/local-database.ts'
import { dayCall } from '../write-many/calls.ts'
import { changesOf, numberOf } from './kept-rows.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.stop())

const sync = async (uid: string, calls: readonly Call[], since: number) => {
  const writes = calls.map(({ name, args }) => ({ name, args }))
  const reply = await database.as(uid).write({ name: 'sync', args: { writes, since } })
  return { outcomes: Object(reply).outcomes, changes: changesOf(Object(reply).changes) }
}

test('a list is written, and its own changes come back with those of other devices', async () => {
  const uid = randomUUID()
  await database.as(uid).write(dayCall('2026-03-01'))
  const { outcomes, changes } = await sync(uid, [dayCall('2026-03-02'), dayCall('1800-01-01')], 0)
  expect(outcomes).toEqual([{ outcome: 'stored' }, { refused: '23514' }])
  expect(changes.rows.rest_days?.map(([day]) => day)).toEqual(['2026-03-01', '2026-03-02'])
  expect(changes.seq).toBe(await numberOf(database, uid))
  const { changes: later } = await sync(uid, [dayCall('2026-03-03')], changes.seq)
  expect(later.rows.rest_days?.map(([day]) => day)).toEqual(['2026-03-03'])
})

test('an empty list makes no row of the person, and takes no number', async () => {
  const uid = randomUUID()
  expect(await sync(uid, [], 0)).toMatchObject({ outcomes: [], changes: { seq: 0, rows: {} } })
  expect(await database.owner('select 1 from public.users where id = $1', [uid])).toEqual([])
  await database.as(uid).write(dayCall('2026-03-01'))
  const seq = await numberOf(database, uid)
  expect((await sync(uid, [], seq)).changes.seq).toBe(seq)
  expect(await numberOf(database, uid)).toBe(seq)
})

test.each<[string, Json]>([
  ['no list', null],
  ['21 writes', Array(21).fill({ name: 'add_rest_day', args: { day: '2026-03-01' } })],
  ['a write without a name', [{ args: {} }]],
])('a list that is %s is refused with all of the request', async (_, writes) => {
  const uid = randomUUID()
  await expect(
    database.as(uid).write({ name: 'sync', args: { writes, since: 0 } }),
  ).rejects.toMatchObject({ kind: 'invalid' })
  expect(await database.owner('select 1 from public.users where id = $1', [uid])).toEqual([])
})

test('with a number that cannot be asked for nothing is written', async () => {
  const uid = randomUUID()
  const writes = [{ name: 'add_rest_day', args: { day: '2026-03-01' } }]
  await expect(
    database.as(uid).write({ name: 'sync', args: { writes, since: 'words' } }),
  ).rejects.toMatchObject({ kind: 'invalid' })
  expect(await database.owner('select 1 from public.users where id = $1', [uid])).toEqual([])
})

test('a person who has left neither writes nor reads', async () => {
  const uid = randomUUID()
  const before = { auth_time: Math.floor(Date.now() / 1000) - 60 }
  await database.as(uid, before).write({ name: 'leave', args: {} })
  await expect(
    database.as(uid, before).write({ name: 'sync', args: { writes: [], since: 0 } }),
  ).rejects.toMatchObject({ kind: 'signed-out' })
})
