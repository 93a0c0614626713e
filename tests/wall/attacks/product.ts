import { type Attack, sql } from '../support/attack.ts'
import { NOBODY } from '../support/attempt.ts'
import { TABLES, VICTIM } from '../support/people.ts'

const predicates = (key: string) => [
  'true',
  `t.${key} = '${VICTIM}'`,
  `t.${key} <> auth.user_id()`,
  `t.${key} is not null or true`,
  `t.${key} like '%'`,
  `exists (select from public.journal_entries where user_id = '${VICTIM}') or true`,
  `t.${key} = any (array['${VICTIM}'])`,
  `t.ctid = '(0,1)'`,
  `t.${key} in (select id from public.users)`,
]

const CHANGES: Readonly<Record<string, string>> = {
  'public.users': "email = 'x@example.org'",
  'public.mood_logs': "emotion = '1', emotion_label = 'Very Sad'",
  'public.journal_entries': "content = 'defaced'",
  'public.favourites': "added_at = '2000-01-01'",
  'public.rest_days': "local_date = '2000-01-01'",
  'public.celebrations': "celebrated_at = '2000-01-01'",
  'public.japa': 'beads = 0',
  'public.settings': "value = 'defaced'",
  'public.kept_charts': "name = 'defaced'",
  'public.personal_recordings': "title = 'defaced'",
  'public.tombstones': "deleted_at = '2000-01-01'",
  'public.imports': "kind = 'japa'",
  'public.user_astro_profiles': "full_name = 'defaced'",
}

const verbs = (table: string, key: string, where: string): Attack[] => {
  const change = CHANGES[table]
  const plain = where.replaceAll('t.', '')
  return [
    sql(`select * from ${table} as t where ${where}`),
    sql(`select t.${key}, t.ctid, t.xmin, t.tableoid from ${table} as t where ${where}`),
    sql(`select row_to_json(t) from ${table} as t where ${where}`),
    sql(`select string_agg(t.${key}, ',') from ${table} as t where ${where}`),
    sql(`select count(*) from ${table} as t where ${where}`),
    sql(`with t as (select * from ${table} as t where ${where}) select * from t`),
    sql(`select * from ${table} as t, public.users as u where ${where}`),
    sql(`select * from ${table} as t tablesample system (100) where ${where}`),
    sql(`select t from only ${table} as t where ${where}`),
    sql(`select * from ${table} as t where ${where} for update`),
    sql(`select * from ${table} as t where ${where} for share skip locked`),
    sql(
      `select t.* from (values (1)) as v, lateral (select * from ${table} as t where ${where}) as t`,
    ),
    sql(`update ${table} as t set ${change} where ${where} returning *`),
    sql(`update ${table} as t set ${key} = 'attacker' where ${where}`),
    sql(`delete from ${table} as t where ${where} returning *`),
    sql(`merge into ${table} as t using (values (1)) as v on ${where} when matched then delete`),
    sql('set local row_security = off', `select * from ${table} as t where ${where}`),
    sql(
      `select query_to_xml('select * from ${table} as t where ${where.replaceAll("'", "''")}', true, true, '')`,
    ),
    sql(`copy (select * from ${table} as t where ${where}) to stdout`),
    sql(`do $$ begin perform from ${table} as t where ${where}; end $$`),
    sql(`explain (analyze, verbose, buffers) select * from ${table} as t where ${where}`),
    sql(`declare c cursor with hold for select * from ${table} where ${plain}`),
    sql(`prepare p as select * from ${table} where ${plain}`),
  ]
}

/** Reading and changing rows, in every form of SQL, of every table, under every condition. */
export const product = (): Attack[] =>
  TABLES.flatMap(([table, key]) => predicates(key).flatMap((where) => verbs(table, key, where)))

const oracleQuestions = (who: string, id: string): string[] => [
  ...TABLES.flatMap(([table, key]) => [
    `select 1 from ${table} where ${key} = '${who}'`,
    `insert into ${table} (${key}) values ('${who}')`,
    `insert into ${table} (${key}) values ('${who}') on conflict do nothing`,
    `insert into ${table} (${key}) values ('${who}') on conflict (${key}) do update set ${key} = 'x'`,
    `explain select 1 from ${table} where ${key} = '${who}'`,
    `explain analyze select 1 from ${table} where ${key} >= '${who}'`,
    `update ${table} set ${key} = '${who}'`,
    `delete from ${table} where ${key} = '${who}'`,
  ]),
  `select api.delete_entry('${id}')`,
  `select api.write_many('[{"name": "delete_entry", "args": {"id": "${id}"}}]')`,
  `select api.write_many('[{"name": "record_session", "args": {"id": "${id}", "day": "2026-01-01", "minute": 9999, "at": "2026-01-01Z", "minutes": 1, "raag": "x"}}]')`,
  `select api.write_many('[{"name": "record_session", "args": {"id": "${id}", "day": "2026-01-01", "minute": 9, "at": "2026-01-01Z", "minutes": 1, "raag": "x", "heard": "no"}}]')`,
  `select api.star_entry('${id}', true)`,
  `select api.sync('[{"name": "delete_entry", "args": {"id": "${id}"}}]', 0) ->> 'outcomes'`,
  `select api.newest('mood_logs', '1987-06-05 ${id}') -> 'rows'`,
  `select api.newest('journal_entries', '1987-06-06 ${id}') ->> 'found'`,
  `select api.edit_entry('${id}', 'x', 3, '2026-01-01Z', '1987-06-05 12:11:12.131Z')`,
  `select api.delete_recording('${id}')`,
  `select api.keep_recording('${id}', 'x', null, null, null, 'https://x.example/', null, null, '2026-01-01Z', '1987-06-05 12:00Z')`,
  `select api.save_entry('${id}', '', 3, '2026-01-01', 1, '2026-01-01Z')`,
  `select api.record_session('${id}', '2026-01-01', 9999, '2026-01-01Z', 1, 'x')`,
  `select api.record_session('${id}', '2026-01-01', 9, '2026-01-01Z', 1, 'x', 'no')`,
  `select api.record_mood('${id}', 9, '2026-01-01', 1, '2026-01-01Z')`,
  `select api.import_rows('users', '[{"id": "${who}"}]', '${id}', 1)`,
  `select api.import_rows('rest_days', '[]', '${id}', 0) ->> 'outcome'`,
  `select api.undo_import('${id}', 0)`,
  `select api.newest('${who}')`,
  `select api.newest('mood_logs', '${who}')`,
  `select api.newest('mood_logs', '1987-06-05 ${id}', 1) -> 'next'`,
  `select api.catalogue('${who}') ->> 'version'`,
  `select has_table_privilege('${who}', 'pg_class', 'select')`,
  `select to_regrole('${who}')`,
  `select '${who}'::regrole`,
  `select pg_has_role('${who}', 'member')`,
]

/** The same question about the victim and about an unknown id: both must get the same reply. */
export function oracles(): Attack[] {
  const real = oracleQuestions(VICTIM, 'b0b0b0b0-0000-4000-8000-000000000001')
  const vacant = oracleQuestions(NOBODY, 'b1b1b1b1-0000-4000-8000-000000000001')
  return real.map((question, index) => ({
    way: 'sql',
    sql: [question],
    twin: [vacant[index] ?? ''],
  }))
}
