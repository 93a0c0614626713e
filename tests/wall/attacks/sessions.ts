import { type Attack, sql } from '../support/attack.ts'
import { SETTINGS } from './planner.ts'

const MORE_SETTINGS: Readonly<Record<string, string>> = {
  application_name: 'evil',
  check_function_bodies: 'off',
  commit_delay: '1',
  deadlock_timeout: '1',
  default_tablespace: 'pg_global',
  default_transaction_deferrable: 'on',
  default_transaction_isolation: 'serializable',
  default_transaction_read_only: 'on',
  dynamic_library_path: '/tmp',
  event_triggers: 'off',
  gin_pending_list_limit: '64',
  idle_in_transaction_session_timeout: '1',
  idle_session_timeout: '60000',
  lc_messages: 'C',
  lc_numeric: 'C',
  lc_time: 'C',
  local_preload_libraries: 'nothing',
  lo_compat_privileges: 'on',
  lock_timeout: '1',
  log_min_messages: 'debug5',
  log_statement: 'all',
  logical_decoding_work_mem: '64',
  maintenance_work_mem: '64',
  restrict_nonsystem_relation_kind: 'view',
  role: 'none',
  session_replication_role: 'replica',
  session_preload_libraries: 'nothing',
  statement_timeout: '1',
  synchronous_commit: 'off',
  synchronize_seqscans: 'off',
  tcp_keepalives_idle: '1',
  temp_buffers: '100',
  temp_file_limit: '0',
  temp_tablespaces: '',
  transaction_timeout: '1',
  track_activities: 'off',
  vacuum_cost_delay: '1',
  wal_compression: 'on',
  xmlbinary: 'hex',
}

const ALL_SETTINGS = { ...SETTINGS, ...MORE_SETTINGS }
export const POISONS: readonly (readonly [string, string])[] = Object.entries(ALL_SETTINGS)

/** What one request leaves on a connection before the victim uses it. */
export const leftOvers = (): Attack[] => [
  ...POISONS.map(([name, value]) => sql(`set ${name} to '${value}'`)),
  ...POISONS.map(([name, value]) => sql(`select set_config('${name}', '${value}', false)`)),
  ...[
    'set session characteristics as transaction read only',
    'set session characteristics as transaction isolation level serializable',
    'set constraints all deferred',
    'begin',
    'begin read only',
    'start transaction isolation level serializable',
    'commit',
    'rollback',
    'savepoint s',
    'declare c cursor with hold for select 1',
    'prepare s as select 1',
    "prepare transaction 'x'",
    'listen x',
    "notify x, 'y'",
    'unlisten *',
    'select pg_advisory_lock(4162000)',
    'select pg_advisory_lock_shared(4162000)',
    'select pg_advisory_lock(1, 2), pg_advisory_lock(3)',
    'create temp table users (id text)',
    'create temp view users as select 1',
    'create temp sequence s',
    'create type pg_temp.json as (a int)',
    'select setseed(0.5), random()',
    "load 'plpgsql'",
    "do $$ begin perform set_config('search_path', 'pg_temp', false); end $$",
    'discard all',
    'discard plans',
    'reset all',
    'select pg_terminate_backend(pg_backend_pid())',
    'select pg_cancel_backend(pg_backend_pid())',
    'select 1 / 0',
    'select lo_create(0)',
    'set local role none',
  ].map((text) => sql(text)),
  // The compiled and planned parts of a function stay with the connection.
  ...['force_generic_plan', 'force_custom_plan', 'auto'].flatMap((mode) =>
    [
      "api.newest('mood_logs')",
      "api.newest('journal_entries', null, 1000)",
      'api.first()',
      'api.changes(0)',
      'api.open_account()',
    ].map((call) =>
      sql(`set plan_cache_mode to ${mode}`, ...Array.from({ length: 7 }, () => `select ${call}`)),
    ),
  ),
  ...['all', 'shadowed_variables', 'strict_multi_assignment', 'too_many_rows'].flatMap((value) => [
    sql(`set plpgsql.extra_errors to '${value}'`, 'select api.open_account()'),
    sql(
      `select set_config('plpgsql.extra_errors', '${value}', true)`,
      "select api.newest('mood_logs', null, 1)",
    ),
  ]),
  ...['use_variable', 'use_column', 'error'].map((value) =>
    sql(
      `select set_config('plpgsql.variable_conflict', '${value}', true)`,
      "select api.newest('rest_days')",
      "select api.add_rest_day('2001-01-01')",
      "select api.remove_rest_day('2001-01-01')",
    ),
  ),
  ...['standard_conforming_strings', 'transform_null_equals', 'array_nulls'].flatMap((name) =>
    ['on', 'off'].map((value) =>
      sql(
        `select set_config('${name}', '${value}', true)`,
        "select api.newest('favourites')",
        "select api.clear_mood('2001-01-01')",
      ),
    ),
  ),
]

/** The statement that makes a setting a default of the role, everywhere or in this database. */
export const poisoning = (name: string, value: string, where: 'everywhere' | 'here'): string =>
  where === 'everywhere'
    ? `alter role authenticated set ${name} to '${value}'`
    : `do $$ begin execute format('alter role authenticated in database %I set ${name} to ''${value}''',
        current_database()); end $$`

/** Defaults of the role that all people share. */
export const poison = (): Attack[] => [
  ...POISONS.flatMap(([name, value]) => [
    sql(poisoning(name, value, 'everywhere')),
    sql(poisoning(name, value, 'here')),
  ]),
  ...['alap_owner', 'alap_door', 'all', 'postgres'].map((role) =>
    sql(`alter role ${role} set search_path to 'evil'`),
  ),
  ...[
    "alter role authenticated set role to 'alap_door'",
    "alter role authenticated set session_authorization to 'alap_owner'",
    'alter role authenticated connection limit 0',
    "alter role authenticated valid until '2000-01-01'",
    "alter database alap set search_path to 'evil'",
    'alter role authenticated reset all',
  ].map((text) => sql(text)),
]

/** Short statements that remove rows, rights or policies. */
export const destroy = (): Attack[] =>
  [
    'drop owned by authenticated',
    'drop owned by authenticated cascade',
    'drop owned by current_user',
    'drop owned by session_user',
    'drop owned by current_role cascade',
    'reassign owned by authenticated to authenticated',
    'reassign owned by current_user to alap_owner',
    'revoke all on schema api from authenticated, public',
    'revoke all on all functions in schema api from authenticated, public cascade',
    'revoke connect on database alap from public, authenticated',
    'revoke authenticated from alap_owner',
    'revoke alap_door from alap_owner',
    'drop role authenticated',
    'alter role authenticated rename to nobody',
    'alter role authenticated nologin',
    'drop owned by alap_door',
    "do $$ begin execute 'drop owned by current_user'; end $$",
  ].map((text) => sql(text))
