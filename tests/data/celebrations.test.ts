import { afterAll, beforeAll, expect, test } from 'vitest'
import { performWrite } from '~/data/write.ts'
import { celebrationsHeld } from '~tests/support/database/held.ts'
import { openTestDatabase, type TestDatabase } from '~tests/support/database/local-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.stop())

const celebrate = (hour: number, ...achievements: string[]) =>
  ({ kind: 'celebrate', achievements, at: `2026-03-01T0${hour}:00:00.000Z` }) as const

test('a new person has nothing celebrated', async () => {
  expect(await celebrationsHeld(database.as('nobody'))).toEqual([])
})

test('achievements celebrated together are stored together, in one request', async () => {
  const db = database.as('meera')
  const before = database.requests()
  await performWrite(db, celebrate(1, 'week-warrior', 'first-steps'))
  expect(database.requests() - before).toBe(1)
  expect(await celebrationsHeld(db)).toEqual(['first-steps', 'week-warrior'])
})

test('a second device changes no celebration, not even its instant', async () => {
  const db = database.as('tara')
  expect(await performWrite(db, celebrate(1, 'first-steps'))).toBe('changed')
  expect(await performWrite(db, celebrate(2, 'first-steps', 'zen-zone'))).toBe('changed')
  expect(await performWrite(db, celebrate(3, 'first-steps', 'zen-zone'))).toBe('unchanged')
  expect(await performWrite(db, celebrate(3))).toBe('unchanged')
  expect(await celebrationsHeld(db)).toEqual(['first-steps', 'zen-zone'])
  const moments = await database.owner(
    `select celebrated_at at time zone 'utc' as at from public.celebrations
     where user_id = 'tara' and achievement = 'first-steps'`,
  )
  expect(JSON.stringify(moments)).toContain('T01:00')
})

test('the celebrations of two people are kept apart', async () => {
  await performWrite(database.as('usha'), celebrate(1, 'zen-zone'))
  expect(await celebrationsHeld(database.as('ravi'))).toEqual([])
})

test('a name that is no achievement is refused, with all that came with it', async () => {
  const db = database.as('leela')
  await expect(performWrite(db, celebrate(1, 'first-steps', 'First Steps'))).rejects.toMatchObject({
    kind: 'invalid',
  })
  expect(await celebrationsHeld(db)).toEqual([])
})
