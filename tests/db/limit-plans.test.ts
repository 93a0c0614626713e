import { afterAll, beforeAll, expect, test } from 'vitest'
import { tidyTables } from '~dev/bench/tidy-tables.ts'
import { asOwner } from '~dev/database/postgres/owner-connection.ts'
import { openTestDatabase, type TestDatabase } from '~tests/support/database/local-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.stop())

const logsOf = (people: number, days: number) =>
  `insert into public.mood_logs (user_id, id, emotion, emotion_label, local_date)
   select 'crowd-' || n, gen_random_uuid(), 'session', 'Meditation Session', date '2020-01-01' + d
   from generate_series(1, ${people}) as n, generate_series(1, ${days}) as d`

test('the limits of mood logs use the index, also where they were first planned in a small table', async () => {
  await database.owner(
    "insert into public.users (id) select 'crowd-' || n from generate_series(1, 20) as n",
  )
  await database.owner(logsOf(2, 1))
  await tidyTables(database.ownerUrl)
  await asOwner(database.ownerUrl, async (client) => {
    const read = async () => {
      const { rows } = await client.query(
        "select seq_tup_read::integer as rows from pg_stat_xact_user_tables where relname = 'mood_logs'",
      )
      return rows[0].rows as number
    }
    // Here PostgreSQL plans, for this connection.
    await client.query(logsOf(1, 1))
    const before = await read()
    await client.query(logsOf(20, 100))
    expect((await read()) - before).toBe(0)
  })
})
