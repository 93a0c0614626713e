import { expect, onTestFinished, test, vi } from 'vitest'
import { readMyDataFile } from '~/data/my-data/my-data-file.ts'
import { MY_KINDS } from '~/domain/my-data/my-data.ts'
import { ROW_BORN_IN_PUNE } from '~tests/support/born-in-pune.ts'

const EMPTY = {
  format: 'alap-my-data',
  version: 7,
  ...Object.fromEntries(MY_KINDS.map((kind) => [kind, []])),
}
const LOG = {
  id: 'F3A1F0B8-0000-4000-8000-000000000001',
  emotion: '4',
  emotion_label: 'Happy',
  local_date: '2026-03-01',
  local_minute: 390,
  timestamp: '2026-03-01T01:00:00Z',
  minutes: null as number | null,
  raag: null,
  heard: null,
}
const SESSION = {
  ...LOG,
  emotion: 'session_complete',
  emotion_label: 'Meditation Session Completed',
  heard: '/recordings/yaman-23.mp3?seed=2026-11-25&sa=cs3',
}
const ENTRY = {
  id: LOG.id,
  content: 'dusk',
  mood: 3,
  local_date: '2026-03-01',
  local_minute: null,
  date_created: LOG.timestamp,
  updated_at: LOG.timestamp,
  starred: true,
}
const BIRTH = {
  full_name: null,
  birth_date: '1990-01-01',
  birth_time: '05:30:00',
  birth_place: 'Pune',
  timezone: 'auto',
  latitude: null as number | null,
  longitude: null,
  zone: null,
  utc_offset_seconds: null,
  sure_to_minutes: null,
  current_dasha: null,
  moon_sign: null,
  updated_at: LOG.timestamp,
}
const COUNT = {
  mantra: 'shiva',
  local_date: '2026-03-01',
  beads: 108,
  updated_at: LOG.timestamp,
}
const CHART = {
  id: LOG.id,
  name: 'Asha',
  ...ROW_BORN_IN_PUNE,
  updated_at: LOG.timestamp,
}
const CONCERT = {
  id: LOG.id,
  title: 'An evening in Pune',
  raag: null,
  moodcategory: '',
  seconds: null as number | null,
  address: 'https://media.example/yaman.mp3' as string | null,
  file: null,
  bytes: null as number | null,
  updated_at: LOG.timestamp,
}
const HASH = '0123456789abcdef'.repeat(4)
const withLists = (lists: object) => JSON.stringify({ ...EMPTY, ...lists })

function reasons(text: string): readonly string[] {
  const file = readMyDataFile(text)
  return file.status === 'refused' ? file.because : []
}
function rows(text: string) {
  const file = readMyDataFile(text)
  if (file.status === 'refused') throw new Error(file.because.join('\n'))
  return file.rows
}

test.each([
  ['', /not a JSON file/],
  ['{"format":"alap-my-data"', /not a JSON file/],
  ['null', /does not come from Alap/],
  ['[]', /does not come from Alap/],
  ['{"format":"other"}', /does not come from Alap/],
  ['{"format":"alap-my-data","version":8}', /is of version 8, and this Alap reads version 7/],
  ['{"format":"alap-my-data","version":"<b>"}', /is of version unknown/],
])('the file %j is refused', (text, words) => {
  expect(reasons(text)).toEqual([expect.stringMatching(words)])
})

test('a list that is missing is named', () => {
  expect(reasons('{"format":"alap-my-data","version":7}')).toHaveLength(MY_KINDS.length)
  expect(reasons(withLists({ rest_days: {} }))).toEqual([
    'Rest days: the list “rest_days” is missing.',
  ])
  expect(reasons(withLists({ rest_days: Array(20_001).fill({}) }))).toEqual([
    'Rest days: there are 20,001 rows; Alap holds 20,000 at most.',
  ])
})

test('a file from before recordings, charts, or counts of mantras, were in it is read', () => {
  const {
    personal_recordings: _recordings,
    settings: _settings,
    ...fourth
  } = {
    ...JSON.parse(withLists({ journal_entries: [ENTRY], japa: [COUNT], kept_charts: [CHART] })),
  }
  for (const version of [3, 4]) {
    expect(rows(JSON.stringify({ ...fourth, version }))).toMatchObject({
      japa: [COUNT],
      kept_charts: [{ name: 'Asha' }],
      personal_recordings: [],
    })
  }
  expect(reasons(JSON.stringify(fourth))).toEqual([
    'Preferences: the list “settings” is missing.',
    'Your recordings: the list “personal_recordings” is missing.',
  ])
  const { kept_charts: _charts, ...second } = fourth
  expect(rows(JSON.stringify({ ...second, version: 2 }))).toMatchObject({
    journal_entries: [{ content: 'dusk' }],
    japa: [COUNT],
    kept_charts: [],
    personal_recordings: [],
  })
  const { japa: _japa, ...first } = second
  expect(rows(JSON.stringify({ ...first, version: 1 }))).toMatchObject({
    journal_entries: [{ content: 'dusk' }],
    japa: [],
    kept_charts: [],
    personal_recordings: [],
  })
  expect(reasons(JSON.stringify({ ...first, version: 2 }))).toEqual([
    'Japa counts: the list “japa” is missing.',
  ])
  expect(reasons(JSON.stringify({ ...second, version: 4 }))).toEqual([
    'Kept charts: the list “kept_charts” is missing.',
  ])
})

test('a file from before sessions said what was heard is read, and one of now must say it', () => {
  const { heard: _, ...session } = SESSION
  const text = (version: number, row: unknown = session) =>
    JSON.stringify({ ...JSON.parse(withLists({ mood_logs: [row] })), version })
  const read = { ...session, id: session.id.toLowerCase(), heard: null }
  for (const version of [1, 2, 3]) expect(rows(text(version)).mood_logs).toEqual([read])
  // That version had no such column, so that in its files it is like any unknown one.
  expect(rows(text(3, SESSION)).mood_logs).toEqual([read])
  for (const version of [4, 5, 6]) {
    expect(reasons(text(version))).toEqual([
      'Check-ins and sessions, row 1: “heard” is not the address of a recording.',
    ])
    expect(rows(text(version, SESSION)).mood_logs).toEqual([{ ...read, heard: SESSION.heard }])
  }
  expect(reasons(text(3, 7))).toEqual(['Check-ins and sessions, row 1: this is no row.'])
})

test('a file from before entries could be starred is read, and one of now must say whether they are', () => {
  const { starred: _, ...entry } = ENTRY
  const text = (version: number, row: unknown = entry) =>
    JSON.stringify({ ...JSON.parse(withLists({ journal_entries: [row] })), version })
  const read = { ...entry, id: entry.id.toLowerCase(), starred: false }
  for (const version of [1, 4, 5]) expect(rows(text(version)).journal_entries).toEqual([read])
  expect(rows(text(5, ENTRY)).journal_entries).toEqual([read])
  expect(rows(text(6, ENTRY)).journal_entries).toEqual([{ ...read, starred: true }])
  expect(reasons(text(6))).toEqual(['Reflections, row 1: “starred” is neither true nor false.'])
  expect(reasons(text(5, 7))).toEqual(['Reflections, row 1: this is no row.'])
})

test('a file of an earlier version without a list of sessions is refused', () => {
  const { mood_logs: _, ...lists } = JSON.parse(withLists({}))
  expect(reasons(JSON.stringify({ ...lists, version: 3 }))).toEqual([
    'Check-ins and sessions: the list “mood_logs” is missing.',
  ])
})

test.each([
  ['/recordings/yaman-10.mp3', true],
  ['/recordings/no-such-raga-99.mp3?seed=later&anything=yes', true],
  [`/recordings/${'a'.repeat(188)}`, true],
  [`/recordings/${'a'.repeat(189)}`, false],
  ['/recordings/', false],
  ['', false],
  ['/recordings/yaman-10.mp3\n', false],
  ['/recordings/Yaman-10.mp3', false],
  ['/recordings/../yaman', false],
  ['https://example.org/recordings/a.mp3', false],
])('an address in a file is read as the table takes it: %j', (heard, isRead) => {
  expect(readMyDataFile(withLists({ mood_logs: [{ ...SESSION, heard }] })).status).toBe(
    isRead ? 'read' : 'refused',
  )
})

test('a file with more charts, or recordings, than a person can keep is refused', () => {
  expect(reasons(withLists({ kept_charts: Array(101).fill(CHART) }))).toEqual([
    'Kept charts: there are 101 rows; Alap holds 100 at most.',
  ])
  expect(reasons(withLists({ personal_recordings: Array(501).fill(CONCERT) }))).toEqual([
    'Your recordings: there are 501 rows; Alap holds 500 at most.',
  ])
})

test('a recording in a file is read as it was written', () => {
  const file = { ...CONCERT, address: null, file: HASH, bytes: 1_073_741_824, seconds: 86_400 }
  const all = [{ ...CONCERT, raag: 'Marwa', moodcategory: 'Karuna' }, file]
  const id = CONCERT.id.toLowerCase()
  expect(rows(withLists({ personal_recordings: all })).personal_recordings).toEqual(
    all.map((row) => ({ ...row, id })),
  )
})

test.each([
  ['mood_logs', { ...LOG, id: 'x' }, '“id” is not an id.'],
  ['mood_logs', { ...LOG, emotion: '9' }, '“emotion” is neither a mood nor a session.'],
  ['mood_logs', { ...LOG, emotion: 'constructor' }, '“emotion” is neither a mood nor a session.'],
  ['mood_logs', { ...LOG, emotion_label: 'Sad' }, '“emotion_label” does not go with the emotion.'],
  ['mood_logs', { ...LOG, minutes: 5 }, '“minutes” and the raga belong to sessions alone.'],
  ['mood_logs', { ...LOG, heard: SESSION.heard }, '“heard” belongs to completed sessions alone.'],
  [
    'mood_logs',
    { ...SESSION, emotion: 'session', emotion_label: 'Meditation Session' },
    '“heard” belongs to completed sessions alone.',
  ],
  ['mood_logs', { ...SESSION, heard: 7 }, '“heard” is not the address of a recording.'],
  [
    'mood_logs',
    { ...LOG, local_minute: 1440 },
    '“local_minute” is not a whole number from 0 to 1439.',
  ],
  [
    'mood_logs',
    { ...LOG, local_date: '2026-02-30' },
    '“local_date” is not a day between 1900 and 2200, written like 2026-03-01.',
  ],
  [
    'mood_logs',
    { ...LOG, timestamp: 'infinity' },
    '“timestamp” is not an instant between 1900 and 2200, written like 2026-03-01T06:30:00Z.',
  ],
  ['journal_entries', { ...ENTRY, content: ' \n\u200b' }, '“content” is empty.'],
  ['journal_entries', { ...ENTRY, content: '\0' }, '“content” is empty.'],
  [
    'journal_entries',
    { ...ENTRY, content: 'x'.repeat(20_001) },
    '“content” is longer than 20,000 characters.',
  ],
  ['journal_entries', { ...ENTRY, content: 7 }, '“content” is not text.'],
  ['journal_entries', { ...ENTRY, mood: 2.5 }, '“mood” is not a whole number from 1 to 5.'],
  [
    'user_astro_profiles',
    { ...BIRTH, latitude: 5 },
    '“latitude” comes together with longitude and offset, or not at all.',
  ],
  [
    'user_astro_profiles',
    { ...BIRTH, birth_date: '2190-01-01' },
    '“birth_date” is not a day that has come at the place of birth.',
  ],
  [
    'user_astro_profiles',
    { ...BIRTH, birth_time: '25:00' },
    '“birth_time” is not a time of day, written like 06:30.',
  ],
  [
    'user_astro_profiles',
    { ...BIRTH, timezone: "';--" },
    '“timezone” is not the name of a time zone.',
  ],
  ['favourites', { item: 'a b', added_at: LOG.timestamp }, '“item” is not the id of a track.'],
  [
    'celebrations',
    { achievement: 'A', celebrated_at: LOG.timestamp },
    '“achievement” is not the id of an achievement.',
  ],
  ['japa', { ...COUNT, mantra: 'Om!' }, '“mantra” is not the id of a mantra.'],
  ['japa', { ...COUNT, beads: -1 }, '“beads” is not a whole number from 0 to 1000000.'],
  ['japa', { ...COUNT, beads: 1_000_001 }, '“beads” is not a whole number from 0 to 1000000.'],
  ['kept_charts', { ...CHART, name: ' ' }, '“name” is empty.'],
  ['kept_charts', { ...CHART, name: 'x'.repeat(201) }, '“name” is longer than 200 characters.'],
  ['kept_charts', { ...CHART, latitude: null }, '“latitude” is not a number from -90 to 90.'],
  [
    'kept_charts',
    { ...CHART, utc_offset_seconds: 57_601 },
    '“utc_offset_seconds” is not a whole number from -57600 to 57600.',
  ],
  [
    'kept_charts',
    { ...CHART, birth_date: '2190-01-01' },
    '“birth_date” is not a day that has come at the place of birth.',
  ],
  ['personal_recordings', { ...CONCERT, title: ' ' }, '“title” is empty.'],
  [
    'personal_recordings',
    { ...CONCERT, title: 'x'.repeat(201) },
    '“title” is longer than 200 characters.',
  ],
  ['personal_recordings', { ...CONCERT, raag: '' }, '“raag” is empty.'],
  [
    'personal_recordings',
    { ...CONCERT, raag: 'x'.repeat(101) },
    '“raag” is longer than 100 characters.',
  ],
  [
    'personal_recordings',
    { ...CONCERT, moodcategory: null },
    '“moodcategory” is not a mood category.',
  ],
  [
    'personal_recordings',
    { ...CONCERT, seconds: 0 },
    '“seconds” is not a whole number from 1 to 86400.',
  ],
  ...[
    'http://media.example/yaman.mp3',
    'https://asha:secret@media.example/yaman.mp3',
    'https://media.example/an evening.mp3',
    'javascript:alert(1)',
    'data:audio/mpeg;base64,AAAA',
    '/recordings/yaman-10.mp3',
    '',
  ].map(
    (address) =>
      [
        'personal_recordings',
        { ...CONCERT, address },
        '“address” is not an https address.',
      ] as const,
  ),
  [
    'personal_recordings',
    { ...CONCERT, address: null, file: 'yaman.mp3', bytes: 7 },
    '“file” is not the hash of a file.',
  ],
  [
    'personal_recordings',
    { ...CONCERT, address: null },
    '“address” and a file exclude each other, and one of them is needed.',
  ],
  [
    'personal_recordings',
    { ...CONCERT, file: HASH, bytes: 7 },
    '“address” and a file exclude each other, and one of them is needed.',
  ],
  [
    'personal_recordings',
    { ...CONCERT, address: null, file: HASH },
    '“bytes” comes together with a file, or not at all.',
  ],
  [
    'personal_recordings',
    { ...CONCERT, bytes: 7 },
    '“bytes” comes together with a file, or not at all.',
  ],
  [
    'personal_recordings',
    { ...CONCERT, address: null, file: HASH, bytes: 1_073_741_825 },
    '“bytes” is not a whole number from 1 to 1073741824.',
  ],
  ['rest_days', 7, 'this is no row.'],
] as const)('a row of %s that cannot be stored is named: %j', (kind, row, words) => {
  const all = reasons(withLists({ [kind]: [row] }))
  expect(all).toHaveLength(1)
  expect(all[0]).toMatch(/, row 1: /)
  expect(all[0]?.split(', row 1: ')[1]).toBe(words)
})

test.each([
  ['in Pune, of a minute ago', 19_800, -1, 'read'],
  ['in Pune, in a minute', 19_800, 1, 'refused'],
  ['in Honolulu, of a minute ago', -36_000, -1, 'read'],
  ['in Honolulu, in a minute', -36_000, 1, 'refused'],
  ['nobody knows where, of a minute ago on the first clock', null, 14 * 60 - 1, 'read'],
  ['nobody knows where, in a minute on the first clock', null, 14 * 60 + 1, 'refused'],
])('a birth in a file is read or refused by its time: %s', (_where, offset, minutes, status) => {
  vi.useFakeTimers({ now: Date.parse('2026-03-01T20:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  const local = new Date(Date.now() + (offset ?? 0) * 1000 + minutes * 60_000).toISOString()
  const place = offset === null ? null : { latitude: 18, longitude: 73, utc_offset_seconds: offset }
  const birth = {
    ...BIRTH,
    ...place,
    birth_date: local.slice(0, 10),
    birth_time: local.slice(11, 19),
  }
  expect(readMyDataFile(withLists({ user_astro_profiles: [birth] })).status).toBe(status)
})

test('the row in a message is counted from one', () => {
  const [reason] = reasons(withLists({ journal_entries: [ENTRY, { ...ENTRY, mood: 9 }] }))
  expect(reason).toMatch(/^Reflections, row 2: “mood”/)
})

test('text that no database stores is removed, and so is every unknown field of a row', () => {
  const content = `a\0b\ud800`
  const entry = { ...ENTRY, content, user_id: 'somebody', __proto__: { extra: 1 } }
  expect(rows(withLists({ journal_entries: [entry] })).journal_entries).toEqual([
    { ...ENTRY, id: ENTRY.id.toLowerCase(), content: 'ab\ufffd' },
  ])
})
