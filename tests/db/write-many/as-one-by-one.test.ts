import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Call, Json } from '~/lib/call.ts'
import { openTestDatabase, type TestDatabase } from '~tests/support/database/local-database.ts'
import { postCall, stateOf, writeMany } from './sending.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.stop())

// Few values, so that writes of a list meet each other, and now and then one that is refused.
const some = <Value extends Json>(...values: Value[]) => fc.constantFrom<Value[]>(...values)
const mostly = (good: readonly Json[], bad: readonly Json[]): fc.Arbitrary<Json> =>
  fc.oneof({ weight: 20, arbitrary: some(...good) }, { weight: 1, arbitrary: some(...bad) })
const HOURS = [1, 2, 3].map((hour) => `2026-03-02T0${hour}:00:00.000Z`)

const id = fc.integer({ min: 1, max: 2 }).map((n) => `00000000-0000-4000-8000-00000000000${n}`)
const day = mostly(['2026-03-01', '2026-03-02'], ['1800-01-01', 'someday', null])
const at = mostly(HOURS, ['infinity', 'now and then'])
const base = fc.option(some(...HOURS))
const mood = mostly([1, 3], [9, 2.5, null])
const minute = mostly([0, 1439], [1440, null])
const content = mostly(['one', 'two'], [' ', 'x'.repeat(20_001)])
const item = mostly(['day-1', 'raga-yaman'], ['Not An Item'])

const kind = (name: string, args: Record<string, fc.Arbitrary<Json>>): fc.Arbitrary<Call> =>
  fc.record({ name: fc.constant(name), args: fc.record(args) })

const sound = fc.oneof(
  kind('open_account', {}),
  kind('record_mood', { id, mood, day, minute, at, base }),
  kind('clear_mood', { day }),
  kind('clear_mood', { day, base }),
  kind('record_session', {
    id,
    day,
    minute,
    at,
    minutes: mostly([null, 10], [0]),
    raag: mostly([null, 'Yaman'], [' ']),
    heard: mostly([null, '/recordings/yaman-10.mp3'], ['/elsewhere/yaman-10.mp3']),
  }),
  kind('save_entry', { id, content, mood, day, minute, at }),
  kind('edit_entry', { id, content, mood, at, base: some(...HOURS) }),
  kind('edit_entry', { id, content, mood, at, base: some(...HOURS), day }),
  kind('delete_entry', { id }),
  kind('delete_entry', { id, base: some(...HOURS) }),
  kind('star_entry', { id, starred: mostly([true, false], [null, 'much']) }),
  kind('add_backdated', { day, session_id: fc.option(id), entry_id: fc.option(id) }),
  kind('add_rest_day', { day }),
  kind('remove_rest_day', { day }),
  kind('celebrate', { achievements: mostly([['zen-zone'], []], [['NO'], {}, null]), at }),
  kind('add_favourite', { item, at }),
  kind('remove_favourite', { item }),
  kind('record_japa', {
    mantra: mostly(['shiva', 'guru'], ['Om!']),
    day,
    beads: mostly([0, 54], [-1, 'many']),
    at,
    base,
  }),
  kind('choose_setting', {
    setting: mostly(['theme', 'week'], ['Theme!', null]),
    value: mostly(['', 'dark'], ['x'.repeat(201), null]),
    at,
  }),
  kind('keep_chart', {
    id,
    name: mostly(['Asha', 'Meera'], [' ']),
    birth_date: mostly(['1990-01-01'], ['2190-01-01']),
    birth_time: some('05:30', '06:30'),
    birth_place: mostly(['Pune'], ['']),
    timezone: mostly(['auto'], ["';--"]),
    latitude: mostly([18.5234567], [null, 91]),
    longitude: fc.constant(73.8678901),
    zone: some(null, 'Asia/Kolkata'),
    utc_offset_seconds: fc.constant(19_800),
    sure_to_minutes: some(null, 15),
    at,
    base,
  }),
  kind('delete_chart', { id }),
  kind('delete_chart', { id, base: some(...HOURS) }),
  kind('keep_recording', {
    id,
    title: mostly(['An evening', 'A morning'], [' ']),
    raag: mostly([null, 'Yaman'], [' ']),
    mood_category: mostly([null, 'Karuna'], ['Raudra']),
    seconds: mostly([null, 1471], [0, 2.5]),
    address: mostly(
      ['https://media.example/a.mp3', 'https://media.example/b.mp3'],
      [null, 'http://media.example/a.mp3'],
    ),
    file: mostly([null], ['a'.repeat(64)]),
    bytes: mostly([null], [7]),
    at,
    base,
  }),
  kind('delete_recording', { id }),
  kind('delete_recording', { id, base: some(...HOURS) }),
  kind('save_birth_details', {
    full_name: mostly([null, 'Meera'], [' ']),
    birth_date: mostly(['1990-01-01'], ['2190-01-01']),
    birth_time: mostly(['05:30'], ['25:00']),
    birth_place: some('Pune', 'Agra'),
    timezone: mostly(['auto'], ["';--"]),
    latitude: mostly([18.5234567], [null]),
    longitude: fc.constant(73.8678901),
    zone: some(null, 'Asia/Kolkata'),
    utc_offset_seconds: fc.constant(19_800),
    sure_to_minutes: some(null, 15),
    current_dasha: some(null, 'Venus'),
    moon_sign: some(null, 'Taurus'),
    at,
    base,
  }),
)

/** Leaves out an argument, or adds one: what is optional may be missing, and nothing else. */
const change = fc.record({
  call: sound,
  left: fc.oneof({ weight: 24, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.nat(5) }),
  more: mostly([null], ['user_id', 'base', 'uid']),
})
const call: fc.Arbitrary<Call> = fc.oneof(
  {
    weight: 30,
    arbitrary: change.map(({ call: { name, args }, left, more }) => {
      const kept = Object.entries(args).filter((_, index) => index !== left)
      const added: [string, Json][] = more === null ? [] : [[String(more), null]]
      return { name, args: Object.fromEntries([...kept, ...added]) }
    }),
  },
  {
    weight: 1,
    arbitrary: some('no_such_function', 'write_one').map((name) => ({ name, args: {} })),
  },
)

const HOUR = '2026-03-02T01:00:00.000Z'
/** What must be seen is not left to chance: each outcome, and two kinds of refusal. */
const EVERY_OUTCOME: Call[] = [
  { name: 'add_favourite', args: { item: 'day-1', at: HOUR } },
  { name: 'add_favourite', args: { item: 'day-1', at: HOUR } },
  { name: 'remove_favourite', args: { item: 'day-1' } },
  { name: 'delete_entry', args: { id: '00000000-0000-4000-8000-000000000001' } },
  { name: 'remove_favourite', args: { item: 'day-1' } },
  { name: 'add_favourite', args: { item: 'Not An Item', at: HOUR } },
  { name: 'no_such_function', args: {} },
]

test('a list of writes does and returns the same as its writes sent one by one', async () => {
  const seen = new Set<string>()
  await fc.assert(
    fc.asyncProperty(fc.array(call, { minLength: 1, maxLength: 20 }), async (calls) => {
      const [one, many] = [randomUUID(), randomUUID()]
      const replies: unknown[] = []
      for (const each of calls) {
        const { text, state } = await postCall(database, one, each)
        replies.push(state === null ? replyIn(text) : { refused: state })
      }
      expect(await writeMany(database, many, calls)).toEqual(replies)
      expect(await stateOf(database, many)).toEqual(await stateOf(database, one))
      for (const reply of replies) seen.add(String(Object.values(Object(reply))[0]))
    }),
    { numRuns: 30, examples: [[EVERY_OUTCOME]] },
  )
  expect([...seen]).toEqual(
    expect.arrayContaining(['stored', 'removed', 'unchanged', 'gone', '23514', '42883']),
  )
})

function replyIn(text: string): unknown {
  const [[reply] = []]: unknown[][] = JSON.parse(text).rows
  return typeof reply === 'string' ? JSON.parse(reply) : reply
}
