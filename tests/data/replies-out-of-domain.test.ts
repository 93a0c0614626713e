import { expect, test } from 'vitest'
import { listRecordings } from '~/data/library.ts'
import { listMoments } from '~/data/practice/moments.ts'
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
  const moment = (lasted: number) => [['session', '2026-03-04', 600, null, 'Yaman', lasted]]
  expect(await listMoments(replying(moment(1440)), localDay('2026-03-04'))).toHaveLength(1)
  await expect(
    listMoments(replying(moment(minutes)), localDay('2026-03-04')),
  ).rejects.toMatchObject({ kind: 'malformed' })
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
