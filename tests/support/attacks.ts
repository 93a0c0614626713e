/** The person whose rows are attacked, and what would give them away in an answer. */
export const VICTIM = 'victim-uid'
export const VICTIM_ENTRY = 'b0b0b0b0-0000-4000-8000-000000000001'
export const VICTIM_MOOD = 'b0b0b0b0-0000-4000-8000-000000000002'
export const VICTIM_ITEM = 'item-of-the-victim'
export const SECRETS = [VICTIM, VICTIM_ITEM, 'words-of-the-victim', '1987-06-05', 'b0b0b0b0-']

/** What a request may lead to: rows of the attacker at most, or a refusal and nothing else. */
export type Attack = { readonly sql: readonly string[]; readonly mustBeRefused: boolean }

const harmless = (...sql: string[]): Attack => ({ sql, mustBeRefused: false })
const refused = (...sql: string[]): Attack => ({ sql, mustBeRefused: true })

const TABLES = {
  users: { key: 'id', change: "email = 'x@example.org'" },
  mood_logs: { key: 'user_id', change: "emotion = '1', emotion_label = 'Very Sad'" },
  journal_entries: { key: 'user_id', change: "content = 'defaced'" },
  favourites: { key: 'user_id', change: "added_at = '2000-01-01'" },
  rest_days: { key: 'user_id', change: "local_date = '2000-01-01'" },
  celebrations: { key: 'user_id', change: "celebrated_at = '2000-01-01'" },
  user_astro_profiles: { key: 'user_id', change: "full_name = 'defaced'" },
} as const

const PREDICATES = (key: string) => [
  'true',
  `${key} = '${VICTIM}'`,
  `${key} <> auth.user_id()`,
  `${key} is not null or true`,
  `${key} in (select id from public.users)`,
  `${key} like '%'`,
  `exists (select from public.journal_entries where user_id = '${VICTIM}') or true`,
  `${key} = any(array['${VICTIM}'])`,
]

function onTable(table: keyof typeof TABLES): Attack[] {
  const { key, change } = TABLES[table]
  const name = `public.${table}`
  const anyColumn = change.split(' ')[0]
  return PREDICATES(key).flatMap((where) => [
    harmless(`select * from ${name} where ${where}`),
    harmless(`select ${key}, ctid, xmin from ${name} where ${where}`),
    harmless(`select row_to_json(t) from ${name} t where ${where}`),
    harmless(`select string_agg(${key}, ',') from ${name} where ${where}`),
    harmless(`with t as (select * from ${name} where ${where}) select * from t`),
    harmless(`select * from ${name} t, public.users u where ${where.replaceAll(key, `t.${key}`)}`),
    harmless(`select * from (table ${name}) t where ${where}`),
    harmless(`update ${name} set ${change} where ${where} returning *`),
    harmless(`delete from ${name} where ${where} returning *`),
    harmless(`select * from ${name} where ${where} for update`),
    harmless(
      `merge into ${name} t using (values (1)) v on ${where.replaceAll(key, `t.${key}`)}
       when matched then delete`,
    ),
    harmless(`set local row_security = off`, `select * from ${name} where ${where}`),
    refused(`update ${name} set ${key} = 'attacker' where ${where}`),
    refused(`select set_config('role', 'alap_owner', true)`, `select ${anyColumn} from ${name}`),
  ])
}

const entryColumns = 'id, content, mood, local_date'
const entryValues = `'${VICTIM_ENTRY}', 'squatted', 3, '2026-01-01'`

/** Taking over rows or ids, and giving rows away. */
const TAKING_OVER: Attack[] = [
  // The same id as the victim's is another row: ids of two people never meet.
  harmless(`insert into public.journal_entries (${entryColumns}) values (${entryValues})`),
  harmless(
    `insert into public.journal_entries (${entryColumns}) values (${entryValues})
     on conflict (user_id, id) do update set content = 'defaced'`,
  ),
  harmless(
    `insert into public.mood_logs (id, emotion, emotion_label, local_date)
     values ('${VICTIM_MOOD}', '3', 'Neutral', '1987-06-05') on conflict do nothing`,
  ),
  refused(
    `insert into public.journal_entries (user_id, ${entryColumns}) values ('${VICTIM}', ${entryValues})`,
  ),
  refused(
    `insert into public.mood_logs (user_id, id, emotion, emotion_label, local_date)
     values ('${VICTIM}', gen_random_uuid(), '3', 'Neutral', '2026-01-01')`,
  ),
  refused(
    `insert into public.user_astro_profiles (user_id, birth_date, birth_time, birth_place)
     values ('${VICTIM}', '2000-01-01', '10:00', 'Pune')
     on conflict (user_id) do update set full_name = 'defaced'`,
  ),
  refused(`insert into public.favourites (user_id, item) values ('${VICTIM}', 'raga-yaman')`),
  harmless(`insert into public.favourites (item) values ('${VICTIM_ITEM}') on conflict do nothing`),
  refused(`update public.favourites set user_id = '${VICTIM}'`),
  refused(`insert into public.users (id) values ('somebody-else')`),
  refused(`insert into public.users (id, email) values ('x', 'x@example.org')`),
  refused(`insert into public.users (email) values ('x@example.org')`),
  refused(`update public.journal_entries set user_id = '${VICTIM}'`),
  refused(`update public.mood_logs set user_id = '${VICTIM}' returning *`),
  refused(`update public.users set id = '${VICTIM}'`),
  // Everybody may leave, and takes along what is their own.
  harmless(`delete from public.users returning *`),
  refused(`insert into public.raagtags (name) values ('Evil')`),
  refused(`update public.daily_audios set audio_url = 'https://evil.example/x.mp3'`),
  refused(`delete from public.daily_audios`),
]

/** Becoming somebody else, by role or by claims. */
const BECOMING: Attack[] = [
  refused(`set role alap_owner`),
  refused(`set role postgres`),
  refused(`set session authorization postgres`),
  refused(`select set_config('session_authorization', 'postgres', false)`),
  refused(`do $$ begin execute 'set role alap_owner'; end $$`),
  refused(`alter role authenticated superuser`),
  refused(`alter role authenticated bypassrls`),
  refused(`grant alap_owner to authenticated`),
  refused(`create role helper`),
  refused(`select 1; set role alap_owner`),
  refused(`select * from auth_private.session_claims`),
  refused(`insert into auth_private.session_claims values (pg_backend_pid(), '{}')`),
  refused(`update auth_private.session_claims set claims = '{"sub": "${VICTIM}"}'`),
  refused(`create or replace function auth.user_id() returns text language sql as 'select ''x'''`),
  refused(
    `create or replace function private.firebase_project() returns text language sql as 'select ''x'''`,
  ),
  refused(`select * from private.schema_version`),
  ...['request.jwt.claims', 'request.jwt.claim.sub', 'auth.session', 'app.user_id'].map((name) =>
    harmless(
      `select set_config('${name}', '{"sub":"${VICTIM}"}', true) is null`,
      `select content from public.journal_entries`,
    ),
  ),
]

const OBJECTS: Attack[] = [
  ...Object.keys(TABLES).flatMap((table) => [
    refused(`truncate public.${table} cascade`),
    refused(`copy public.${table} to program 'cat'`),
    refused(`copy public.${table} to '/tmp/x'`),
    refused(`alter table public.${table} disable row level security`),
    refused(`alter table public.${table} no force row level security`),
    refused(`alter table public.${table} owner to authenticated`),
    refused(`drop policy own_rows on public.${table}`),
    refused(`alter policy own_rows on public.${table} using (true)`),
    refused(`create policy mine on public.${table} using (true)`),
    // Only warns, and gives nothing: the catalogues are read again after the attacks.
    harmless(`grant all on public.${table} to public`),
    refused(`drop table public.${table} cascade`),
    refused(`create trigger t before insert on public.${table} execute function now()`),
    harmless(`copy public.${table} to stdout`),
  ]),
  refused(`copy public.journal_entries (${entryColumns}) from stdin`),
  refused(`create table public.mine (a int)`),
  refused(`create temp table mine (a int)`),
  refused(`create view public.all_entries as select * from public.journal_entries`),
  refused(`create function public.f() returns int language sql as 'select 1'`),
  refused(`create schema mine`),
  refused(`create extension dblink`),
  refused(`select pg_read_file('/etc/passwd')`),
  refused(`select pg_ls_dir('.')`),
  refused(`select lo_import('/etc/passwd')`),
  refused(`select * from pg_authid`),
  refused(`select * from pg_shadow`),
  refused(`update pg_class set relrowsecurity = false`),
  refused(`alter database postgres set search_path = evil`),
  refused(`alter system set fsync = on`),
  refused(`alter default privileges for role alap_owner grant all on tables to public`),
  harmless(`select most_common_vals::text, histogram_bounds::text from pg_stats`),
  harmless(`select query from pg_stat_activity`),
  harmless(`select * from pg_prepared_statements`),
]

/** Every attack, each list of statements to be sent as one batch or alone. */
export const ATTACKS: readonly Attack[] = [
  ...(Object.keys(TABLES) as (keyof typeof TABLES)[]).flatMap(onTable),
  ...TAKING_OVER,
  ...BECOMING,
  ...OBJECTS,
]
