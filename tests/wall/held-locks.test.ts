import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectAs } from '~tests/support/database/browser-connection.ts'
import { openTestDatabase, type TestDatabase } from '~tests/support/database/local-database.ts'

import { sqlOf, WRITES } from './attacks/calls.ts'
import { addPeople, attackerName, TABLES, VICTIM } from './support/people.ts'
import { liveInTheApp, NUMBER_OF_PASSING_WRITES } from './support/whole-app.ts'

let database: TestDatabase
let attacker: pg.Client
beforeAll(async () => {
  database = await openTestDatabase()
  await addPeople(database.owner, 1)
  attacker = await connectAs(database, attackerName(0))
})
afterAll(async () => {
  await attacker.end()
  await database.stop()
})

const HELD: readonly string[] = [
  ...WRITES.map((call) => `select ${sqlOf(call)}`),
  'select api.leave()',
  ...TABLES.map(([table]) => `lock table ${table} in access exclusive mode`),
  ...TABLES.map(([table]) => `select * from ${table} for update`),
  'lock table pg_catalog.pg_class in access share mode',
  'lock table pg_catalog.pg_authid in access exclusive mode',
  'select pg_advisory_lock(4162000), pg_advisory_lock(0), pg_advisory_lock(1, 1)',
  'alter role authenticated set application_name to held',
  "comment on function api.account() is 'x'",
  'drop owned by authenticated',
  'set transaction isolation level serializable; select api.first()',
]

// The transaction stays open while the victim does everything the app can do.
test.each(HELD)('an open transaction with “%s” blocks no other person', async (statement) => {
  await attacker.query('begin')
  try {
    await attacker.query(statement).catch(() => undefined)
    expect(await liveInTheApp(database.as(VICTIM))).toHaveLength(NUMBER_OF_PASSING_WRITES)
  } finally {
    await attacker.query('rollback')
    await attacker.query('select pg_advisory_unlock_all()')
  }
})
