import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callOf } from '~/data/write.ts'
import { localDay } from '~/domain/day/local-day.ts'
import type { Call } from '~/lib/call.ts'
import { tidyTables } from '~dev/bench/tidy-tables.ts'
import { seedTenYears } from '~dev/database/ten-years/ten-years-seed.ts'
import { withClaims } from '~tests/support/database/as-door.ts'
import { openTestDatabase, type TestDatabase } from '~tests/support/database/local-database.ts'
import { unsignedToken } from '~tests/support/identity/tokens.ts'

const LAST = localDay('2026-03-05')
const PEOPLE = 4000

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await seedTenYears(database.ownerUrl, 'meera', LAST)
  const others = `generate_series(1, ${PEOPLE}) as n, generate_series(1, 5) as d`
  for (const text of [
    `insert into public.users (id) select 'crowd-' || n from generate_series(1, ${PEOPLE}) as n`,
    `insert into public.mood_logs (user_id, id, emotion, emotion_label, local_date)
     select 'crowd-' || n, gen_random_uuid(), '3', 'Neutral', '${LAST}'::date - d from ${others}`,
    `insert into public.journal_entries (user_id, id, content, mood, local_date)
     select 'crowd-' || n, gen_random_uuid(), 'Rain.', 3, '${LAST}'::date - d from ${others}`,
    `insert into public.rest_days (user_id, local_date)
     select 'crowd-' || n, '${LAST}'::date - d from ${others}`,
    `insert into public.favourites (user_id, item)
     select 'crowd-' || n, 'day-' || d from ${others}`,
    `insert into public.celebrations (user_id, achievement)
     select 'crowd-' || n, 'zen-zone' from generate_series(1, ${PEOPLE}) as n`,
    `insert into public.settings (user_id, setting, value)
     select 'crowd-' || n, 'theme', 'dark' from generate_series(1, ${PEOPLE}) as n`,
    `insert into public.personal_recordings (user_id, id, title, address)
     select 'crowd-' || n, gen_random_uuid(), 'Yaman', 'https://media.example/' from ${others}`,
    `insert into public.tombstones (user_id, kind, key)
     select 'crowd-' || n, 'mood_logs', gen_random_uuid() from ${others}`,
    `insert into public.user_astro_profiles (user_id, birth_date, birth_time, birth_place)
     select 'crowd-' || n, '1990-01-01', '05:00', 'Pune' from generate_series(1, ${PEOPLE}) as n`,
  ]) {
    await database.owner(text)
  }
  await tidyTables(database.ownerUrl)
})
afterAll(() => database.stop())

/** The tables a call goes through, each by an index or by all of its rows. */
function waysOf({ name, args }: Call): Promise<string[]> {
  return withClaims(database, 'meera', async (run) => {
    const list = Object.keys(args).map((each, index) => `${each} => $${index + 1}`)
    const values = Object.values(args)
    await run(`select api.${name}(${list.join(', ')})`, values)
    // What this transaction has gone through, as PostgreSQL counted while it ran the function.
    const scans = await run(
      `select scanned.relname as table, index.relname as index
       from pg_class as scanned
       left join pg_index on indrelid = scanned.oid
       left join pg_class as index on index.oid = indexrelid
       where scanned.relnamespace = 'public'::regnamespace and scanned.relkind = 'r'
         and pg_stat_get_xact_numscans(index.oid) > 0
       union all
       select relname, null from pg_stat_xact_user_tables
       where schemaname = 'public' and seq_scan > 0
       order by 1, 2`,
    )
    return scans.map(({ table, index }) => `${table} by ${index ?? 'all of its rows'}`)
  })
}

test('the first rows of a person are found by indexes, with any number of other people', async () => {
  const ways = await waysOf({ name: 'first', args: {} })
  // The charts and counts of this database are so few that they stand on one page.
  const few = ['japa by all of its rows', 'kept_charts by all of its rows']
  expect(ways.filter((way) => !few.includes(way)).join()).not.toContain('all of its rows')
  expect(ways).toContain('mood_logs by mood_logs_days')
  expect(ways).toContain('journal_entries by journal_entries_days')
})

// As any of two to four indexes, and no table row by row.
const EVERY_TABLE = [
  'celebrations',
  'favourites',
  'japa',
  'journal_entries',
  'kept_charts',
  'mood_logs',
  'personal_recordings',
  'rest_days',
  'settings',
  'tombstones',
  'user_astro_profiles',
  'users',
]

test.each([0, 1, Number.MAX_SAFE_INTEGER])(
  'what changed since %i is found by indexes',
  async (since) => {
    const ways = await waysOf({ name: 'changes', args: { since } })
    // The charts and counts of this database are so few that they stand on one page.
    const few = ['japa by all of its rows', 'kept_charts by all of its rows']
    expect(ways.filter((way) => !few.includes(way)).join()).not.toContain('all of its rows')
    const tables = new Set(ways.map((way) => way.split(' ')[0]))
    if (since === 0) expect(EVERY_TABLE.filter((table) => !tables.has(table))).toEqual([])
  },
)

test('of ten years in which nothing is new no row is looked at', async () => {
  const looked = await withClaims(database, 'meera', async (run) => {
    const [person] = await run("select seq from public.users where id = 'meera'")
    await run('select api.changes($1)', [person?.seq])
    return run(
      `select relname as table, idx_tup_fetch::integer + seq_tup_read::integer as rows
       from pg_stat_xact_user_tables where relname in ('mood_logs', 'journal_entries') order by 1`,
    )
  })
  expect(looked).toEqual([
    { table: 'journal_entries', rows: 0 },
    { table: 'mood_logs', rows: 0 },
  ])
})

test.each(['mood_logs', 'journal_entries'])('the newest %s are found by indexes', async (kind) => {
  const ways = await waysOf({ name: 'newest', args: { kind, before: `2021-03-04 ${ID}` } })
  expect(ways).toEqual([`${kind} by ${kind}_days`, 'users by users_pkey'])
})

const WHEN = { day: LAST, minute: 0, at: '2026-03-05T01:00:00.000Z' }
const ID = '7b0e5f6a-3f53-4f0c-9a39-0d6f4f3a1f10'

test.each([
  callOf({ kind: 'record-mood', id: ID, mood: 3, base: null, ...WHEN }),
  callOf({ kind: 'clear-mood', day: LAST, base: WHEN.at }),
  callOf({ kind: 'record-session', id: ID, minutes: 5, raga: null, heard: null, ...WHEN }),
  callOf({ kind: 'save-entry', id: ID, content: 'Rain.', mood: 3, ...WHEN }),
  callOf({ kind: 'edit-entry', id: ID, content: 'Rain.', mood: 3, at: WHEN.at, base: WHEN.at }),
  callOf({ kind: 'delete-entry', id: ID }),
  callOf({ kind: 'add-backdated', day: LAST, sessionId: ID, entryId: ID }),
  callOf({ kind: 'remove-rest-day', day: LAST }),
  callOf({ kind: 'remove-favourite', item: 'day-1' }),
])('the write $name reads no table row by row', async (call) => {
  const ways = await waysOf(call)
  expect(ways.length).toBeGreaterThan(0)
  expect(ways.join()).not.toContain('all of its rows')
})

test('a table without its index is found to be read row by row', async () => {
  const ways = await withoutIndexes(() => waysOf({ name: 'newest', args: { kind: 'rest_days' } }))
  expect(ways).toContain('rest_days by all of its rows')
})

async function withoutIndexes<Result>(work: () => Promise<Result>): Promise<Result> {
  const [key] = await database.owner(
    "select pg_get_constraintdef(oid) as def from pg_constraint where conname = 'rest_days_pkey'",
  )
  const [numbers] = await database.owner(
    "select pg_get_indexdef('public.rest_days_by_number'::regclass) as def",
  )
  await database.owner('alter table public.rest_days drop constraint rest_days_pkey')
  await database.owner('drop index public.rest_days_by_number')
  try {
    return await work()
  } finally {
    await database.owner(
      `alter table public.rest_days add constraint rest_days_pkey ${String(key?.def)}`,
    )
    await database.owner(String(numbers?.def))
  }
}

describe('the browser’s role', () => {
  const answerTo = async (query: string) => {
    const { status, body } = await database.post({ query, params: [] }, unsignedToken('meera'))
    return { status, reply: JSON.parse(body) }
  }

  test.each([
    "explain select from public.mood_logs where user_id = 'meera'",
    'explain analyze select * from public.journal_entries',
    'explain (generic_plan) delete from public.users where id = $1',
  ])('the browser’s role may not ask the planner about a table: %s', async (query) => {
    expect(await answerTo(query)).toMatchObject({ status: 400, reply: { code: '42501' } })
  })

  test.each([
    'explain (analyze, verbose, format json) select api.first()',
    "explain (verbose, format json) select api.newest('japa')",
    'explain (format json) select * from api.changes(0)',
  ])('the browser’s role cannot see into a function: %s', async (query) => {
    const { status, reply } = await answerTo(query)
    expect(status).toBe(200)
    const text = JSON.stringify(reply.rows)
    const nodes = [...text.matchAll(/Node Type[\\": ]+([A-Za-z ]+)/g)].map((match) => match[1])
    expect(nodes.length).toBe(1)
    expect(['Result', 'Function Scan']).toContain(nodes[0])
    expect(text).not.toMatch(/public|mood_logs|journal_entries|favourites_/)
  })
})
