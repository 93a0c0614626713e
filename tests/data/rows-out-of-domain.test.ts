import { expect, test } from 'vitest'
import type { Row } from '~/data/engine/row-table.ts'
import { catalogueOf } from '~/data/library.ts'
import { checkInOfDay } from '~/data/mood-logs.ts'
import { dayCountsOf } from '~/data/practice/day-counts.ts'
import { insightOf } from '~/data/practice/insight.ts'
import { momentsOf } from '~/data/practice/moments.ts'
import { astroProfileOf } from '~/data/user-astro-profiles.ts'
import { localDay } from '~/domain/day/local-day.ts'

// Rows that are nothing the tables could hold: of another version of the app, or changed on the device.

const AT = '2026-03-04T10:00:00.000000Z'
const DAY = localDay('2026-03-04')

const BIRTH = {
  fullName: null,
  birthDate: '1990-01-18',
  birthTime: '08:30',
  birthPlace: 'Pune',
  timezone: 'auto',
  latitude: 18.5,
  longitude: 73.9,
  zone: 'Asia/Kolkata',
  utcOffsetSeconds: 19_800,
  sureToMinutes: 5,
  currentDasha: null,
  moonSign: null,
  updatedAt: AT,
}

test.each([
  { latitude: 90.1 },
  { longitude: -1e300 },
  { utcOffsetSeconds: 0.5 },
  { utcOffsetSeconds: 57_601 },
  { sureToMinutes: -5 },
  { sureToMinutes: 721 },
  { birthTime: '24:01' },
  { birthTime: '99:99' },
])('birth details with %j are none', (wrong) => {
  expect(astroProfileOf([[...Object.values(BIRTH), 1]])).toMatchObject({ latitude: 18.5 })
  expect(astroProfileOf([[...Object.values({ ...BIRTH, ...wrong }), 1]])).toBeNull()
})

const session = (minutes: unknown, heard: unknown, minute: unknown = 600): Row => [
  'a',
  'session_complete',
  DAY,
  minute,
  AT,
  minutes,
  'Yaman',
  heard,
  1,
]

test.each([0, -1, 1441, 1e9, '10'])('a session of %j minutes is none', (minutes) => {
  expect(momentsOf([session(1440, null)], [])).toMatchObject([{ kind: 'session', minutes: 1440 }])
  expect(momentsOf([session(minutes, null)], [])).toEqual([])
})

test.each([-1, 1440, 0.5, '600'])('a session at the minute %j is none', (minute) => {
  expect(momentsOf([session(10, null, 1439)], [])).toMatchObject([{ minute: 1439 }])
  expect(momentsOf([session(10, null, minute)], [])).toEqual([])
})

test.each([
  '',
  '/recordings/yaman-2.mp3',
  '/recordings/no-such-raga-10.mp3',
  '/recordings/yaman-10.mp3?sa=h3',
  '/recordings/yaman-10.mp3 ',
  '//evil.example/recordings/yaman-10.mp3',
  'https://evil.example/recordings/yaman-10.mp3',
  'javascript:alert(1)',
  'x'.repeat(1_000_000),
])('a session with another address than one that can be heard again has none', (heard) => {
  const known = '/recordings/yaman-10.mp3?sa=cs3'
  expect(momentsOf([session(10, known)], [])).toMatchObject([{ heard: known }])
  expect(momentsOf([session(10, heard)], [])).toMatchObject([{ raga: 'Yaman', heard: null }])
})

test.each([7, {}, [], true, undefined])('a session with the address %j is none', (heard) => {
  expect(momentsOf([session(10, heard)], [])).toEqual([])
})

const checkIn = (mood: unknown, day: unknown = DAY): Row => [
  '7b0e5f6a-3f53-4f0c-9a39-0d6f4f3a1f10',
  mood,
  day,
  480,
  AT,
  null,
  null,
  null,
  1,
]

test.each(['0', '6', '2.5', '', null, 'sad'])('a check-in with the mood %j is none', (mood) => {
  expect(checkInOfDay([checkIn('5')], DAY)).toMatchObject({ mood: 5 })
  expect(checkInOfDay([checkIn(mood)], DAY)).toBeNull()
  expect(momentsOf([checkIn(mood)], [])).toEqual([])
  expect(insightOf([checkIn(mood)], [], DAY).moments).toEqual([])
})

test('what lies on a day that is none is left out', () => {
  const [day, none] = ['2024-02-29', '2025-02-29']
  expect(insightOf([checkIn('5', day), checkIn('5', none)], [], DAY).moments).toHaveLength(1)
  expect(momentsOf([checkIn('5', day), checkIn('5', none)], [])).toHaveLength(1)
  const entry = (on: string): Row => ['c', 'Rain.', 3, on, 600, AT, AT, false, 1]
  const { moments } = insightOf([], [entry(day), entry(none)], localDay('2024-01-01'))
  expect(moments).toHaveLength(1)
})

test.each([
  ['a day that its month lacks', '2025-02', [29, 1, 3, 10, 0, 0]],
  ['a month that is none', '2025-13', [1, 1, 3, 10, 0, 0]],
  ['fewer sessions than none', '2025-02', [28, -1, 3, 10, 0, 0]],
  ['half a minute', '2025-02', [28, 1, 3, 0.5, 0, 0]],
  ['a count beyond what a number holds', '2025-02', [28, Number.POSITIVE_INFINITY, 3, 1, 0, 0]],
])('the counts of %s are left out', (_what, month, list) => {
  const none = new Map()
  const sound = [28, 1, 3, 10, 0, 0]
  expect(dayCountsOf(new Map([['2025-02', [sound]]]), none)).toMatchObject([
    { day: '2025-02-28', sessions: 1, checkIn: 3, minutes: 10 },
  ])
  expect(dayCountsOf(new Map([[month, [list]]]), none)).toEqual([])
})

test('a mood that is none is no check-in of its day', () => {
  const days = dayCountsOf(new Map([['2025-02', [[28, 1, 6, 10, 0, 0]]]]), new Map())
  expect(days).toMatchObject([{ sessions: 1, checkIn: null }])
})

test.each([{ minutes: 181 }, { minutes: 1e7 }, { dayNumber: -2 }, { dayNumber: 0 }])(
  'a library with %j in a recording cannot be read',
  (wrong) => {
    const recording = {
      id: 'day-2',
      title: 'The Raised Lamp',
      description: '',
      audioUrl: '/recordings/yaman-10.mp3',
      dayNumber: 2,
      raag: 'Yaman',
      moodCategory: null,
      minutes: 10,
    }
    const library = (...recordings: unknown[]) => ({ version: 'a1', recordings, ragas: [] })
    expect(catalogueOf(library(recording)).recordings).toHaveLength(1)
    expect(() => catalogueOf(library({ ...recording, ...wrong }))).toThrow(
      expect.objectContaining({ kind: 'malformed' }),
    )
  },
)
