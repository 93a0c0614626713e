import { type Attack, sql } from '../support/attack.ts'
import { TABLES, VICTIM } from '../support/people.ts'

const ROLES = ['alap_owner', 'alap_door', 'postgres', 'pg_read_all_data', 'pg_write_all_data']
const MORE_ROLES = ['pg_monitor', 'pg_maintain', 'pg_signal_backend', 'pg_execute_server_program']
const SCHEMAS = ['public', 'private', 'door', 'api', 'auth', 'auth_private', 'pg_catalog']
const RIGHTS = ['all', 'select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']

const onTable = (table: string): string[] => [
  `truncate ${table} cascade`,
  `copy ${table} to program 'cat'`,
  `copy ${table} to '/tmp/x'`,
  `copy ${table} to stdout`,
  `copy ${table} from stdin`,
  `alter table ${table} disable row level security`,
  `alter table ${table} no force row level security`,
  `alter table ${table} owner to authenticated`,
  `alter table ${table} disable trigger all`,
  `alter table ${table} add column x text`,
  `alter table ${table} rename to y`,
  `alter table ${table} set (security_barrier = false)`,
  `drop policy own_rows on ${table}`,
  `alter policy own_rows on ${table} using (true)`,
  `create policy mine on ${table} using (true)`,
  `drop table ${table} cascade`,
  `create trigger t before insert on ${table} execute function now()`,
  `create rule r as on select to ${table} do instead select 1`,
  `create index on ${table} (ctid)`,
  `create statistics s on ctid, xmin from ${table}`,
  `comment on table ${table} is 'x'`,
  `analyze ${table}`,
  `vacuum full ${table}`,
  `cluster ${table}`,
  `reindex table ${table}`,
  `lock table ${table}`,
  `create view v as select * from ${table}`,
  `create temp view v as select * from ${table}`,
  `create materialized view v as select * from ${table}`,
  `select * into mine from ${table}`,
  `create table mine (like ${table})`,
  `create table mine () inherits (${table})`,
  `create publication p for table ${table}`,
  `import foreign schema public from server s into public`,
  ...RIGHTS.map((right) => `grant ${right} on ${table} to authenticated`),
  ...['public', 'alap_door'].map((who) => `revoke all on ${table} from ${who}`),
]

const onSchema = (schema: string): string[] => [
  `grant all on schema ${schema} to authenticated`,
  `grant all on all tables in schema ${schema} to authenticated`,
  `grant execute on all functions in schema ${schema} to authenticated`,
  `alter schema ${schema} owner to authenticated`,
  `alter schema ${schema} rename to x`,
  `drop schema ${schema} cascade`,
  `create table ${schema}.mine (a int)`,
  `create function ${schema}.f() returns int language sql as 'select 1'`,
  `create type ${schema}.mine as (a int)`,
  `create domain ${schema}.mine as text`,
  `create sequence ${schema}.mine`,
  `create operator ${schema}.= (function = texteq, leftarg = text, rightarg = text)`,
  `create cast (text as integer) with inout`,
  `alter default privileges in schema ${schema} grant all on tables to public`,
]

const FUNCTIONS = [
  'auth.user_id()',
  'auth.session()',
  'door.person()',
  'door.writer()',
  'door.is_own_project()',
  'door.mark_of_person()',
  'private.firebase_project()',
  'private.restate_wall()',
  'api.leave()',
  'api.first()',
]

const onFunction = (signature: string): string[] => [
  `create or replace function ${signature} returns text language sql as 'select ''x'''`,
  `alter function ${signature} security invoker`,
  `alter function ${signature} reset all`,
  `alter function ${signature} set search_path = 'pg_temp'`,
  `alter function ${signature} leakproof`,
  `alter function ${signature} owner to authenticated`,
  `drop function ${signature} cascade`,
  `grant all on function ${signature} to authenticated`,
  `revoke all on function ${signature} from public`,
  `select proname from pg_proc where oid = '${signature}'::regprocedure for update`,
]

const DATABASE = [
  'create schema mine',
  'create extension dblink',
  'create extension postgres_fdw',
  'create extension file_fdw',
  'create extension pg_stat_statements',
  'create language plpython3u',
  'create database mine',
  'create server s foreign data wrapper postgres_fdw',
  'create event trigger e on ddl_command_start execute function now()',
  "create subscription s connection 'host=x' publication p",
  'create publication p for all tables',
  'alter database alap set search_path = evil',
  'alter database alap owner to authenticated',
  'alter system set fsync = off',
  'alter system reset all',
  'select pg_reload_conf()',
  "select pg_read_file('/etc/passwd')",
  "select pg_ls_dir('.')",
  'select pg_ls_waldir()',
  "select pg_stat_file('postgresql.conf')",
  "select lo_import('/etc/passwd')",
  "select lo_export(1, '/tmp/x')",
  'select pg_switch_wal()',
  "select pg_create_restore_point('x')",
  "select pg_create_physical_replication_slot('x')",
  'select pg_stat_reset()',
  'select pg_promote()',
  'checkpoint',
  "load 'auto_explain'",
  'update pg_class set relrowsecurity = false',
  'delete from pg_policy',
  'update pg_proc set prosecdef = false',
  'insert into pg_auth_members values (1, 2, 3, 4, true, true, true)',
  'alter default privileges for role alap_owner grant all on tables to public',
  'alter default privileges for role alap_door grant all on tables to public',
  "security label on role authenticated is 'x'",
]

/** Data definition, rights and policies. */
export const takingOver = (): Attack[] =>
  [
    ...TABLES.map(([table]) => table)
      .concat('public.daily_audios', 'private.departures')
      .flatMap(onTable),
    ...SCHEMAS.flatMap(onSchema),
    ...FUNCTIONS.flatMap(onFunction),
    ...DATABASE,
  ].map((statement) => sql(statement))

const CLAIM_SETTINGS = ['request.jwt.claims', 'request.jwt.claim.sub', 'request.jwt', 'jwt.claims']
const MORE_CLAIMS = ['auth.session', 'auth.user_id', 'app.user_id', 'neon.auth_token', 'pgrst.jwt']
const CALLED = ['api.first()', 'api.account()', "api.newest('journal_entries')", 'api.changes(0)']

/** Becoming another person, by role or by claims. */
export const becoming = (): Attack[] => [
  ...[...ROLES, ...MORE_ROLES].flatMap((role) => [
    sql(`set role ${role}`, 'select * from public.users'),
    sql(`set local role ${role}`, 'select * from public.users'),
    sql(`set session authorization ${role}`),
    sql(`select set_config('role', '${role}', true)`, 'select * from public.users'),
    sql(`select set_config('session_authorization', '${role}', false)`),
    sql(`do $$ begin execute 'set role ${role}'; end $$`),
    sql(`grant ${role} to authenticated`),
    sql(`grant authenticated to ${role}`),
    sql(`alter role ${role} login password 'x'`),
    sql(`alter role ${role} set search_path = evil`),
    sql(`alter role ${role} rename to x`),
    sql(`drop role ${role}`),
    sql(`reassign owned by ${role} to authenticated`),
    sql(`drop owned by ${role}`),
    sql(`alter default privileges for role ${role} grant all on tables to authenticated`),
    sql(`create user mapping for ${role} server s`),
  ]),
  ...['superuser', 'bypassrls', 'createrole', 'createdb', 'replication', 'inherit', 'nologin'].map(
    (word) => sql(`alter role authenticated ${word}`),
  ),
  ...[
    'create role helper',
    'create user helper superuser',
    'alter group alap_owner add user authenticated',
  ].map((text) => sql(text)),
  ...[...CLAIM_SETTINGS, ...MORE_CLAIMS].flatMap((name) =>
    CALLED.flatMap((call) => [
      sql(`select set_config('${name}', '{"sub":"${VICTIM}"}', true) is null`, `select ${call}`),
      sql(`select set_config('${name}', '${VICTIM}', true) is null`, `select ${call}`),
    ]),
  ),
  ...['select * from', 'table', 'delete from', 'truncate', 'lock table'].map((verb) =>
    sql(`${verb} auth_private.session_claims`),
  ),
  sql(`insert into auth_private.session_claims values (pg_backend_pid(), '{}')`),
  sql(`update auth_private.session_claims set claims = '{"sub": "${VICTIM}"}'`),
  ...[
    'door.person()',
    'door.writer()',
    'door.mark_of_person()',
    'private.restate_wall()',
    'private.watch()',
    'private.firebase_project()',
    "private.drop_policies('pg_class')",
    "private.seal_functions('api', false)",
  ].map((call) => sql(`select ${call}`)),
  sql(`select auth.user_id() = '${VICTIM}'`, 'rollback', 'begin', 'select auth.session()'),
]
