import { expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '~tests/support/database/local-database.ts'
import { unsignedToken } from '~tests/support/identity/tokens.ts'
import { estimates, initPlans } from './attacks/planner.ts'
import { product } from './attacks/product.ts'
import { becoming } from './attacks/taking-over.ts'
import { watching } from './attacks/watching.ts'
import type { Attack } from './support/attack.ts'
import { attempt } from './support/attempt.ts'
import { addPeople, attackerName, digest, VICTIM } from './support/people.ts'

/** A user with the rights that the browser's role had before there was a door. */
const TABLE_RIGHTS = `grant usage on schema public to authenticated;
  grant select on all tables in schema public to authenticated;
  grant execute on function private.firebase_project() to public;
  set role alap_door; grant execute on function door.is_own_project() to public; reset role`

/** What the attacks reveal, and whether they changed rows of other people. */
async function faultsOf(database: TestDatabase, attacks: readonly Attack[]): Promise<string[]> {
  const before = await digest(database.owner)
  for (const attack of attacks) {
    const { leaks } = await attempt(database, attack, attackerName(0))
    if (leaks.length > 0) return [...leaks]
  }
  return (await digest(database.owner)) === before ? [] : ['rows were changed']
}

async function withMutant<Result>(
  mutation: string,
  work: (broken: TestDatabase) => Promise<Result>,
): Promise<Result> {
  const broken = await openTestDatabase()
  try {
    await addPeople(broken.owner, 1)
    await broken.owner(mutation)
    return await work(broken)
  } finally {
    // Roles belong to the whole server.
    await broken.owner('reset role; revoke alap_door from authenticated')
    await broken.stop()
  }
}

const about = (attacks: readonly Attack[], words: RegExp) =>
  attacks.filter((attack) => attack.way === 'sql' && words.test(attack.sql.join(';')))

const asDoor = (text: string) =>
  `grant create on schema api to alap_door; set role alap_door; ${text}; reset role`

type Mutant = {
  readonly name: string
  readonly mutation: string
  readonly attacks: readonly Attack[]
}

const MUTANTS: readonly Mutant[] = [
  {
    name: 'a policy lets everybody in and the tables are open',
    mutation: `${TABLE_RIGHTS}; alter policy own_rows on public.journal_entries using (true)`,
    attacks: about(product(), /select .*journal_entries as t where true/),
  },
  {
    name: 'row-level security is off and the tables are open',
    mutation: `${TABLE_RIGHTS}; alter table public.favourites disable row level security`,
    attacks: about(product(), /row_to_json.*favourites/),
  },
  {
    name: 'a view in another schema shows everybody’s rows',
    mutation: `create schema other; grant usage on schema other to public;
      create view other.seen as select content from public.journal_entries;
      alter table public.journal_entries no force row level security;
      grant select on other.seen to public`,
    attacks: [
      { way: 'sql', sql: ["select query_to_xml('table other.seen', true, true, '')"] },
      { way: 'sql', sql: ['table other.seen'] },
    ],
  },
  {
    name: 'the claims can be read',
    mutation: `grant usage on schema auth_private to authenticated;
      grant all on auth_private.session_claims to authenticated`,
    attacks: [
      ...about(becoming(), /session_claims/),
      {
        way: 'sql',
        sql: [
          `update auth_private.session_claims set claims = jsonb_set(claims, '{sub}', '"${VICTIM}"')`,
          'select api.first()',
        ],
      },
    ],
  },
  {
    name: 'the person comes from a setting',
    mutation: `create or replace function auth.session() returns jsonb language sql stable security definer
      as $$ select case when current_setting('request.jwt.claim.sub', true) <> ''
        then jsonb_set(claims, '{sub}', to_jsonb(current_setting('request.jwt.claim.sub', true)))
        else claims end from auth_private.session_claims where pid = pg_catalog.pg_backend_pid() $$;
      create or replace function auth.user_id() returns text language sql stable security definer
      as $$ select auth.session() ->> 'sub' $$`,
    attacks: about(becoming(), /request.jwt.claim.sub/),
  },
  {
    name: 'the browser’s role is a member of the owner',
    mutation: `grant alap_door to authenticated; ${TABLE_RIGHTS};
      alter policy own_rows on public.users using (true)`,
    attacks: about(becoming(), /role alap_door/),
  },
  {
    name: 'the tables may be changed by everybody',
    mutation: `${TABLE_RIGHTS}; grant update on public.rest_days to authenticated;
      alter policy own_rows on public.rest_days using (true) with check (true)`,
    attacks: about(product(), /update public.rest_days/),
  },
  {
    name: 'a function without its own condition runs as a role that no policy binds',
    mutation: `create function api.peek() returns json language sql security definer
      as $$ select json_agg(content) from public.journal_entries $$;
      grant execute on function api.peek() to public;
      alter table public.journal_entries no force row level security`,
    attacks: [{ way: 'sql', sql: ['select api.peek()'] }],
  },
  {
    name: 'the words are sampled and the samples can be read',
    mutation: `${TABLE_RIGHTS}; alter table public.journal_entries disable row level security;
      alter table public.journal_entries alter content set statistics 100; analyze public.journal_entries`,
    attacks: about(watching(), /pg_stats/).concat(about(estimates(), /most_common/)),
  },
]

test.each(MUTANTS)('the attacks get through when $name', async ({ mutation, attacks }) => {
  expect(attacks).not.toEqual([])
  expect(await withMutant(mutation, (broken) => faultsOf(broken, attacks))).not.toEqual([])
})

const plan = (reply: string) => /never executed|actual rows=[\d.]+/g.exec(reply)?.[0]

test('plans that ran show whether a guess about a person is right, with the tables open again', async () => {
  const guess = (words: string) => ({
    queries: [
      "select set_config('enable_indexscan', 'off', true), set_config('enable_bitmapscan', 'off', true)",
      `explain (analyze, costs off, timing off, summary off) select 1 from public.journal_entries
       where user_id >= '${VICTIM}' and user_id <= '${VICTIM}' and content >= '${words}' and content < '${words}z'`,
    ].map((query) => ({ query, params: [] })),
  })
  const told = await withMutant(TABLE_RIGHTS, async (broken) => {
    const token = unsignedToken(attackerName(0))
    const right = await broken.post(guess('words-of'), token)
    const wrong = await broken.post(guess('nothing-'), token)
    return [right.status, plan(right.body) !== undefined, right.body === wrong.body]
  })
  expect(told).toEqual([200, true, false])
  expect(initPlans().length).toBeGreaterThan(100)
})

// The danger: with an empty path, or only the catalogue, PostgreSQL searches temporary objects
// first.
test.each(["''", 'pg_catalog'])(
  'a temporary type runs as the role of the door with search_path = %s and temporary objects allowed',
  async (path) => {
    const steal = (database: TestDatabase) =>
      database.post(
        {
          queries: [
            `create function pg_temp.steal(value pg_catalog.text) returns boolean language plpgsql as
             $$ begin raise exception 'runs as %', current_user; end $$`,
            'create domain pg_temp.uuid as pg_catalog.uuid check (pg_temp.steal(value::pg_catalog.text))',
            `select api.newest('mood_logs', '2100-01-01 a9a9a9a9-0000-4000-8000-000000000009')`,
          ].map((query) => ({ query, params: [] })),
        },
        unsignedToken(attackerName(0)),
      )
    const temporary = `do $$ begin execute format('grant temporary on database %I to public', current_database()); end $$`
    const broken = await withMutant(
      `${temporary}; ${asDoor(`alter function api.newest set search_path = ${path}`)}`,
      steal,
    )
    expect(broken.body).toContain('runs as alap_door')
    const onlyOne = await withMutant(temporary, steal)
    expect(onlyOne.body).not.toContain('runs as alap_door')
    const sound = await withMutant('select 1', steal)
    expect(sound.body).not.toContain('runs as alap_door')
  },
)

test('a function that forgets to filter by person still sees one person’s rows', async () => {
  const reply = await withMutant(
    asDoor(`create function api.forgetful() returns json language sql security definer
      set search_path = pg_catalog, pg_temp
      as $$ select json_agg(row_to_json(entry)) from public.journal_entries as entry $$`),
    (broken) =>
      broken.post({ query: 'select api.forgetful()', params: [] }, unsignedToken(attackerName(0))),
  )
  expect(reply.body).toContain('words-of-the-other')
  expect(reply.body).not.toContain('words-of-the-victim')
})
