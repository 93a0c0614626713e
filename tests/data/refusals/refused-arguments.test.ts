import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callOf } from '~/data/write.ts'
import type { Call, Json } from '~/lib/call.ts'
import { DataError } from '~/lib/data-error.ts'
import { openTestDatabase, type TestDatabase } from '~tests/support/database/local-database.ts'
import { EVERY_WRITE } from '../every-write.ts'
import { kindOf } from './refusals.ts'

const SECRET = 'words-of-somebody'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.stop())

const calls = EVERY_WRITE.map(callOf)
const withArgument = (call: Call, name: string, value: Json): Call => ({
  name: call.name,
  args: { ...call.args, [name]: value },
})
const callNamed = (name: string): Call => {
  const call = calls.find((known) => known.name === name)
  if (!call) throw new Error(`No write calls ${name}`)
  return call
}

// Where nothing is a value like another: no base, no hour, a session of no known length, no name,
// a recording that is no file.
const MAY_BE_NULL = [
  'base',
  'minute',
  'minutes',
  'raag',
  'heard',
  'session_id',
  'entry_id',
  'full_name',
  'latitude',
  'longitude',
  'zone',
  'utc_offset_seconds',
  'sure_to_minutes',
  'current_dasha',
  'moon_sign',
  'mood_category',
  'seconds',
  'file',
  'bytes',
]
const ONLY_TAKES_AWAY = /^(clear|delete|remove)_/
const needed = calls.flatMap((call) =>
  Object.keys(call.args)
    .filter((name) => !MAY_BE_NULL.includes(name))
    .map((name) => ({ call, name, of: call.name })),
)

test.each(needed)(
  'a needed argument is refused when it is null: $name of $of',
  async ({ call, name }) => {
    const kind = await kindOf(database, withArgument(call, name, null))
    // What takes away or edits nothing finds nothing; a list of nothing has nothing in it.
    const isNothing = ONLY_TAKES_AWAY.test(call.name) || call.name === 'edit_entry'
    if (isNothing) expect(kind).toBe('returned {"outcome":"gone"}')
    else if (name === 'achievements') expect(kind).toBe('returned {"outcome":"unchanged"}')
    else expect(kind).toBe('invalid')
  },
)

test.each(needed)(
  'a needed argument is refused when it is not sent: $name of $of',
  async ({ call, name }) => {
    const { [name]: _, ...args } = call.args
    expect(await kindOf(database, { name: call.name, args })).toBe('outdated')
  },
)

const TEXTS = [
  'content',
  'item',
  'mantra',
  'birth_place',
  'timezone',
  'full_name',
  'name',
  'raag',
  'setting',
  'title',
  'value',
  'zone',
]
const typed = calls.flatMap((call) =>
  Object.keys(call.args)
    .filter((name) => ![...TEXTS, 'current_dasha', 'moon_sign'].includes(name))
    .map((name) => ({ call, name, of: call.name })),
)

test.each(typed)('a text instead of $name of $of is refused', async ({ call, name }) => {
  expect(await kindOf(database, withArgument(call, name, SECRET))).toBe('invalid')
})

const UPSIDE_DOWN: [string, string, Json, string?][] = [
  ['record_mood', 'mood', 0],
  ['record_mood', 'mood', 6],
  ['record_mood', 'mood', -1],
  ['record_mood', 'mood', 2_147_483_647],
  ['record_mood', 'mood', 99_999_999_999],
  ['record_mood', 'mood', 2.5],
  ['record_mood', 'minute', -1],
  ['record_mood', 'minute', 1440],
  ['record_mood', 'minute', 100_000],
  ['record_mood', 'day', 'infinity'],
  ['record_mood', 'day', '2026-02-30'],
  ['record_mood', 'day', '1800-01-01'],
  ['record_mood', 'at', 'infinity'],
  ['record_mood', 'at', '-infinity'],
  ['record_mood', 'at', '99999-01-01T00:00:00Z'],
  ['record_mood', 'base', 'infinity'],
  ['record_mood', 'base', '294276-12-31T23:59:59.9999Z'],
  ['choose_setting', 'setting', 'Not A Setting'],
  ['choose_setting', 'setting', 'x'.repeat(41)],
  ['choose_setting', 'value', 'x'.repeat(201)],
  ['choose_setting', 'value', null],
  ['choose_setting', 'at', '2300-01-01T00:00:00Z'],
  ['record_japa', 'mantra', 'Not A Mantra'],
  ['record_japa', 'mantra', 'x'.repeat(41)],
  ['record_japa', 'beads', -1],
  ['record_japa', 'beads', 1_000_001],
  ['record_japa', 'day', '2300-01-01'],
  ['record_session', 'minutes', 0],
  ['record_session', 'minutes', 1441],
  ['record_session', 'minutes', -32_769],
  ['record_session', 'raag', ' '],
  ['record_session', 'raag', 'x'.repeat(101)],
  ['record_session', 'heard', ''],
  ['record_session', 'heard', '/recordings/'],
  ['record_session', 'heard', `/recordings/${'a'.repeat(189)}`],
  ['record_session', 'heard', '/recordings/a.mp3\n'],
  ['record_session', 'heard', `https://example.org/recordings/${SECRET}`],
  ['record_session', 'heard', { address: '/recordings/a.mp3' }],
  ['save_entry', 'content', ''],
  ['save_entry', 'content', `${SECRET}${'x'.repeat(20_000)}`],
  ['save_entry', 'mood', 9],
  ['save_entry', 'at', '2500-01-01T00:00:00Z'],
  ['save_entry', 'id', '7b0e5f6a'],
  ['add_backdated', 'day', '2500-01-01'],
  ['add_rest_day', 'day', '0001-01-01 BC'],
  ['celebrate', 'achievements', { first: 'zen-zone' }],
  ['celebrate', 'achievements', 'zen-zone'],
  ['celebrate', 'achievements', 7],
  ['celebrate', 'achievements', [null]],
  ['celebrate', 'achievements', [['zen-zone']]],
  ['celebrate', 'achievements', [SECRET.toUpperCase()]],
  ['add_favourite', 'item', 'Not An Item'],
  ['add_favourite', 'item', 'x'.repeat(65)],
  ['keep_chart', 'name', '  '],
  ['keep_chart', 'name', 'x'.repeat(201)],
  ['keep_chart', 'birth_date', '1700-01-01'],
  ['keep_chart', 'birth_date', '2190-01-01'],
  ['keep_chart', 'birth_time', '25:00'],
  ['keep_chart', 'birth_place', '  '],
  ['keep_chart', 'birth_place', 'x'.repeat(301)],
  ['keep_chart', 'latitude', 90.5],
  ['keep_chart', 'latitude', 'NaN'],
  ['keep_chart', 'longitude', -181],
  ['keep_chart', 'utc_offset_seconds', null],
  ['keep_chart', 'utc_offset_seconds', 57_601],
  ['keep_chart', 'timezone', `${SECRET}!`],
  ['keep_chart', 'zone', `${SECRET}!`],
  ['keep_chart', 'sure_to_minutes', 721],
  ['keep_chart', 'at', 'infinity'],
  ['keep_recording', 'title', ''],
  ['keep_recording', 'title', '  '],
  ['keep_recording', 'title', 'x'.repeat(201)],
  ['keep_recording', 'raag', ' '],
  ['keep_recording', 'raag', 'x'.repeat(101)],
  ['keep_recording', 'mood_category', 'Raudra'],
  ['keep_recording', 'mood_category', 'karuna'],
  ['keep_recording', 'seconds', 0],
  ['keep_recording', 'seconds', 86_401],
  ['keep_recording', 'seconds', 0.5],
  ['keep_recording', 'address', ''],
  ['keep_recording', 'address', 'http://media.example/yaman.mp3'],
  ['keep_recording', 'address', '/recordings/yaman-10.mp3'],
  ['keep_recording', 'address', `https://asha:${SECRET}@media.example/yaman.mp3`],
  ['keep_recording', 'address', 'https:///yaman.mp3'],
  ['keep_recording', 'address', 'https://media.example/an evening.mp3'],
  ['keep_recording', 'address', `https://media.example/${'a'.repeat(2027)}`],
  ['keep_recording', 'address', 'javascript:alert(1)'],
  ['keep_recording', 'address', { href: 'https://media.example/yaman.mp3' }],
  // It has an address already.
  ['keep_recording', 'file', 'a'.repeat(64)],
  ['keep_recording', 'bytes', 7],
  ['keep_recording', 'at', 'infinity'],
  ['save_birth_details', 'birth_date', '1700-01-01'],
  ['save_birth_details', 'birth_date', '2190-01-01'],
  ['save_birth_details', 'birth_time', '25:00'],
  ['save_birth_details', 'birth_place', '  '],
  ['save_birth_details', 'latitude', 5],
  ['save_birth_details', 'latitude', 1e308],
  ['save_birth_details', 'timezone', `${SECRET}!`],
  ['save_birth_details', 'sure_to_minutes', 100_000],
  ['save_birth_details', 'current_dasha', 'x'.repeat(101)],
]

test.each(UPSIDE_DOWN)('the function %s refuses a %s of %j', async (function_, name, value) => {
  expect(await kindOf(database, withArgument(callNamed(function_), name, value))).toBe('invalid')
})

test.each<Call['args']>([
  { address: null },
  { address: null, file: 'a'.repeat(64) },
  { address: null, bytes: 7 },
  { address: null, file: 'a'.repeat(63), bytes: 7 },
  { address: null, file: 'A'.repeat(64), bytes: 7 },
  { address: null, file: 'a'.repeat(64), bytes: 0 },
  { address: null, file: 'a'.repeat(64), bytes: 1_073_741_825 },
  { address: null, file: 'a'.repeat(64), bytes: 99_999_999_999 },
  { file: 'a'.repeat(64), bytes: 7 },
])('a recording that sounds nowhere, or in two places, is refused: %j', async (changes) => {
  const { name, args } = callNamed('keep_recording')
  expect(await kindOf(database, { name, args: { ...args, ...changes } })).toBe('invalid')
})

const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`

test('nested lists, a thousand deep, are refused', async () => {
  const nested: Json = JSON.parse(deep(1000))
  expect(await kindOf(database, withArgument(callNamed('celebrate'), 'achievements', nested))).toBe(
    'invalid',
  )
  expect(
    await kindOf(database, {
      name: 'import_rows',
      args: { kind: 'rest_days', rows: nested, id: randomUUID(), part: 0 },
    }),
  ).toBe('invalid')
  expect(await kindOf(database, { name: 'packed_screen', args: { reads: nested } })).not.toMatch(
    'returned',
  )
})

describe('the functions that read', () => {
  test.each<[string, Call['args'], string]>([
    ['first', { uid: 'somebody' }, 'outdated'],
    ['catalogue', { user_id: 'somebody' }, 'outdated'],
    ['catalogue', { raag: 'Yaman' }, 'outdated'],
    ['changes', { since: SECRET }, 'invalid'],
    ['changes', { since: '99999999999999999999' }, 'invalid'],
    ['changes', { since: 0, most: SECRET }, 'invalid'],
    ['changes', {}, 'outdated'],
    ['newest', { kind: SECRET }, 'invalid'],
    ['newest', { kind: null }, 'invalid'],
    ['newest', { kind: 'mood_logs', before: SECRET }, 'invalid'],
    ['newest', { kind: 'rest_days', before: `2026-03-04 ${randomUUID()}` }, 'invalid'],
    ['newest', { kind: 'mood_logs', most: SECRET }, 'invalid'],
    ['newest', {}, 'outdated'],
    ['sync', { writes: [], since: SECRET }, 'invalid'],
    ['sync', { since: 0 }, 'outdated'],
    ['no_such_function', {}, 'outdated'],
    ['account', { user_id: 'somebody' }, 'outdated'],
  ])('the function %s called with %j is refused', async (name, args, kind) => {
    expect(await kindOf(database, { name, args })).toBe(kind)
  })

  test.each<[string, Call['args'], unknown]>([
    ['changes', { since: null }, { rows: {}, gone: [], seq: 0 }],
    ['changes', { since: -5, most: null }, { rows: {}, gone: [], seq: 0 }],
    ['newest', { kind: 'mood_logs', most: null }, { found: 0, rows: [], next: null }],
    ['newest', { kind: 'journal_entries', most: -1 }, { found: 0, rows: [], next: null }],
    ['first', {}, { days: {}, seq: 0 }],
  ])('the function %s called with %j returns no data of any person', async (name, args, reply) => {
    expect(await database.as(randomUUID()).read({ name, args })).toMatchObject(Object(reply))
  })
})

test('a refusal never repeats stored data, even of a row that it conflicts with', async () => {
  const uid = randomUUID()
  const db = database.as(uid)
  const save = callNamed('save_entry')
  await db.write(withArgument(save, 'content', SECRET))
  const mood = callNamed('record_mood')
  const session = callNamed('record_session')
  await db.write(withArgument(session, 'id', '7b0e5f6a-3f53-4f0c-9a39-0d6f4f3a1f11'))
  const refusals = [
    withArgument(save, 'mood', 9),
    withArgument(withArgument(save, 'content', ''), 'id', randomUUID()),
    withArgument(mood, 'id', '7b0e5f6a-3f53-4f0c-9a39-0d6f4f3a1f11'),
    withArgument(callNamed('edit_entry'), 'mood', 9),
  ]
  for (const call of refusals) {
    const error = await db.write(call).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(DataError)
    for (const secret of [SECRET, '7b0e5f6a', uid]) expect(String(error)).not.toContain(secret)
  }
})
