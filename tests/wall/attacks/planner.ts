import { type Attack, sql } from '../support/attack.ts'
import { TABLES, VICTIM } from '../support/people.ts'
import { CALLS, READS, sqlOf } from './calls.ts'

const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  'public.users': ['email', 'created_at', 'seq'],
  'public.mood_logs': ['emotion', 'local_date', 'raag', 'minutes', 'heard'],
  'public.journal_entries': ['content', 'mood', 'local_date'],
  'public.favourites': ['item', 'added_at'],
  'public.rest_days': ['local_date'],
  'public.celebrations': ['achievement'],
  'public.japa': ['mantra', 'local_date', 'beads'],
  'public.settings': ['setting', 'value', 'updated_at'],
  'public.kept_charts': ['name', 'birth_date', 'birth_place', 'latitude'],
  'public.personal_recordings': ['title', 'raag', 'address', 'file'],
  'public.tombstones': ['kind', 'key', 'deleted_at', 'may_return', 'seq'],
  'public.imports': ['id', 'part', 'kind', 'imported_at', 'seq'],
  'public.user_astro_profiles': ['full_name', 'birth_date', 'birth_place', 'latitude'],
}
const CONDITIONS = ["= 'so'", "< 'so'", ">= 'so'", "like 'so%'", 'is null', "between 'a' and 'b'"]

const OPTIONS = ['', '(costs)', '(generic_plan)', '(format json)', '(verbose, settings)']
const SCANS = `select set_config('enable_indexscan', 'off', true), set_config('enable_bitmapscan', 'off', true),
  set_config('enable_indexonlyscan', 'off', true)`

const conditions = (): string[] =>
  TABLES.flatMap(([table, key]) =>
    (COLUMNS[table] ?? []).flatMap((column) =>
      CONDITIONS.map(
        (is) => `select 1 from ${table} where ${key} = '${VICTIM}' and ${column} ${is}`,
      ),
    ),
  )

/** The planner's estimates of rows reveal values where it has samples of them. */
export const estimates = (): Attack[] => [
  ...conditions().map((question, index) =>
    sql(`explain ${OPTIONS[index % OPTIONS.length]} ${question}`),
  ),
  ...TABLES.flatMap(([table, key]) => [
    sql(`explain select from ${table} group by ${key}`),
    sql(`explain select distinct ${key} from ${table}`),
    sql(`explain select from ${table} a join ${table} b using (${key})`),
    sql(`explain select from pg_stats where tablename = '${table.slice(7)}'`),
    sql(
      `select most_common_vals::text, histogram_bounds::text, n_distinct from pg_stats where tablename = '${table.slice(7)}'`,
    ),
    sql(
      `select reltuples, relpages, relallvisible from pg_class where relname = '${table.slice(7)}'`,
    ),
  ]),
]

/** The executed and skipped parts of a plan reveal whether a row passed an earlier condition. */
export const initPlans = (): Attack[] => [
  ...conditions().map((question) =>
    sql(SCANS, `explain (analyze, costs off, timing off, summary off) ${question}`),
  ),
  ...conditions().map((question) => sql(`select case when exists (${question}) then 1 / 0 end`)),
  ...READS.flatMap((call) => [
    sql(SCANS, `explain (analyze, costs off, timing off) select ${sqlOf(call)}`),
    sql(
      `explain (analyze, costs off, timing off) select (select ${sqlOf(call)}), (select 1 where false)`,
    ),
    sql(
      `explain (analyze, costs off, timing off) select * from json_each((select ${sqlOf(call)}))`,
    ),
    sql(
      `explain (analyze, costs off, timing off) with a as materialized (select ${sqlOf(call)}) select from a, a as b`,
    ),
  ]),
]

const EXPLAIN = [
  '',
  'analyze',
  '(analyze, verbose)',
  '(analyze, buffers, wal)',
  '(analyze, serialize text)',
  '(analyze, memory)',
  '(verbose, settings)',
  '(generic_plan)',
  '(format json)',
  '(analyze, format json)',
  '(analyze, format xml)',
  '(format yaml)',
]

/** The plan of a call shows only the call, and nothing of what the function does inside. */
export const explainedCalls = (): Attack[] =>
  CALLS.flatMap((call) => [
    ...EXPLAIN.map((options) => sql(`explain ${options} select ${sqlOf(call)}`)),
    sql(
      `explain (analyze) select * from ${sqlOf(call)} as reply where reply::text like '%${VICTIM}%'`,
    ),
    sql(`prepare p as select ${sqlOf(call)}`),
    sql(`do $$ begin perform ${sqlOf(call)}; end $$`),
  ])

/** 54 settings that decide how statements are planned, run and printed. */
export const SETTINGS: Readonly<Record<string, string>> = {
  array_nulls: 'off',
  backend_flush_after: '0',
  backslash_quote: 'on',
  bytea_output: 'escape',
  client_encoding: 'sql_ascii',
  client_min_messages: 'debug5',
  constraint_exclusion: 'on',
  cpu_tuple_cost: '1e9',
  cursor_tuple_fraction: '0',
  datestyle: 'sql, dmy',
  debug_pretty_print: 'on',
  debug_print_parse: 'on',
  debug_print_plan: 'on',
  default_statistics_target: '10000',
  enable_async_append: 'off',
  enable_bitmapscan: 'off',
  enable_hashagg: 'off',
  enable_hashjoin: 'off',
  enable_indexonlyscan: 'off',
  enable_indexscan: 'off',
  enable_material: 'off',
  enable_memoize: 'off',
  enable_mergejoin: 'off',
  enable_nestloop: 'off',
  enable_seqscan: 'off',
  enable_sort: 'off',
  escape_string_warning: 'off',
  exit_on_error: 'on',
  extra_float_digits: '-15',
  from_collapse_limit: '1',
  geqo_threshold: '2',
  gin_fuzzy_search_limit: '1',
  intervalstyle: 'iso_8601',
  jit: 'on',
  jit_above_cost: '0',
  join_collapse_limit: '1',
  lc_monetary: 'C',
  'plpgsql.check_asserts': 'off',
  'plpgsql.extra_errors': 'all',
  'plpgsql.extra_warnings': 'all',
  'plpgsql.print_strict_params': 'on',
  'plpgsql.variable_conflict': 'use_variable',
  max_parallel_workers_per_gather: '4',
  parallel_setup_cost: '0',
  plan_cache_mode: 'force_generic_plan',
  quote_all_identifiers: 'on',
  row_security: 'off',
  search_path: 'pg_temp',
  seq_page_cost: '1e9',
  standard_conforming_strings: 'off',
  timezone: 'Pacific/Apia',
  transform_null_equals: 'on',
  work_mem: '64kB',
  xmloption: 'document',
}

/** Every setting with every call. */
export const settingsAndCalls = (): Attack[] =>
  Object.entries(SETTINGS).flatMap(([name, value]) =>
    CALLS.map((call) =>
      sql(
        `select set_config('${name}', '${value}', true) is null`,
        `select ${sqlOf(call)} as reply`,
      ),
    ),
  )
