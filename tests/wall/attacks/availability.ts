import { type Attack, sql } from '../support/attack.ts'
import { TABLES, VICTIM } from '../support/people.ts'
import { CALLS, sqlOf } from './calls.ts'

const MODES = ['access share', 'row exclusive', 'share row exclusive', 'access exclusive']
const BRIEF = "set local statement_timeout = '30ms'"
const HEAVY = [
  'select pg_sleep(20)',
  'select count(*) from generate_series(1, 1000000000)',
  'select count(*) from pg_class a, pg_class b, pg_class c, pg_class d',
  "select length(repeat('x', 1000000) || repeat('y', 1000000)), pg_sleep(9)",
  'with recursive r as (select 1 as n union all select n + 1 from r) select count(*) from r',
  "select 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' ~ '^(a+)+(b+)+$', pg_sleep(9)",
  'do $$ begin loop null; end loop; end $$',
  'do $$ begin loop begin perform pg_sleep(1); exception when others then null; end; exit; end loop; end $$',
  'select api.account(), pg_sleep(9)',
  'select api.open_account(), pg_sleep(9)',
]
const SPACE = [
  'select lo_create(0)',
  "select lo_from_bytea(0, 'x')",
  "select pg_logical_emit_message(false, 'a', repeat('x', 1000))",
  "select pg_logical_emit_message(true, 'a', repeat('x', 1000))",
  "select pg_notify('a', repeat('x', 7000))",
  'create temp table t as select 1',
  'create unlogged table t (a int)',
  "select set_config('work_mem', '1GB', true)",
  "select set_config('temp_buffers', '1GB', true)",
  "select pg_backup_start('x')",
]
const OTHERS =
  "select count(%(pid)) >= 0 from pg_stat_activity where usename = 'authenticated' and pid <> pg_backend_pid()"

/**
 * Ending others' connections, holding locks, sleeping, filling the disk: none may read or change
 * rows.
 */
export const availability = (): Attack[] => [
  ...TABLES.flatMap(([table]) => MODES.map((mode) => sql(`lock table ${table} in ${mode} mode`))),
  ...['pg_class', 'pg_proc', 'pg_authid', 'pg_database', 'pg_db_role_setting'].flatMap((table) =>
    MODES.map((mode) => sql(`lock table ${table} in ${mode} mode nowait`)),
  ),
  ...HEAVY.map((text) => sql(BRIEF, text)),
  ...SPACE.map((text) => sql(text)),
  ...['pg_terminate_backend', 'pg_cancel_backend'].flatMap((name) => [
    ...Array.from({ length: 8 }, () => sql(OTHERS.replace('%', name))),
    sql(`select ${name}(pg_backend_pid())`),
    sql(`select ${name}(pid) from pg_stat_activity where usename = 'alap_owner'`),
    sql(`select ${name}(pid) from pg_stat_activity where usename is null`),
    sql(`select ${name}(1), ${name}(0), ${name}(-1)`),
  ]),
  ...['pg_advisory_xact_lock(4162000)', 'pg_try_advisory_lock(4162000)', 'pg_advisory_lock(1)'].map(
    (call) => sql(`select ${call}`),
  ),
]

// A failing conversion puts its value into the message of the error.
const REVEALING = [
  'cast(reply::text as integer)',
  'cast(reply::text as date)',
  'cast(reply::text as uuid)',
  'cast(reply::text as jsonb[])',
  'cast(reply::text as pg_lsn)',
  "set_config('search_path', reply::text, true)",
  "set_config(reply::text, 'x', true)",
  "to_timestamp(reply::text, 'YYYY')",
  '1 / (length(reply::text) - length(reply::text))',
  'xmlparse(document reply::text)',
  'reply::text::regclass',
]

/**
 * Errors that contain values: they may show the caller's own replies, but nothing of other people.
 */
export const errors = (): Attack[] => [
  ...CALLS.flatMap((call) =>
    REVEALING.map((expression) =>
      sql(`select ${expression} from (select ${sqlOf(call)} as reply) as given`),
    ),
  ),
  ...TABLES.flatMap(([table, key]) => [
    sql(`select cast(${key} as integer) from ${table}`),
    sql(`insert into ${table} (${key}) select '${VICTIM}'`),
    sql(`insert into ${table} select * from ${table}`),
    sql(`alter table ${table} add constraint c check (${key} <> '${VICTIM}')`),
    sql(`create unique index on ${table} ((1))`),
    sql(`select ${table}.no_such_column from ${table}`),
    sql(`select '${table}'::regclass::oid::text::date`),
  ]),
]

/** One function called by two people in turn over one connection, with generic plans. */
export const genericPlans = (): Attack[] =>
  CALLS.flatMap((call) =>
    ['force_generic_plan', 'auto'].flatMap((mode) => [
      sql(`set plan_cache_mode to ${mode}`, `select ${sqlOf(call)}`),
      sql(`prepare kept as select ${sqlOf(call)}`),
      sql(`select ${sqlOf(call)} from generate_series(1, 6)`),
    ]),
  )
