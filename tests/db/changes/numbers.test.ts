import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { localDay } from '~/domain/day/local-day.ts'
import type { Call } from '~/lib/call.ts'
import { seedTenYears } from '~dev/database/ten-years/ten-years-seed.ts'
import { connectAs } from '~tests/support/database/browser-connection.ts'
import { openTestDatabase, type TestDatabase } from '~tests/support/database/local-database.ts'
import { sqlOf, WRITES } from '~tests/wall/attacks/calls.ts'
import { changesOf, deviceOf, numberOf, storedRows } from './kept-rows.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.stop())

const rest = (day: string) => sqlOf({ name: 'add_rest_day', args: { day } })
const restDays = (uid: string) =>
  database.owner(
    `select local_date::text as day, seq::double precision as seq from public.rest_days
     where user_id = $1 order by seq, local_date`,
    [uid],
  )

async function asPerson<Result>(
  uid: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = await connectAs(database, uid)
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

test('a number is the clock in microseconds, and a browser can count to it', async () => {
  const uid = randomUUID()
  const before = Date.now() * 1000
  await database.as(uid).write({ name: 'add_rest_day', args: { day: '2026-03-01' } })
  const [row] = await restDays(uid)
  expect(row?.seq).toBe(await numberOf(database, uid))
  expect(row?.seq).toBeGreaterThanOrEqual(before)
  expect(row?.seq).toBeLessThan((Date.now() + 1000) * 1000)
  // In two hundred years too.
  expect(Date.UTC(2226, 0, 1) * 1000).toBeLessThan(Number.MAX_SAFE_INTEGER)
})

test('a number follows the one before it, also where the clock is behind', async () => {
  const uid = randomUUID()
  const ahead = (Date.now() + 86_400_000) * 1000
  await database.owner('insert into public.users (id) values ($1)', [uid])
  await database.owner('update public.users set seq = $2 where id = $1', [uid, ahead])
  for (const day of ['2026-03-01', '2026-03-02']) {
    await database.as(uid).write({ name: 'add_rest_day', args: { day } })
  }
  expect(await restDays(uid)).toEqual([
    { day: '2026-03-01', seq: ahead + 1 },
    { day: '2026-03-02', seq: ahead + 2 },
  ])
})

test('each write of a list has a number of its own, and one that is refused has none', async () => {
  const uid = randomUUID()
  const call = (day: string): Call => ({ name: 'add_rest_day', args: { day } })
  const writes = [call('2026-03-01'), call('1800-01-01'), call('2026-03-02')]
  await database.as(uid).write({ name: 'write_many', args: { writes: writes as never } })
  const rows = await restDays(uid)
  expect(rows.map(({ day }) => day)).toEqual(['2026-03-01', '2026-03-02'])
  expect(new Set(rows.map(({ seq }) => seq)).size).toBe(2)
  expect(rows[1]?.seq).toBe(await numberOf(database, uid))
})

test('a transaction that is undone leaves no number behind', async () => {
  const uid = randomUUID()
  await asPerson(uid, async (client) => {
    await client.query(`select ${rest('2026-03-01')}`)
    const before = await numberOf(database, uid)
    await client.query('begin')
    await client.query(`select ${rest('2026-03-02')}`)
    await client.query('rollback')
    expect(await numberOf(database, uid)).toBe(before)
  })
  expect(await restDays(uid)).toHaveLength(1)
})

describe('before it touches a row, a write waits for its number', () => {
  /** The tables of people that a write has begun to use when it has to wait for another of its person. */
  async function touchedBefore(statement: string): Promise<unknown[]> {
    const uid = randomUUID()
    await database.owner('insert into public.users (id) values ($1)', [uid])
    return asPerson(uid, (one) =>
      asPerson(uid, async (other) => {
        const { rows } = await other.query('select pg_backend_pid() as pid')
        const locks = (only: string) =>
          database.owner(
            `select distinct relation::regclass::text as name from pg_locks where pid = $1 and ${only}`,
            [rows[0].pid],
          )
        await one.query('begin')
        await one.query('select api.open_account()')
        const end = other.query(statement)
        try {
          await expect.poll(() => locks('not granted'), { interval: 5 }).toHaveLength(1)
          const touched = await locks(
            `locktype = 'relation' and granted and mode = 'RowExclusiveLock'
             and relation in (select oid from pg_class where relkind = 'r'
               and relnamespace = 'public'::regnamespace)`,
          )
          return touched.map(({ name }) => name)
        } finally {
          await one.query('commit')
          await end
        }
      }),
    )
  }

  test.each(WRITES.map((call) => [call.name, `select ${sqlOf(call)}`]))('%s', async (_, sql) => {
    expect(await touchedBefore(sql)).toEqual(['users'])
  })

  test('and one that does not is found', async () => {
    await database.owner(`grant create on schema api to alap_door; set role alap_door;
      create function api.in_haste() returns json language plpgsql security definer
      set search_path = pg_catalog, pg_temp as $$ begin
        insert into public.favourites (item) values ('in-haste');
        perform door.writer();
        return null;
      end $$; grant execute on function api.in_haste() to public; reset role`)
    expect((await touchedBefore('select api.in_haste()')).sort()).toEqual([
      'favourites',
      'tombstones',
      'users',
    ])
    await database.owner('set role alap_door; drop function api.in_haste(); reset role')
  })
})

describe('rows that the owner of the database added', () => {
  const add = async (uid: string, count: number) => {
    await database.owner('insert into public.users (id) values ($1)', [uid])
    await database.owner(
      `insert into public.mood_logs (user_id, id, emotion, emotion_label, local_date, timestamp)
       select $1, gen_random_uuid(), 'session', 'Meditation Session', date '2020-01-01' + n,
         timestamptz '2020-01-01Z' + n * interval '1 day' from generate_series(1, ${count}) as n
       order by random()`,
      [uid],
    )
    await database.owner('insert into public.favourites (user_id, item) values ($1, $2)', [
      uid,
      'day-1',
    ])
  }

  test('get numbers in the order of time, two hundred rows each, above those they had', async () => {
    const uid = randomUUID()
    await add(uid, 450)
    const before = await numberOf(database, uid)
    await database.owner('select private.spread_numbers($1)', [uid])
    const rows = await database.owner(
      `select seq::double precision as seq, count(*)::integer as rows, min(local_date)::text as first
       from public.mood_logs where user_id = $1 group by seq order by seq`,
      [uid],
    )
    expect(rows).toMatchObject([
      { rows: 200, first: '2020-01-02' },
      { rows: 200, first: '2020-07-20' },
      { rows: 50, first: '2021-02-05' },
    ])
    expect(rows[0]?.seq).toBeGreaterThan(before)
    // The favourite was added now, after all of them.
    expect(rows[2]?.seq).toBe(await numberOf(database, uid))
  })

  test('are sent to a device that has seen the person’s number before them', async () => {
    const uid = randomUUID()
    await add(uid, 3)
    const ask = (since: number) => database.as(uid).read({ name: 'changes', args: { since } })
    const own = deviceOf(ask)
    await own.pull()
    await database.owner('insert into public.favourites (user_id, item) values ($1, $2)', [
      uid,
      'day-2',
    ])
    expect(changesOf(await ask(own.cursor)).rows).toEqual({})
    await database.owner('select private.spread_numbers($1)', [uid])
    await own.pullAll()
    expect(own.kept()).toEqual(await storedRows(database, uid))
  })

  test('of ten years come in pages, and all of them', async () => {
    await seedTenYears(database.ownerUrl, 'ten-years', localDay('2026-03-05'))
    const own = deviceOf((since) =>
      database.as('ten-years').read({ name: 'changes', args: { since } }),
    )
    await own.pullAll()
    expect(own.pulls).toBeGreaterThan(10)
    expect(own.sentAgain).toEqual([])
    expect(own.kept()).toEqual(await storedRows(database, 'ten-years'))
  })
})
