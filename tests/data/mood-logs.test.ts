import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Write } from '~/data/write.ts'
import { callOf, performWrite } from '~/data/write.ts'
import { localDay } from '~/domain/day/local-day.ts'
import type { MoodValue } from '~/domain/mood/mood.ts'
import { checkInHeld } from '~tests/support/database/held.ts'
import { openTestDatabase, type TestDatabase } from '~tests/support/database/local-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.stop())

const DAY = localDay('2026-03-04')
type RecordMood = Write<'record-mood'>

const mood = (value: MoodValue, at: string, changes: Partial<RecordMood> = {}): RecordMood => ({
  kind: 'record-mood',
  id: randomUUID(),
  mood: value,
  day: DAY,
  minute: Number(at.slice(11, 13)) * 60,
  at,
  base: null,
  ...changes,
})

const HEARD = '/recordings/yaman-10.mp3?seed=2026-03-04&sa=cs3'

const session = (id: string): Write<'record-session'> => ({
  kind: 'record-session',
  id,
  day: DAY,
  minute: 550,
  at: '2026-03-04T09:20:00.000Z',
  minutes: 10,
  raga: 'Yaman',
  heard: HEARD,
})

test('a day without a check-in has none', async () => {
  expect(await checkInHeld(database.as('nobody'), DAY)).toBeNull()
})

test('a first check-in makes the account and can be read back', async () => {
  const db = database.as('meera')
  const id = randomUUID()
  await performWrite(db, mood(4, '2026-03-04T08:15:30.123Z', { id }))
  expect(await checkInHeld(db, DAY)).toEqual({
    id,
    mood: 4,
    day: '2026-03-04',
    minute: 480,
    at: '2026-03-04T08:15:30.123Z',
  })
  const users = await database.owner('select id, email from public.users where id = $1', ['meera'])
  expect(users).toEqual([{ id: 'meera', email: 'meera@example.org' }])
})

test('a day keeps one check-in, the newest by its own time and not by its arrival', async () => {
  const db = database.as('kabir')
  expect(await performWrite(db, mood(2, '2026-03-04T09:00:00.000Z'))).toBe('changed')
  expect(await performWrite(db, mood(5, '2026-03-04T18:00:00.000Z'))).toBe('changed')
  await expect(performWrite(db, mood(1, '2026-03-04T12:00:00.000Z'))).rejects.toMatchObject({
    name: 'DataError',
    kind: 'superseded',
    held: null,
  })
  expect(await checkInHeld(db, DAY)).toMatchObject({ mood: 5, at: '2026-03-04T18:00:00.000Z' })
  const rows = await database.owner(
    "select count(*)::int as count from public.mood_logs where user_id = 'kabir'",
  )
  expect(rows).toEqual([{ count: 1 }])
})

test('clearing a day removes the check-in and leaves the session', async () => {
  const db = database.as('lalita')
  await performWrite(db, mood(3, '2026-03-04T09:00:00.000Z'))
  const id = randomUUID()
  await performWrite(db, session(id))
  expect(await performWrite(db, { kind: 'clear-mood', day: DAY })).toBe('changed')
  expect(await performWrite(db, { kind: 'clear-mood', day: DAY })).toBe('unchanged')
  expect(await checkInHeld(db, DAY)).toBeNull()
  const rows = await database.owner(
    "select id, emotion, emotion_label, is_session, local_minute, minutes, raag, heard from public.mood_logs where user_id = 'lalita'",
  )
  expect(rows).toEqual([
    {
      id,
      emotion: 'session_complete',
      emotion_label: 'Meditation Session Completed',
      is_session: true,
      local_minute: 550,
      minutes: 10,
      raag: 'Yaman',
      heard: HEARD,
    },
  ])
})

test('a check-in that is cleared late, or again, leaves a newer one of another device', async () => {
  const db = database.as('nandini')
  const [morning, evening] = ['2026-03-04T09:00:00.000Z', '2026-03-04T18:00:00.000Z'] as const
  await performWrite(db, mood(3, morning))
  const clear = { kind: 'clear-mood', day: DAY, base: morning } as const
  expect(await performWrite(db, clear)).toBe('changed')
  await performWrite(db, mood(5, evening))
  await expect(performWrite(db, clear)).rejects.toMatchObject({ kind: 'superseded' })
  expect(await checkInHeld(db, DAY)).toMatchObject({ mood: 5, at: evening })
  expect(await performWrite(db, { ...clear, base: evening })).toBe('changed')
  expect(await performWrite(db, { ...clear, base: evening })).toBe('unchanged')
})

test('a session sent twice is recorded once', async () => {
  const db = database.as('omkar')
  const write = session(randomUUID())
  expect(await performWrite(db, write)).toBe('changed')
  expect(await performWrite(db, write)).toBe('unchanged')
  const rows = await database.owner(
    "select count(*)::int as count from public.mood_logs where user_id = 'omkar'",
  )
  expect(rows).toEqual([{ count: 1 }])
})

const heardBy = async (uid: string) =>
  (await database.owner('select heard from public.mood_logs where user_id = $1', [uid])).map(
    ({ heard }) => heard,
  )

test('a session without an address of what was heard is stored without one', async () => {
  const { heard: _, ...earlier } = session(randomUUID())
  expect(await performWrite(database.as('sarla'), { ...earlier, heard: null })).toBe('changed')
  // As a page of an earlier version left it on the device, and as one sends it.
  const left = { ...earlier, id: randomUUID() } as Write
  expect(await performWrite(database.as('sarla'), left)).toBe('changed')
  const { heard: _heard, ...args } = callOf(session(randomUUID())).args
  await database.as('sarla').write({ name: 'record_session', args })
  expect(await heardBy('sarla')).toEqual([null, null, null])
})

test('a session that is sent again keeps the address that was stored first', async () => {
  const db = database.as('tulsi')
  const write = session(randomUUID())
  await performWrite(db, write)
  for (const heard of [null, '/recordings/desh-10.mp3']) {
    expect(await performWrite(db, { ...write, heard })).toBe('unchanged')
  }
  expect(await heardBy('tulsi')).toEqual([HEARD])
})

test.each([0, 6, 2.5, Number.NaN])('the mood %s is refused before any request', async (value) => {
  const before = database.requests()
  await expect(
    performWrite(database.as('meera'), mood(value as MoodValue, '2026-03-04T10:00:00.000Z')),
  ).rejects.toThrow(new RangeError('Invalid mood selection'))
  expect(database.requests()).toBe(before)
})

test('a day that is not in the calendar is refused before any request', () => {
  const write = { kind: 'clear-mood', day: 'infinity' } as unknown as Write
  expect(() => callOf(write)).toThrow(RangeError)
})

const NINE = '2026-03-04T09:00:00.000Z'

test('the same mood at the same instant is unchanged, and another mood is superseded', async () => {
  const db = database.as('padma')
  const write = mood(3, NINE)
  expect(await performWrite(db, write)).toBe('changed')
  expect(await performWrite(db, write)).toBe('unchanged')
  await expect(performWrite(db, mood(4, NINE))).rejects.toMatchObject({ kind: 'superseded' })
  expect(await checkInHeld(db, DAY)).toMatchObject({ id: write.id, mood: 3, at: NINE })
})

test('a mood from a device with a clock ten minutes slow is not lost', async () => {
  const db = database.as('rupa')
  await performWrite(db, mood(3, NINE))
  const behind = mood(5, '2026-03-04T08:50:00.000Z', { base: NINE })
  expect(await performWrite(db, behind)).toBe('changed')
  expect(await performWrite(db, behind)).toBe('unchanged')
  expect(await checkInHeld(db, DAY)).toMatchObject({ mood: 5, at: '2026-03-04T09:00:00.001Z' })
})

test('a mood based on an older check-in than the stored one is superseded by it', async () => {
  const db = database.as('sita')
  await performWrite(db, mood(3, NINE))
  await performWrite(db, mood(4, '2026-03-04T10:00:00.000Z', { base: NINE }))
  const late = mood(1, '2026-03-04T09:30:00.000Z', { base: NINE })
  await expect(performWrite(db, late)).rejects.toMatchObject({ kind: 'superseded' })
  expect(await checkInHeld(db, DAY)).toMatchObject({ mood: 4 })
})

test('one of six moods at one instant is stored, and a day has one check-in', async () => {
  const db = database.as('uma')
  const settled = await Promise.allSettled(
    ([1, 2, 3, 4, 5, 1] as const).map((value) => performWrite(db, mood(value, NINE))),
  )
  const stored = settled.filter((one) => one.status === 'fulfilled' && one.value === 'changed')
  expect(stored).toHaveLength(1)
  expect(await checkInHeld(db, DAY)).not.toBeNull()
})

test.each<[string, Partial<Write<'record-session'>>]>([
  ['on another day', { day: localDay('2026-03-05') }],
  ['at another instant', { at: '2026-03-04T09:21:00.000Z' }],
])(
  'a session %s under the same id is a conflict, and what is stored stays',
  async (name, changes) => {
    const db = database.as(name)
    const id = randomUUID()
    await performWrite(db, session(id))
    const other = { ...session(id), ...changes }
    await expect(performWrite(db, other)).rejects.toMatchObject({ kind: 'conflict', held: null })
    const rows = await database.owner(
      `select local_date::text as day, timestamp at time zone 'utc' = '2026-03-04 09:20' as same
     from public.mood_logs where user_id = $1`,
      [name],
    )
    expect(rows).toEqual([{ day: '2026-03-04', same: true }])
  },
)

test('a session under the id of a check-in is a conflict', async () => {
  const db = database.as('vidya')
  const id = randomUUID()
  await performWrite(db, mood(3, NINE, { id }))
  await expect(performWrite(db, session(id))).rejects.toMatchObject({ kind: 'conflict' })
  expect(await checkInHeld(db, DAY)).toMatchObject({ id, mood: 3 })
})

test('a check-in under the id of a session is refused, and the session stays', async () => {
  const db = database.as('yamini')
  const id = randomUUID()
  await performWrite(db, session(id))
  await expect(performWrite(db, mood(3, NINE, { id }))).rejects.toMatchObject({ kind: 'invalid' })
  expect(await checkInHeld(db, DAY)).toBeNull()
})

test('an account can be opened any number of times, with one row', async () => {
  const db = database.as('zeenat')
  const opened = await Promise.all(
    Array.from({ length: 4 }, () => performWrite(db, { kind: 'open-account' })),
  )
  expect(opened).toEqual(Array(4).fill('changed'))
  const rows = await database.owner("select id from public.users where id = 'zeenat'")
  expect(rows).toHaveLength(1)
})
