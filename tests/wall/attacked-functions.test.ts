import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '~tests/support/database/local-database.ts'
import { CALLS } from './attacks/calls.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.stop())

test('every function that the browser may call is attacked, with all of its arguments', async () => {
  // Leaving deletes everything that the attacker has.
  const rows = await database.owner(
    `select proname as name, coalesce(proargnames, '{}') as arguments from pg_catalog.pg_proc
     where pronamespace = 'api'::regnamespace and proname <> 'leave'`,
  )
  const there = rows.map(({ name, arguments: named }) => [name, [...(named as string[])].sort()])
  const attacked = CALLS.map(({ name, args }) => [name, Object.keys(args).sort()])
  expect(new Map(attacked as [string, string[]][])).toEqual(new Map(there as [string, string[]][]))
  expect(attacked).toHaveLength(there.length)
})
