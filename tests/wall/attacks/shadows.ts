import { type Attack, sql } from '../support/attack.ts'
import { READS, sqlOf } from './calls.ts'

const TYPES = [
  'text',
  'json',
  'jsonb',
  'date',
  'uuid',
  'timestamptz',
  'integer',
  'boolean',
  'int4',
  'bytea',
]
const STEALER = `create function pg_temp.steal(anyelement) returns boolean language plpgsql as
  $$ begin raise notice '%', current_user; return true; end $$`

const objects = (type: string): string[] => [
  `create domain pg_temp.${type} as pg_catalog.text check (pg_temp.steal(value))`,
  `create type pg_temp.${type} as (a int)`,
  `create type pg_temp.${type} as enum ('a')`,
  `create temp table ${type} (user_id text)`,
]

const FUNCTIONS = [
  'json_build_object',
  'coalesce',
  'json_agg',
  'set_config',
  'now',
  'md5',
  'octet_length',
  'array_agg',
  'pg_input_is_valid',
  'char_length',
  'to_char',
  'greatest',
  'count',
  'row_number',
]
const OPERATORS = ['=', '<>', '->>', '->', '||', '<', '>', '@>', '+']

const SETUPS: readonly (readonly string[])[] = [
  ...TYPES.flatMap((type) => objects(type).map((text) => [STEALER, text])),
  ...TYPES.flatMap((type) => objects(type).map((text) => [text])),
  ...FUNCTIONS.map((name) => [
    `create function pg_temp.${name}(text) returns text language sql as 'select ''stolen'''`,
  ]),
  ...OPERATORS.map((name) => [
    STEALER,
    `create operator pg_temp.${name} (function = pg_temp.steal, leftarg = text, rightarg = text)`,
  ]),
  ['create temp table users (id text)'],
  ['create temp table mood_logs (user_id text)'],
  ['create temp view journal_entries as select 1 as user_id'],
  ['create temp sequence s'],
  ['create cast (text as jsonb) with inout as implicit'],
  ['create temp table pg_class (a int)'],
]

const PATHS = ['pg_temp, pg_catalog', 'pg_temp', 'public, pg_temp, pg_catalog', '""']

/** Temporary types, functions, operators and tables with the names that the functions use. */
export const shadows = (): Attack[] => [
  ...SETUPS.flatMap((setup) => [
    sql(...setup),
    ...READS.map((call) => sql(...setup, `select ${sqlOf(call)}`)),
  ]),
  ...PATHS.flatMap((path) =>
    READS.map((call) =>
      sql(`select set_config('search_path', '${path}', true)`, `select ${sqlOf(call)}`),
    ),
  ),
]
