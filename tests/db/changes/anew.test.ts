import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Call } from '~/lib/call.ts'
import { openTestDatabase, type TestDatabase } from '~tests/support/database/local-database.ts'
import { changesOf, numberOf } from './kept-rows.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.stop())

const call = (name: string, args: Call['args'] = {}): Call => ({ name, args })
const changes = async (uid: string, since: number) =>
  changesOf(await database.as(uid).read(call('changes', { since })))
const ANEW = { anew: true, more: false, rows: {}, gone: [] }

/** A person who has set some days aside. */
async function personWith(...days: string[]): Promise<string> {
  const uid = randomUUID()
  for (const day of days) await database.as(uid).write(call('add_rest_day', { day }))
  return uid
}

test('a restored database has another epoch', async () => {
  const uid = await personWith('2026-03-01')
  const before = await changes(uid, 0)
  const [begun] = await database.owner('select private.begin_epoch() as id')
  const after = await changes(uid, before.seq)
  expect(after.epoch).toBe(begun?.id)
  expect(after.epoch).not.toBe(before.epoch)
  for (const kind of ['rest_days', 'mood_logs']) {
    expect(await database.as(uid).read(call('newest', { kind }))).toMatchObject({
      epoch: begun?.id,
    })
  }
  expect(await database.owner('select count(*)::integer as rows from private.epoch')).toEqual([
    { rows: 1 },
  ])
})

test('a restored database tells each person up to which number their own rows were restored', async () => {
  const first = async (uid: string) =>
    Object(await database.as(uid).read(call('first'))) as Record<string, unknown>
  const [one, other] = [await personWith('2026-03-01'), await personWith()]
  const old = await first(one)
  expect(old.restored).not.toHaveProperty(String(old.epoch))
  const seq = await numberOf(database, one)
  await database.owner('select private.begin_epoch()')
  const now = await first(one)
  expect(now).toMatchObject({ restored: { [String(old.epoch)]: seq } })
  expect(Number(now.begun)).toBeGreaterThan(seq)
  expect(now.begun).not.toBe(old.begun)
  // A person whom the backup does not know.
  expect(await first(other)).toMatchObject({ begun: now.begun, restored: {} })
  // Of a database restored twice, each life has its own number.
  await database.as(one).write(call('add_rest_day', { day: '2026-03-02' }))
  const later = await numberOf(database, one)
  await database.owner('select private.begin_epoch()')
  expect((await first(one)).restored).toEqual({
    ...Object(now.restored),
    [String(now.epoch)]: later,
  })
})

test('there is one epoch, and no second', async () => {
  await expect(database.owner('insert into private.epoch default values')).rejects.toThrow(
    'duplicate',
  )
})

test('a device with a number that this database has not given begins anew', async () => {
  const uid = await personWith('2026-03-01')
  const seq = await numberOf(database, uid)
  expect(await changes(uid, seq)).toMatchObject({ anew: false })
  expect(await changes(uid, seq + 1)).toMatchObject({ ...ANEW, seq })
  expect(await changes(randomUUID(), 1)).toMatchObject({ ...ANEW, seq: 0 })
})

test('a device that was away when a deletion was forgotten begins anew', async () => {
  const uid = await personWith('2026-03-01', '2026-03-02')
  const away = await numberOf(database, uid)
  await database.as(uid).write(call('remove_rest_day', { day: '2026-03-01' }))
  const there = await numberOf(database, uid)
  await database.owner(
    "update public.tombstones set deleted_at = now() - interval '401 days' where user_id = $1",
    [uid],
  )
  expect(await changes(uid, away)).toMatchObject({ anew: false })
  await database.as(uid).write(call('remove_rest_day', { day: '2026-03-02' }))
  const seq = await numberOf(database, uid)
  expect(await changes(uid, away)).toMatchObject({ ...ANEW, seq })
  // One that had seen the deletion needs nothing of it.
  const { anew, gone } = await changes(uid, there)
  expect([anew, gone]).toEqual([false, [['rest_days', '2026-03-02', seq]]])
  // And one that has nothing has nothing to take away.
  expect(await changes(uid, 0)).toMatchObject({ anew: false, seq })
})

test('a device of an account that was deleted and made again begins anew', async () => {
  const uid = await personWith('2026-03-01')
  const before = await numberOf(database, uid)
  await database.as(uid).write(call('leave'))
  expect(await changes(uid, before)).toMatchObject({ ...ANEW, seq: 0 })
  const again = database.as(uid, { auth_time: Math.floor(Date.now() / 1000) + 60 })
  await again.write(call('add_rest_day', { day: '2026-03-02' }))
  expect(await changes(uid, before)).toMatchObject(ANEW)
  expect((await changes(uid, 0)).rows.rest_days).toHaveLength(1)
})
