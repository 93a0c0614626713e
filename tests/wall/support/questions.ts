import { MY_KINDS } from '~/domain/my-data/my-data.ts'
import { CALLS, READS, sqlOf } from '../attacks/calls.ts'
import { product } from '../attacks/product.ts'
import { TABLES, VICTIM } from './people.ts'

/** Questions whose reply must not depend on any row of the victim. */
export type Question = { readonly name: string; readonly sql: readonly string[] }

const one = (text: string): Question => ({ name: text, sql: [text] })

const RELATIONS = [...TABLES.map(([table]) => table.slice(7))]
const oidOf = (name: string) =>
  `(select oid from pg_class where relname = '${name}' and relnamespace = (select oid from pg_namespace where nspname = 'public'))`

/**
 * The totals over all people that PostgreSQL shows to each role. Names are as in the test's list.
 */
const totals = (): Question[] => [
  ...RELATIONS.flatMap((name) => [
    {
      name: `reltuples of ${name}`,
      sql: [`select reltuples from pg_class where oid = ${oidOf(name)}`],
    },
    {
      name: `relpages of ${name}`,
      sql: [`select relpages, relallvisible from pg_class where oid = ${oidOf(name)}`],
    },
    { name: `relation size of ${name}`, sql: [`select pg_relation_size(${oidOf(name)})`] },
    {
      name: `total size of ${name}`,
      sql: [`select pg_total_relation_size(${oidOf(name)}), pg_indexes_size(${oidOf(name)})`],
    },
    {
      name: `live rows of ${name}`,
      sql: [`select n_live_tup, n_tup_ins from pg_stat_user_tables where relname = '${name}'`],
    },
    {
      name: `samples of ${name}`,
      sql: [
        `select attname, null_frac, avg_width, n_distinct, most_common_vals::text, most_common_freqs, histogram_bounds::text, correlation from pg_stats where tablename = '${name}'`,
      ],
    },
  ]),
]

const catalogues = (): Question[] =>
  [
    "select relname, relkind, relnatts, relrowsecurity, relacl::text from pg_class where relnamespace in (select oid from pg_namespace where nspname in ('public', 'private', 'api', 'door')) order by 1",
    'select schemaname, tablename, policyname, qual from pg_policies order by 1, 2, 3',
    "select attrelid::int, attname, attstattarget, attacl::text from pg_attribute where attrelid in (select oid from pg_class where relkind = 'r' and relnamespace = (select oid from pg_namespace where nspname = 'public')) order by 1, attnum",
    'select * from pg_stats_ext',
    'select * from pg_stats_ext_exprs',
    'select count(*) from pg_largeobject_metadata',
    'select * from pg_prepared_xacts',
    'select name, statement from pg_cursors',
    'select * from pg_prepared_statements',
    'select count(*) from pg_class',
    'select count(*) from pg_type',
    'select count(*) from pg_sequences',
    "select proname, prorows, procost from pg_proc where pronamespace = (select oid from pg_namespace where nspname = 'api') order by 1",
    'select * from pg_stat_user_functions',
    'select * from pg_stat_xact_user_tables',
    'select pg_notification_queue_usage()',
    'select * from pg_seclabels',
    'select rolname, rolconfig::text from pg_roles order by 1',
    'select locktype, mode, granted from pg_locks where pid = pg_backend_pid() order by 1, 2',
    "select distinct query from pg_stat_activity where usename = 'alap_door'",
    'select * from pg_statistic',
    'select * from auth_private.session_claims',
    "select has_schema_privilege('public', 'usage'), has_schema_privilege('api', 'usage')",
  ].map(one)

const explain = (options: string, call: string) => one(`explain ${options} select ${call}`)

const plans = (): Question[] =>
  CALLS.flatMap((call) => [
    explain('', sqlOf(call)),
    explain('(verbose, settings)', sqlOf(call)),
    explain('(generic_plan, format json)', sqlOf(call)),
  ]).concat(
    READS.flatMap((call) => [
      explain('(analyze, timing off, summary off, buffers off)', sqlOf(call)),
      explain('(analyze, timing off, summary off, buffers off, verbose)', sqlOf(call)),
      { name: `rows of ${call.name}`, sql: [`select count(*) from ${sqlOf(call)}`] },
      one(`select ${sqlOf(call)}`),
      one(`select cast(${sqlOf(call)}::text as date)`),
      one(`select pg_column_size(${sqlOf(call)}::text)`),
    ]),
    TABLES.flatMap(([table, key]) => [
      explain('', `1 from ${table}`),
      explain('(analyze, timing off, summary off)', `1 from ${table} where ${key} = '${VICTIM}'`),
    ]),
  )

const writes = (): Question[] =>
  [
    "api.delete_entry('b0b0b0b0-0000-4000-8000-000000000001')",
    "api.edit_entry('b0b0b0b0-0000-4000-8000-000000000001', 'x', 3, '2026-01-01Z', '2026-01-01Z')",
    "api.save_entry('b0b0b0b0-0000-4000-8000-000000000001', ' ', 3, '2026-01-01', 1, '2026-01-01Z')",
    "api.remove_favourite('item-of-the-victim')",
    "api.remove_rest_day('1987-06-05')",
    "api.clear_mood('1987-06-05')",
    "api.star_entry('b0b0b0b0-0000-4000-8000-000000000001', true)",
    "api.newest('mood_logs', '1987-06-05 b0b0b0b0-0000-4000-8000-000000000009')",
    ...MY_KINDS.map((kind) => `api.newest('${kind}')`),
    "api.newest('users')",
    'api.changes(0, 1)',
    'api.changes(9007199254740991)',
    'api.sync(\'[{"name": "delete_entry", "args": {"id": "b0b0b0b0-0000-4000-8000-000000000001"}}]\', 0) ->> \'outcomes\'',
    'api.write_many(\'[{"name": "delete_entry", "args": {"id": "b0b0b0b0-0000-4000-8000-000000000001"}}, {"name": "clear_mood", "args": {"day": "1987-06-05"}}]\')',
    "api.delete_chart('b0b0b0b0-0000-4000-8000-000000000004')",
    "api.delete_recording('b0b0b0b0-0000-4000-8000-000000000006')",
    "api.newest('mood_logs', '1987-06-05 b0b0b0b0-0000-4000-8000-000000000002', 1)",
    "api.newest('journal_entries', '1987-06-06 b0b0b0b0-0000-4000-8000-000000000001', 1)",
    "api.first() -> 'days'",
    "api.first() #> '{tables,mood_logs}'",
    'api.catalogue()',
  ].map((call) => one(`select ${call}`))

/** All of them; the same and in the same order in every run. */
export const questions = (): readonly Question[] => [
  ...catalogues(),
  ...plans(),
  ...writes(),
  ...product()
    .filter((_, index) => index % 12 === 0)
    .flatMap((attack) =>
      attack.way === 'sql' ? [{ name: attack.sql.join('; '), sql: attack.sql }] : [],
    ),
  ...totals(),
]
