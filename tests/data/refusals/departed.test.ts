import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteMyData } from '~/data/my-data/my-data.ts'
import type { Write } from '~/data/write.ts'
import { performWrite } from '~/data/write.ts'
import { localDay } from '~/domain/day/local-day.ts'
import { MY_KINDS, type MyRows } from '~/domain/my-data/my-data.ts'
import { addMyData } from '~tests/support/database/add-my-data.ts'
import { myDataHeld } from '~tests/support/database/held.ts'
import { openTestDatabase, type TestDatabase } from '~tests/support/database/local-database.ts'
import { EVERY_WRITE } from '../every-write.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.stop())

const secondsFromNow = (seconds: number) => Math.floor(Date.now() / 1000) + seconds
const OLD = { auth_time: secondsFromNow(-60) }
const REST: Write = { kind: 'add-rest-day', day: localDay('2026-03-01') }

/** Somebody who wrote something and then deleted everything. */
async function departed(): Promise<string> {
  const uid = randomUUID()
  await performWrite(database.as(uid, OLD), REST)
  await deleteMyData(database.as(uid, OLD))
  return uid
}

const nothingOf = async (uid: string) => {
  expect(await database.owner('select 1 from public.users where id = $1', [uid])).toEqual([])
}

test.each(EVERY_WRITE)(
  'a token from before the account was deleted may not write: $kind',
  async (write) => {
    const uid = await departed()
    await expect(performWrite(database.as(uid, OLD), write)).rejects.toMatchObject({
      name: 'DataError',
      kind: 'signed-out',
    })
    await nothingOf(uid)
  },
)

test('a token from before the account was deleted may import nothing', async () => {
  const uid = await departed()
  const none = Object.fromEntries(MY_KINDS.map((kind) => [kind, []])) as unknown as MyRows
  const rows = { ...none, rest_days: [{ local_date: '2026-03-01' }] }
  await expect(addMyData(database.as(uid, OLD), rows)).rejects.toMatchObject({
    kind: 'signed-out',
  })
  await nothingOf(uid)
})

test.each<[string, unknown]>([
  ['no time of its sign-in', undefined],
  ['a null time', null],
  ['a time in words', '9999999999'],
])('a token with %s counts as one from before', async (_name, auth_time) => {
  const uid = await departed()
  await expect(performWrite(database.as(uid, { auth_time }), REST)).rejects.toMatchObject({
    kind: 'signed-out',
  })
  await nothingOf(uid)
})

test('a person who signs in again after leaving may write, and the old token still may not', async () => {
  const uid = await departed()
  const again = { auth_time: secondsFromNow(60) }
  expect(await performWrite(database.as(uid, again), REST)).toBe('changed')
  const late = { ...REST, day: localDay('2026-03-02') }
  await expect(performWrite(database.as(uid, OLD), late)).rejects.toMatchObject({
    kind: 'signed-out',
  })
  expect((await myDataHeld(database.as(uid, again))).rest_days).toEqual([
    { local_date: '2026-03-01' },
  ])
})

test('a person who leaves a second time is kept out by the later of the two', async () => {
  const uid = await departed()
  const between = { auth_time: secondsFromNow(60) }
  await performWrite(database.as(uid, between), REST)
  await database.owner(
    "update private.departures set left_at = left_at - interval '1 hour' where person = sha256($1)",
    [Buffer.from(uid)],
  )
  expect(await database.as(uid, between).write({ name: 'leave', args: {} })).toEqual({
    outcome: 'removed',
  })
  expect(await database.as(uid, between).write({ name: 'leave', args: {} })).toEqual({
    outcome: 'gone',
  })
  await expect(performWrite(database.as(uid, OLD), REST)).rejects.toMatchObject({
    kind: 'signed-out',
  })
})

test('an old token reads nothing, and the record of leaving has no name', async () => {
  const uid = await departed()
  expect((await myDataHeld(database.as(uid, OLD))).account).toEqual({
    created_at: null,
    email: null,
  })
  const rows = await database.owner(
    'select departure::text as row from private.departures departure',
  )
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain(uid)
})

test('a person who has left keeps no other person out', async () => {
  await departed()
  expect(await performWrite(database.as(randomUUID(), OLD), REST)).toBe('changed')
})
