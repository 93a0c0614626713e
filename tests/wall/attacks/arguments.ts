import type { Call, Json } from '~/lib/call.ts'
import { type ApiAttack, type Attack, sql } from '../support/attack.ts'
import { VICTIM, VICTIM_DAY, VICTIM_ENTRY, VICTIM_ITEM } from '../support/people.ts'
import { CALLS, sqlOf } from './calls.ts'

const ODD: readonly string[] = [
  'null',
  "''",
  "' '",
  "'NaN'",
  "'infinity'",
  "'-infinity'",
  "'0'",
  "'-1'",
  "'2147483648'",
  "'9e999'",
  "'epoch'",
  "'today'",
  "'0001-01-01 BC'",
  "'294276-12-31'",
  "'24:00:00'",
  "'00000000-0000-0000-0000-000000000000'",
  `'${VICTIM}'`,
  `'${VICTIM_ENTRY}'`,
  `'${VICTIM_DAY}'`,
  `'${VICTIM_ITEM}'`,
  "repeat('x', 300000)",
  "repeat('[', 4000) || repeat(']', 4000)",
  "(repeat('[', 4000) || repeat(']', 4000))::jsonb",
  "'{}'::jsonb",
  '\'[null, {}, [], "", 1e400]\'::jsonb',
  "'{1,2,3}'::int[]",
  "array['a', null]",
  "E'\\u2028\\u202e'",
  "U&'\\D83D\\DE00'",
  "$$'; drop table public.users; --$$",
  '(select content from public.journal_entries limit 1)',
  "(select string_agg(rolname, ',') from pg_roles)",
  'auth.user_id()',
  'api.account()',
  'row(1, 2)',
]

/** Every argument of every function, with wrong values of every kind. */
export const oddArguments = (): Attack[] =>
  CALLS.flatMap((call) =>
    Object.keys(call.args).flatMap((argument) =>
      ODD.map((expression) => sql(`select ${sqlOf(call, argument, expression)} as reply`)),
    ),
  )

const OWNER_NAMES = ['user_id', 'id', 'uid', 'owner', 'sub', 'USER_ID', '"user_id"', 'person']

const forgedRows: Readonly<Record<string, Json>> = {
  mood_logs: { id: VICTIM_ENTRY, emotion: '3', emotion_label: 'Neutral', local_date: VICTIM_DAY },
  journal_entries: { id: VICTIM_ENTRY, content: 'forged', mood: 3, local_date: VICTIM_DAY },
  user_astro_profiles: { birth_date: VICTIM_DAY, birth_time: '10:00', birth_place: 'Pune' },
  favourites: { item: 'forged' },
  rest_days: { local_date: '2001-01-01' },
  celebrations: { achievement: 'forged' },
  settings: { setting: 'forged', value: 'forged' },
  japa: { mantra: 'forged', local_date: VICTIM_DAY, beads: 108 },
  kept_charts: {
    id: VICTIM_ENTRY,
    name: 'forged',
    birth_date: VICTIM_DAY,
    birth_time: '10:00',
    birth_place: 'Pune',
    timezone: 'auto',
    latitude: 1,
    longitude: 1,
    utc_offset_seconds: 0,
    updated_at: '2026-01-01T00:00:00Z',
  },
  personal_recordings: {
    id: VICTIM_ENTRY,
    title: 'forged',
    moodcategory: '',
    address: 'https://media.example/forged.mp3',
    updated_at: '2026-01-01T00:00:00Z',
  },
  users: { id: VICTIM, email: 'x@example.org' },
}

// Functions that no list of writes may call.
const NOT_IN_LISTS = [
  'leave',
  'import_rows',
  'undo_import',
  'write_many',
  'sync',
  'changes',
  'first',
  'newest',
  'catalogue',
  'account',
  'writer',
  'write_one',
  'api.leave',
  'door.row_of',
  'door.writer',
  'private.restate_wall',
  'pg_sleep',
]

/** Rows and calls that name another person as their owner. */
export const forgedOwners = (): Attack[] => [
  ...Object.entries(forgedRows).flatMap(([kind, row]) =>
    OWNER_NAMES.map((name) => {
      const rows = JSON.stringify([{ ...Object(row), [name]: VICTIM }]).replaceAll("'", "''")
      return sql(`select api.import_rows('${kind}', '${rows}'::jsonb, gen_random_uuid(), 0)`)
    }),
  ),
  ...CALLS.flatMap((call) =>
    ['user_id', 'me', 'person'].map((name) =>
      sql(`select ${sqlOf(call).replace(/\)$/, `, ${name} => '${VICTIM}')`).replace('(, ', '(')}`),
    ),
  ),
  ...CALLS.flatMap(({ name, args }) => {
    const writes = JSON.stringify([{ name, args: { ...args, user_id: VICTIM } }])
    const list = `'${writes.replaceAll("'", "''")}'`
    return [sql(`select api.write_many(${list})`), sql(`select api.sync(${list}, 0)`)]
  }),
  ...NOT_IN_LISTS.map((name) =>
    sql(`select api.sync('[{"name": "${name}", "args": {"user_id": "${VICTIM}"}}]', 0)`),
  ),
  ...NOT_IN_LISTS.map((name) =>
    sql(`select api.write_many('[{"name": "${name}", "args": {"user_id": "${VICTIM}"}}]')`),
  ),
  ...[
    'users',
    'departures',
    'private.departures',
    'public.users',
    'session_claims',
    "mood_logs'",
    '',
  ].flatMap((kind) => [
    sql(`select api.newest('${kind.replaceAll("'", "''")}')`),
    sql(`select api.newest('${kind.replaceAll("'", "''")}', '${VICTIM_DAY} ${VICTIM_ENTRY}', 1)`),
  ]),
]

/** One call to the Data API. */
export const post = (
  name: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): ApiAttack => ({
  way: 'data-api',
  path: `/rpc/${name}`,
  method: 'POST',
  headers: { 'Content-Profile': 'api', ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
})

const deep = (levels: number): Json => (levels === 0 ? [] : [deep(levels - 1)])

const ODD_JSON: readonly Json[] = [
  null,
  '',
  ' ',
  'NaN',
  'infinity',
  '-infinity',
  0,
  -1,
  2147483648,
  1e308,
  0.1,
  true,
  'epoch',
  '0001-01-01 BC',
  '294276-12-31',
  VICTIM,
  VICTIM_ENTRY,
  VICTIM_DAY,
  VICTIM_ITEM,
  'x'.repeat(100_000),
  deep(500),
  {},
  { user_id: VICTIM },
  [null, {}, [], ''],
  '{1,2,3}',
  '\u2028\u202e',
]

const SQL_TEXTS = [
  "' or true --",
  "'; drop table public.users; --",
  "') from public.users --",
  '(select content from public.journal_entries limit 1)',
  '$1; set role alap_owner',
  "' union select id from public.users --",
  '"; select pg_sleep(9)',
  "\\'; select 1 --",
  "'||(select id from public.users)||'",
  'auth.user_id()',
]

const withArgument = (values: readonly Json[]) =>
  CALLS.flatMap((call: Call) =>
    Object.keys(call.args).flatMap((argument) =>
      values.map((value) => post(call.name, { ...call.args, [argument]: value })),
    ),
  )

/** Over the Data API: every argument of every function, with wrong values of every kind. */
export const oddJson = (): Attack[] => withArgument(ODD_JSON)

/** Over the Data API: SQL in every argument, as a value and as a name. */
export const sqlInJson = (): Attack[] => [
  ...withArgument(SQL_TEXTS),
  ...CALLS.flatMap((call) => SQL_TEXTS.map((text) => post(call.name, { ...call.args, [text]: 1 }))),
  ...SQL_TEXTS.map((text) => post(encodeURIComponent(text), {})),
  ...SQL_TEXTS.flatMap((text) => [
    post('write_many', { writes: [{ name: text, args: {} }] }),
    post('write_many', { writes: [{ name: 'delete_entry', args: { [text]: 1 } }] }),
    post('write_many', { writes: [{ name: 'remove_favourite', args: { item: text } }] }),
  ]),
]
