import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { performWrite, type Write } from '~/data/write.ts'
import { localDay } from '~/domain/day/local-day.ts'
import type { Database } from '~/lib/call.ts'
import { seedTenYears } from '~dev/database/ten-years/ten-years-seed.ts'
import { openTestDatabase, type TestDatabase } from '~tests/support/database/local-database.ts'

let database: TestDatabase
const OLD = randomUUID()
beforeAll(async () => {
  database = await openTestDatabase()
  await database.as(OLD).write({ name: 'open_account', args: {} })
  await seedTenYears(database.ownerUrl, OLD, localDay('2026-03-18'))
})
afterAll(() => database.stop())

const KINDS = [
  'mood_logs',
  'journal_entries',
  'user_astro_profiles',
  'kept_charts',
  'personal_recordings',
  'favourites',
  'rest_days',
  'celebrations',
  'japa',
  'settings',
]

type First = {
  readonly seq: number
  readonly tables: Readonly<Record<string, { rows: unknown[]; found: number; next: string | null }>>
  readonly days: Readonly<Record<string, Readonly<Record<string, readonly (readonly number[])[]>>>>
}

const first = async (db: Database) => (await db.read({ name: 'first', args: {} })) as First

test('somebody without rows is sent every kind, empty and whole', async () => {
  const { tables, days, seq } = await first(database.as(randomUUID()))
  const none = { rows: [], found: 0, next: null }
  expect(tables).toEqual(Object.fromEntries(KINDS.map((kind) => [kind, none])))
  expect({ days, seq }).toEqual({ days: {}, seq: 0 })
})

test('the newest rows of every kind are those of its first page', async () => {
  const db = database.as(OLD)
  const { tables } = await first(db)
  expect(Object.keys(tables).sort()).toEqual([...KINDS].sort())
  for (const kind of KINDS) {
    const page = await db.read({ name: 'newest', args: { kind, before: null, most: 8000 } })
    expect(page).toMatchObject({ ...tables[kind] })
  }
})

test('every day of ten years is counted as its rows are', async () => {
  const { days } = await first(database.as(OLD))
  const counted = await database.owner(
    `select local_date::text as day, count(*) filter (where is_session) as sessions,
       coalesce(max(emotion) filter (where not is_session), '0') as mood,
       coalesce(sum(minutes), 0) as minutes,
       count(*) filter (where is_session and local_minute < 540) as mornings,
       count(*) filter (where emotion = 'session') as backdated
     from public.mood_logs where user_id = $1 group by 1 order by 1`,
    [OLD],
  )
  const listed = Object.entries(days.mood_logs as First['days'][string]).flatMap(([month, list]) =>
    list.map(([day, ...counts]) => [`${month}-${String(day).padStart(2, '0')}`, ...counts]),
  )
  expect(listed.sort()).toEqual(
    counted.map(({ day, ...counts }) => [day, ...Object.values(counts).map(Number)]),
  )
  expect(listed.length).toBeGreaterThan(2000)
})

test('a backdated session and an entry are counted on their day', async () => {
  const db = database.as(randomUUID())
  const day = localDay('2026-02-28')
  const ids = { sessionId: randomUUID(), entryId: randomUUID() }
  const writes: Write[] = [
    { kind: 'add-backdated', day, ...ids },
    {
      kind: 'record-session',
      id: randomUUID(),
      day,
      minute: 539,
      at: '2026-02-28T04:00:00.000Z',
      minutes: 20,
      raga: null,
      heard: null,
    },
  ]
  for (const write of writes) await performWrite(db, write)
  const mood = { mood: 4, minute: 600, at: '2026-03-01T05:00:00.000Z', base: null } as const
  await performWrite(db, {
    kind: 'record-mood',
    id: randomUUID(),
    day: localDay('2026-03-01'),
    ...mood,
  })
  const { days } = await first(db)
  expect(days).toEqual({
    mood_logs: { '2026-02': [[28, 2, 0, 20, 1, 1]], '2026-03': [[1, 0, 4, 0, 0, 0]] },
    journal_entries: { '2026-02': [[28, 1]] },
  })
})

test('ten years come in less than a hundred thousand bytes', async () => {
  const reply = JSON.stringify(await first(database.as(OLD)))
  expect(reply.length).toBeLessThan(100_000)
})

test('the library is sent again only when something in it is another', async () => {
  const db = database.as(randomUUID())
  const read = (known: string | null) => db.read({ name: 'catalogue', args: { known } })
  const { version, recordings, ragas } = (await read(null)) as Record<string, unknown>
  expect(recordings).toHaveLength(
    Number((await database.owner('select count(*) from public.daily_audios'))[0]?.count),
  )
  expect(ragas).toContainEqual({ name: 'Yaman', moodCategory: 'Shantha' })
  expect(await read(String(version))).toBeNull()
  await database.owner("update public.daily_audios set title = title || '!' where day_number = 1")
  expect(await read(String(version))).toMatchObject({
    version: expect.not.stringMatching(`${version}`),
  })
})
