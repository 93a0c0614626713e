import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findCheckIn } from '~/data/mood-logs.ts'
import { performWrite, statementsOf, type Write } from '~/data/write.ts'
import { localDay } from '~/domain/local-day.ts'
import type { MoodValue } from '~/domain/mood.ts'
import { openTestDatabase, type TestDatabase } from '~tests/support/local-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.stop())

const DAY = localDay('2026-03-04')
const mood = (value: MoodValue, at: string, id: string = randomUUID()): Write => ({
  kind: 'record-mood',
  id,
  mood: value,
  day: DAY,
  minute: Number(at.slice(11, 13)) * 60,
  at,
})

const session = (id: string): Write => ({
  kind: 'record-session',
  id,
  day: DAY,
  minute: 550,
  at: '2026-03-04T09:20:00.000Z',
  minutes: 10,
  raag: 'Yaman',
})

test('a day without a check-in has none', async () => {
  expect(await findCheckIn(database.as('nobody'), DAY)).toBeNull()
})

test('a first check-in makes the account and can be read back', async () => {
  const db = database.as('meera')
  const id = randomUUID()
  await performWrite(db, mood(4, '2026-03-04T08:15:30.123Z', id))
  expect(await findCheckIn(db, DAY)).toEqual({
    id,
    mood: 4,
    day: '2026-03-04',
    minute: 480,
    at: '2026-03-04T08:15:30.123Z',
  })
  const users = await database.owner('select id, email from public.users where id = $1', ['meera'])
  expect(users).toEqual([{ id: 'meera', email: 'meera@example.org' }])
})

test('a day keeps one check-in, the newest by its time and not by its arrival', async () => {
  const db = database.as('kabir')
  await performWrite(db, mood(2, '2026-03-04T09:00:00.000Z'))
  await performWrite(db, mood(5, '2026-03-04T18:00:00.000Z'))
  await performWrite(db, mood(1, '2026-03-04T12:00:00.000Z'))
  expect(await findCheckIn(db, DAY)).toMatchObject({ mood: 5, at: '2026-03-04T18:00:00.000Z' })
  const rows = await database.owner(
    "select count(*)::int as count from public.mood_logs where user_id = 'kabir'",
  )
  expect(rows).toEqual([{ count: 1 }])
})

test('clearing takes the check-in away and leaves the session', async () => {
  const db = database.as('lalita')
  await performWrite(db, mood(3, '2026-03-04T09:00:00.000Z'))
  const id = randomUUID()
  await performWrite(db, session(id))
  await performWrite(db, { kind: 'clear-mood', day: DAY })
  expect(await findCheckIn(db, DAY)).toBeNull()
  const rows = await database.owner(
    "select id, emotion, emotion_label, is_session, local_minute, minutes, raag from public.mood_logs where user_id = 'lalita'",
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
    },
  ])
})

test('a session sent twice is recorded once', async () => {
  const db = database.as('omkar')
  const write = session(randomUUID())
  await performWrite(db, write)
  await performWrite(db, write)
  const rows = await database.owner(
    "select count(*)::int as count from public.mood_logs where user_id = 'omkar'",
  )
  expect(rows).toEqual([{ count: 1 }])
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
  expect(() => statementsOf(write)).toThrow(RangeError)
})
