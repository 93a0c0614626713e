import { afterAll, beforeAll, expect, test } from 'vitest'
import { findHoles } from '~dev/database/migrate.ts'
import { openTestDatabase, type TestDatabase } from '~tests/support/database/local-database.ts'

const DOOR = 'alap_door'

/** Runs a statement as the owner of the functions, who alone may do this. */
const asDoor = (text: string) =>
  `grant create on schema api to ${DOOR}; set local role ${DOOR}; ${text}; reset role;
   revoke create on schema api from ${DOOR}`

// Walls broken on purpose, each by a statement of a careless migration.
const MUTANTS: Readonly<Record<string, string>> = {
  'a policy is dropped': 'drop policy own_rows on public.mood_logs',
  'a policy lets everybody in': 'alter policy own_rows on public.journal_entries using (true)',
  'a policy checks no new row': 'alter policy own_rows on public.mood_logs with check (true)',
  'a second policy widens the first': 'create policy wide on public.users using (true)',
  'a policy asks once a row': 'alter policy own_rows on public.users using (id = auth.user_id())',
  'a policy is for the browser’s role':
    'alter policy own_rows on public.mood_logs to authenticated',
  'a policy is for the door': `alter policy own_project on public.users to ${DOOR}`,
  'the project is not compared': 'drop policy own_project on public.rest_days',
  'the project is compared with nothing':
    'alter policy own_project on public.celebrations using (true) with check (true)',
  'the catalogue’s policy lets write':
    'create policy writes on public.raagtags for insert with check (true)',
  'force is taken off': 'alter table public.journal_entries no force row level security',
  'row-level security is off': 'alter table public.users disable row level security',
  'who has left is open': 'alter table private.departures disable row level security',
  'a table of people stands in another schema':
    'create schema other; create table other.people (user_id text primary key, words text)',
  'a table of people stands in the open schema': 'create table api.people (user_id text)',
  'a view stands in another schema':
    'create schema other; create view other.seen as select * from public.users',
  'a materialized view keeps a copy':
    'create materialized view public.kept as select * from public.journal_entries',
  'a table is split': 'create table public.parts (user_id text) partition by list (user_id)',
  'a table has a rule': 'create rule copied as on insert to public.favourites do also select 1',
  'the row limit of the journal is dropped':
    'drop trigger limit_many_rows on public.journal_entries',
  'the changes of entries have no number': 'drop trigger number_row on public.journal_entries',
  'deletions have no number': 'alter table public.tombstones disable trigger number_row',
  'favourites that were removed are not remembered':
    'drop trigger remember_deleted on public.favourites',
  'a day of rest that is there again stays remembered as removed':
    'drop trigger forget_returned on public.rest_days',
  'the door may choose the number of a row': 'grant update (seq) on public.mood_logs to alap_door',
  'the door may add a row with a number of its own':
    'grant insert (seq) on public.tombstones to alap_door',
  'the numbers of changes are sampled':
    'alter table public.journal_entries alter column seq set statistics 100',
  'the number of a person is sampled':
    'alter table public.users alter column seq set statistics 100',
  'the door may begin another epoch': 'grant update (id) on private.epoch to alap_door',
  'the epoch is open': 'grant select on private.epoch to authenticated',
  'the row limit of the counts is dropped': 'drop trigger limit_rows_a_person on public.japa',
  'what somebody counts is sampled':
    'alter table public.japa alter column beads set statistics 100',
  'a policy of the counts lets everybody in': 'alter policy own_rows on public.japa using (true)',
  'what somebody heard is sampled':
    'alter table public.mood_logs alter column heard set statistics 100',
  'the door may change what was heard': 'grant update (heard) on public.mood_logs to alap_door',
  'the limit of charts is dropped': 'drop trigger limit_kept_charts on public.kept_charts',
  'the names of charts are sampled':
    'alter table public.kept_charts alter column name set statistics 100',
  'a policy of the charts lets everybody in':
    'alter policy own_rows on public.kept_charts using (true)',
  'force is taken off the charts': 'alter table public.kept_charts no force row level security',
  'the door may change whose a chart is':
    'grant update (user_id) on public.kept_charts to alap_door',
  'the limit of recordings is dropped':
    'drop trigger limit_personal_recordings on public.personal_recordings',
  'the addresses of recordings are sampled':
    'alter table public.personal_recordings alter column address set statistics 100',
  'a policy of the recordings lets everybody in':
    'alter policy own_rows on public.personal_recordings using (true)',
  'force is taken off the recordings':
    'alter table public.personal_recordings no force row level security',
  'the door may change whose a recording is':
    'grant update (user_id) on public.personal_recordings to alap_door',
  'the door may give a recording another sound':
    'grant update (address) on public.personal_recordings to alap_door',
  'deleted recordings are not remembered':
    'drop trigger remember_deleted on public.personal_recordings',
  'deleted recordings may come back': 'drop trigger refuse_deleted on public.personal_recordings',
  'deletions are not remembered': 'drop trigger remember_deleted on public.journal_entries',
  'what was deleted may come back': 'alter table public.kept_charts disable trigger refuse_deleted',
  'deletions are never forgotten': 'drop trigger forget_old_tombstones on public.tombstones',
  'a policy of the deletions lets everybody in':
    'alter policy own_rows on public.tombstones using (true)',
  'force is taken off the deletions': 'alter table public.tombstones no force row level security',
  'what somebody deleted is sampled':
    'alter table public.tombstones alter column key set statistics 100',
  'the door may say whose deletion it was':
    'grant insert (user_id) on public.tombstones to alap_door',
  'the row limit is disabled': 'alter table public.mood_logs disable trigger limit_many_rows',
  'the limit of a day is dropped': 'drop trigger limit_mood_logs_a_day on public.mood_logs',
  'the person is not described': 'alter table public.users disable trigger describe_user',
  'a trigger is added': `create trigger more before insert on public.favourites
    for each row execute function private.describe_user()`,
  'the owner of a row is filled otherwise':
    "alter table public.favourites alter column user_id set default 'somebody'",
  'the owner of a row has no default':
    'alter table public.mood_logs alter column user_id drop default',
  'a table is keyed by another column': `alter table public.rest_days drop constraint rest_days_pkey,
    add primary key (local_date, user_id)`,
  'the person comes from a setting': `create or replace function auth.user_id() returns text
    language sql stable security definer set search_path = '' as
    $$ select current_setting('request.jwt.claim.sub', true) $$`,
  'the claims come from a setting too': `create or replace function auth.session() returns jsonb
    language sql stable security definer set search_path = '' as
    $$ select coalesce(current_setting('x', true)::jsonb, claims)
       from auth_private.session_claims where pid = pg_catalog.pg_backend_pid() $$`,
  'a function looks nowhere first': asDoor("alter function api.account() set search_path = ''"),
  'a function looks in the catalogue alone': asDoor(
    'alter function api.newest set search_path = pg_catalog',
  ),
  'a function looks in public': asDoor(
    'alter function api.catalogue set search_path = public, pg_temp',
  ),
  'a function keeps no row security': asDoor('alter function api.first() set row_security = off'),
  'a function forgets one setting': asDoor('alter function api.changes reset extra_float_digits'),
  'a function forgets all settings': asDoor('alter function api.save_entry reset all'),
  'a function runs with the caller’s rights': asDoor(
    'alter function api.account() security invoker',
  ),
  'an inner function runs with the door’s rights': asDoor(
    'alter function door.person() security definer',
  ),
  'a function belongs to the owner': `create function api.more() returns json language sql
    as 'select null::json'`,
  'an inner function may be called': asDoor(
    'grant execute on function door.writer() to authenticated',
  ),
  'an inner function may be called by all': asDoor(
    'grant execute on function door.person() to public',
  ),
  'the wall’s own function may be called':
    'grant execute on function private.restate_wall() to public',
  'a function may not be called': asDoor('revoke execute on function api.leave() from public'),
  'a function has a second form': `create function api.account(x text) returns json language sql
    as 'select null::json'`,
  'a function returns rows': `create function api.rows() returns setof public.users language sql
    as 'select * from public.users'`,
  'a function makes statements of text':
    asDoor(`create or replace function api.open_account() returns json
    language plpgsql as $$ begin execute 'select 1'; return null; end $$`),
  'a function in public runs as its owner': `create function public.peek() returns bigint
    language sql security definer as 'select count(*) from public.users'`,
  'the door inherits': `alter role ${DOOR} inherit`,
  'the door may log in': `alter role ${DOOR} login`,
  'the owner inherits from the door': `grant ${DOOR} to current_user with inherit true`,
  'the browser’s role is a member of the door': `grant ${DOOR} to authenticated`,
  'the door may make objects': `grant create on schema api to ${DOOR}`,
  'the door may make temporary objects': `do $$ begin
    execute format('grant temporary on database %I to ${DOOR}', current_database()); end $$`,
  'everybody may make temporary objects': `do $$ begin
    execute format('grant temporary on database %I to public', current_database()); end $$`,
  'the browser’s role may make schemas': `do $$ begin
    execute format('grant create on database %I to authenticated', current_database()); end $$`,
  'nobody may connect': `do $$ begin
    execute format('revoke connect on database %I from public', current_database()); end $$`,
  'a schema is open': 'grant usage on schema public to authenticated',
  'a schema is open to everybody': 'grant usage on schema door to public',
  'the functions’ schema is closed': 'revoke usage on schema api from public',
  'tables may be made': 'grant create on schema public to authenticated',
  'a table right goes to everybody': 'grant select on public.journal_entries to public',
  'a table right goes to the browser': 'grant select on public.raagtags to authenticated',
  'a column right goes to the browser': 'grant select (id) on public.users to authenticated',
  'the door may write whose a row is': `grant insert (user_id) on public.mood_logs to ${DOOR}`,
  'the door may change whose a row is': `grant update (user_id) on public.favourites to ${DOOR}`,
  'the door may write an e-mail': `grant insert (email) on public.users to ${DOOR}`,
  'the door may empty a table': `grant truncate on public.mood_logs to ${DOOR}`,
  'the door may write the catalogue': `grant insert on public.daily_audios to ${DOOR}`,
  'the door lacks a right': `revoke delete on public.users from ${DOOR}`,
  'new tables will be open': 'alter default privileges grant select on tables to public',
  'new functions will be open': 'alter default privileges grant execute on functions to public',
  'the role has defaults': 'alter role authenticated set row_security to off',
  'words are sampled': 'alter table public.journal_entries alter content set statistics 100',
  'addresses are sampled': 'alter table public.users alter email set statistics -1',
}

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.stop())

test('the holes to try are at least forty', () => {
  expect(Object.keys(MUTANTS).length).toBeGreaterThanOrEqual(40)
})

test('the wall as it is has no hole', async () => {
  expect(await findHoles(database.owner)).toEqual([])
})

test.each(Object.entries(MUTANTS))('the catalogue check finds that %s', async (_name, mutation) => {
  await database.owner('begin')
  try {
    await database.owner(mutation)
    expect(await findHoles(database.owner)).not.toEqual([])
  } finally {
    await database.owner('rollback')
  }
})

// Only a superuser can do this, so the test replaces the catalogue's result.
test.each(['rolbypassrls', 'rolsuper', 'rolreplication'])(
  'the catalogue check finds that the role of the door has %s',
  async (column) => {
    const flags =
      'rolsuper rolcreaterole rolcreatedb rolbypassrls rolreplication rolcanlogin rolinherit rolconnlimit'
    const columns = flags
      .split(' ')
      .map((each) => (each === column ? `${each} or rolname = '${DOOR}' as ${each}` : each))
    const roles = `with pg_roles as (select oid, rolname, ${columns.join(', ')} from pg_catalog.pg_roles),`
    const holes = await findHoles((text) =>
      database.owner(text.replaceAll('pg_catalog.pg_roles', 'pg_roles').replace(/^with$/m, roles)),
    )
    expect(holes).toEqual([`${DOOR} is a mighty role`])
  },
)
