import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Call, Json } from '~/lib/call.ts'
import { openTestDatabase, type TestDatabase } from '~tests/support/database/local-database.ts'
import { kindOf, rowsOf, TABLES } from './refusals.ts'

const SECRET = 'words-of-somebody'
const ID = '7b0e5f6a-3f53-4f0c-9a39-0d6f4f3a1f10'
const AT = '2026-03-04T20:00:00.000Z'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.stop())

const IMPORTED: Record<string, Record<string, Json>> = {
  mood_logs: {
    id: ID,
    emotion: '3',
    emotion_label: 'Neutral',
    local_date: '2026-03-04',
    timestamp: AT,
  },
  journal_entries: {
    id: ID,
    content: 'dusk',
    mood: 3,
    local_date: '2026-03-04',
    date_created: AT,
    updated_at: AT,
  },
  user_astro_profiles: {
    birth_date: '1990-01-01',
    birth_time: '05:30',
    birth_place: 'Pune',
    timezone: 'auto',
    updated_at: AT,
  },
  favourites: { item: 'day-1', added_at: AT },
  rest_days: { local_date: '2026-03-04' },
  celebrations: { achievement: 'zen-zone', celebrated_at: AT },
  japa: { mantra: 'shiva', local_date: '2026-03-04', beads: 54, updated_at: AT },
  settings: { setting: 'theme', value: 'dark', updated_at: AT },
  kept_charts: {
    id: ID,
    name: 'Asha',
    birth_date: '1990-01-01',
    birth_time: '05:30',
    birth_place: 'Pune',
    timezone: 'auto',
    latitude: 18.52,
    longitude: 73.86,
    utc_offset_seconds: 19_800,
    updated_at: AT,
  },
  personal_recordings: {
    id: ID,
    title: 'An evening in Pune',
    moodcategory: '',
    address: 'https://media.example/yaman.mp3',
    updated_at: AT,
  },
}
const FREE_TEXT = ['value', 'content', 'birth_place', 'name', 'title']
const importOf = (kind: string, ...rows: Json[]): Call => ({
  name: 'import_rows',
  args: { kind, rows, id: randomUUID(), part: 0 },
})

test.each(TABLES)(
  'an import of %s adds a row once, and only to the person who imports it',
  async (kind) => {
    const [uid, victim] = [randomUUID(), randomUUID()]
    await database.as(victim).write({ name: 'open_account', args: {} })
    const forged = { ...IMPORTED[kind], user_id: victim, is_session: true, email: SECRET }
    const call = importOf(kind, forged)
    const db = database.as(uid)
    const seq = expect.any(Number)
    expect(await db.write(call)).toEqual({ outcome: 'stored', added: 1, gone: 0, seq })
    const again = importOf(kind, forged)
    for (const another of [call, again]) {
      expect(await db.write(another)).toEqual({ outcome: 'unchanged', added: 0, gone: 0, seq })
    }
    expect([await rowsOf(database, uid), await rowsOf(database, victim)]).toEqual([1, 0])
  },
)

test.each(
  TABLES.flatMap((kind) =>
    Object.keys(IMPORTED[kind] ?? {}).flatMap((name) => [
      { kind, name, value: null },
      // Any JSON is a text once it is written down; a text column alone takes it.
      ...(FREE_TEXT.includes(name) ? [] : [{ kind, name, value: { [SECRET]: [] } }]),
    ]),
  ),
)('an import of $kind refuses a $name of $value, and the good rows with it', async (wrong) => {
  const { kind, name, value } = wrong
  const good = IMPORTED[kind] ?? {}
  expect(await kindOf(database, importOf(kind, good, { ...good, [name]: value }))).toBe('invalid')
})

test.each<[Json, Json]>([
  [SECRET, []],
  [null, []],
  ['users', [{ id: 'somebody' }]],
  ['rest_days', null],
  ['rest_days', {}],
  ['rest_days', SECRET],
  ['rest_days', [7]],
  ['rest_days', [null]],
  ['rest_days', [[]]],
  ['rest_days', [{}]],
  ['rest_days', [{ local_date: 46_085.5 }]],
  ['rest_days', Array(5001).fill({ local_date: '2026-03-04' })],
])('an import of kind %j with the rows %j is refused', async (kind, rows) => {
  const args = { kind, rows, id: randomUUID(), part: 0 }
  expect(await kindOf(database, { name: 'import_rows', args })).toBe('invalid')
})

test.each<[string, Record<string, Json>]>([
  ['of a check-in', {}],
  ['of a session that was filled in', { emotion: 'session', emotion_label: 'Meditation Session' }],
])('an import of what was heard in a row %s is refused', async (_what, row) => {
  const heard = '/recordings/yaman-10.mp3'
  const log = { ...IMPORTED.mood_logs, ...row }
  expect(await kindOf(database, importOf('mood_logs', { ...log, heard }))).toBe('invalid')
  const without = importOf('mood_logs', { ...log, heard: null })
  expect(await database.as(randomUUID()).write(without)).toEqual({
    outcome: 'stored',
    added: 1,
    gone: 0,
    seq: expect.any(Number),
  })
})

test.each<Record<string, Json>>([
  { address: null, file: 'a'.repeat(64) },
  { file: 'a'.repeat(64), bytes: 7 },
  { bytes: 7 },
  { address: null, file: SECRET, bytes: 7 },
  { address: null, file: 'a'.repeat(64), bytes: 1_073_741_825 },
  { address: 'http://media.example/yaman.mp3' },
  { address: 'https://asha:secret@media.example/yaman.mp3' },
  { moodcategory: 'Raudra' },
  { seconds: 0 },
  { raag: ' ' },
  { title: 'x'.repeat(201) },
])('an import of a recording that is none is refused: %j', async (changes) => {
  const row = { ...IMPORTED.personal_recordings, ...changes }
  expect(await kindOf(database, importOf('personal_recordings', row))).toBe('invalid')
})

test('an import of a birth in the future is refused', async () => {
  const birth = { ...IMPORTED.user_astro_profiles, birth_date: '2190-01-01' }
  expect(await kindOf(database, importOf('user_astro_profiles', birth))).toBe('invalid')
})

test('an import of no rows adds none', async () => {
  expect(await database.as(randomUUID()).write(importOf('rest_days'))).toEqual({
    outcome: 'unchanged',
    added: 0,
    gone: 0,
    seq: expect.any(Number),
  })
})
