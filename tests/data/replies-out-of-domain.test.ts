import { expect, test } from 'vitest'
import { listRecordings } from '~/data/library.ts'
import { readInsight } from '~/data/practice/insight.ts'
import { listMoments } from '~/data/practice/moments.ts'
import { readPractice } from '~/data/practice/practice.ts'
import { findAstroProfile } from '~/data/user-astro-profiles.ts'
import { localDay } from '~/domain/day/local-day.ts'
import type { Database } from '~/lib/call.ts'

// Each passed the shapes once, and is nothing that the tables could hold.
const replying = (reply: unknown): Database => ({
  read: async () => reply,
  write: async () => reply,
})

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
  updatedAt: '2026-03-04T10:00:00.000Z',
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
])('birth details with %j cannot be read', async (wrong) => {
  expect(await findAstroProfile(replying(BIRTH))).toEqual(BIRTH)
  const reply = findAstroProfile(replying({ ...BIRTH, ...wrong }))
  await expect(reply).rejects.toMatchObject({ kind: 'malformed' })
})

test.each([0, -1, 1441, 1e9])('a session of %d minutes cannot be read', async (minutes) => {
  const moment = (lasted: number) => [['session', '2026-03-04', 600, null, 'Yaman', lasted, null]]
  expect(await listMoments(replying(moment(1440)), localDay('2026-03-04'))).toHaveLength(1)
  await expect(
    listMoments(replying(moment(minutes)), localDay('2026-03-04')),
  ).rejects.toMatchObject({ kind: 'malformed' })
})

const heardAt = (heard: unknown) => [['session', '2026-03-04', 600, null, 'Yaman', 10, heard]]

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
])('a session with another address than one that can be heard again has none', async (heard) => {
  const known = '/recordings/yaman-10.mp3?sa=cs3'
  const [first] = await listMoments(replying(heardAt(known)), localDay('2026-03-04'))
  expect(first?.heard).toBe(known)
  const [moment] = await listMoments(replying(heardAt(heard)), localDay('2026-03-04'))
  expect(moment).toMatchObject({ raga: 'Yaman', heard: null })
})

test.each([7, {}, [], true, undefined])(
  'a session with the address %j cannot be read',
  async (heard) => {
    await expect(
      listMoments(replying(heardAt(heard)), localDay('2026-03-04')),
    ).rejects.toMatchObject({ kind: 'malformed' })
  },
)

const SINCE = localDay('2026-03-01')
/** A year in which every day had a check-in with the mood 1. */
const year = (days: number, name = '2025') => [[name, 'a1', ['!'.repeat(days), 0, 0, 0, 0]]]

test.each([
  ['366 days in a common year', year(366)],
  ['367 days in a leap year', year(367, '2024')],
  ['a year that begins too late', [['2025', 'a1', ['!!', 0, 0, 0, 364]]]],
  ['a character that is none of a day', [['2025', 'a1', ['\n', 0, 0, 0, 0]]]],
  ['fewer minutes than none', [['2025', 'a1', ['!', -1, 0, 0, 0]]]],
  ['a day that its month lacks', [['2026-02', 'a1', `${';'.repeat(28)}1`]]],
  ['fewer sessions than none', [['2026-03', 'a1', '-1,3,1']]],
  ['a mood that is none', [['2026-03', 'a1', '1,6,1']]],
  ['a count more than there are', [['2026-03', 'a1', '1,3,1,10,1,1,1']]],
  ['a count left out', [['2026-03', 'a1', '1,,1']]],
  ['a count beyond what a number holds', [['2026-03', 'a1', '9'.repeat(400)]]],
  ['its days as a list', [['2026-03', 'a1', [['2026-03-01', 1, null, 0, 0, 0, 0]]]]],
])('a practice with %s cannot be read', async (_what, reply) => {
  expect((await readPractice(replying(year(365)), SINCE)).earlier).toHaveLength(365)
  const read = readPractice(replying(reply), SINCE)
  await expect(read).rejects.toMatchObject({ kind: 'malformed' })
})

test.each([
  ['a day that its month lacks', [['2026-02', 'a1', [[0, 29, 600, 3]]]]],
  ['a kind that is none', [['2026-02', 'a1', [[3, 1, 600, 3]]]]],
  ['a raga for a check-in', [['2026-02', 'a1', [[0, 1, 600, 'Yaman']]]]],
  ['a mood off the scale', [['2025', 'a1', ['6', 'a']]]],
  ['an hour after the last', [['2025', 'a1', ['5', 'y']]]],
  ['more days than a year has', [['2025', 'a1', ['5'.repeat(366), '']]]],
])('an Insight with %s cannot be read', async (_what, reply) => {
  const leapYear = [['2024', 'a1', ['5'.repeat(366), 'x']]]
  const { earlier } = await readInsight(replying(leapYear), SINCE)
  expect([earlier[0], earlier.length]).toEqual([{ day: '2024-01-01', mood: 5, hour: 23 }, 366])
  const read = readInsight(replying(reply), SINCE)
  await expect(read).rejects.toMatchObject({ kind: 'malformed' })
})

test.each([{ minutes: 181 }, { minutes: 1e7 }, { dayNumber: -2 }, { dayNumber: 0 }])(
  'a recording with %j cannot be read',
  async (wrong) => {
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
    expect(await listRecordings(replying([recording]), {})).toHaveLength(1)
    const reply = listRecordings(replying([{ ...recording, ...wrong }]), {})
    await expect(reply).rejects.toMatchObject({ kind: 'malformed' })
  },
)
