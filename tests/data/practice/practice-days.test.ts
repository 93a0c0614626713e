import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listPracticeDays } from '~/data/practice-days.ts'
import { addDays, type LocalDay, localDay } from '~/domain/day/local-day.ts'
import type { MoodValue } from '~/domain/mood/mood.ts'
import type { DayCounts } from '~/domain/practice/day-counts.ts'
import { WriteRefused } from '~/lib/data-error.ts'
import type { Write } from '~/queries/writes/write.ts'
import { openTestDatabase, type TestDatabase } from '~tests/support/database/local-database.ts'
import { performWrite } from '~tests/support/database/perform-write.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.stop())

const FIRST = localDay('2026-02-26')
const day = fc.integer({ min: 0, max: 5 }).map((count) => addDays(FIRST, count))
const minute = fc.constantFrom(0, 539, 540, 1439)
const at = fc.integer({ min: 0, max: 86_399 }).map((s) => new Date(Date.UTC(2026, 2, 1) + s * 1000))
const kind = <K extends Write['kind']>(name: K) => fc.constant(name)
const when = { id: fc.uuid(), day, minute, at: at.map((instant) => instant.toISOString()) }
const mood = fc.constantFrom<MoodValue>(1, 2, 3, 4, 5)

const practised = fc.oneof(
  fc.record({ kind: kind('record-mood'), mood, base: fc.constant(null), ...when }),
  fc.record({
    kind: kind('record-session'),
    minutes: fc.constantFrom(null, 1, 10, 1440),
    raga: fc.constantFrom(null, 'Yaman'),
    ...when,
  }),
  fc.record({ kind: kind('save-entry'), content: fc.constant('Rain.'), mood, ...when }),
  fc.record({
    kind: kind('add-backdated'),
    day,
    sessionId: fc.option(fc.uuid()),
    entryId: fc.option(fc.uuid()),
  }),
)

type Practised = Write<'record-mood' | 'record-session' | 'save-entry' | 'add-backdated'>

const count = (what: unknown[]) => what.filter(Boolean).length
const sum = (numbers: (number | null)[]) => numbers.reduce<number>((all, n) => all + (n ?? 0), 0)

/** The same counts, from what was written instead of from what is stored. */
function recount(writes: readonly Practised[]): DayCounts[] {
  return [...new Set(writes.map((write) => write.day))]
    .sort()
    .map((on) =>
      countsOf(
        on,
        writes.filter((write) => write.day === on),
      ),
    )
    .filter(({ sessions, checkIn, entries }) => sessions + entries > 0 || checkIn !== null)
}

function countsOf(on: LocalDay, writes: readonly Practised[]): DayCounts {
  const sessions = writes.filter((write) => write.kind === 'record-session')
  const backdated = writes.filter((write) => write.kind === 'add-backdated')
  const moods = writes.filter((write) => write.kind === 'record-mood')
  // Of two at the same instant the one that came first stands.
  const last = moods.reduce((best, next) => (best && best.at >= next.at ? best : next), moods[0])
  const filledIn = Number(backdated.some(({ sessionId }) => sessionId !== null))
  return {
    day: on,
    // However often it is filled in, a day takes one session that way.
    sessions: sessions.length + filledIn,
    backdated: filledIn,
    checkIn: last?.mood ?? null,
    entries:
      count(writes.map(({ kind: name }) => name === 'save-entry')) +
      count(backdated.map(({ entryId }) => entryId)),
    morningSessions: count(sessions.map((write) => write.minute < 9 * 60)),
    minutes: sum(sessions.map(({ minutes }) => minutes)),
  }
}

const unlessSuperseded = (error: unknown) => {
  if (!(error instanceof WriteRefused && error.kind === 'superseded')) throw error
}

test('the counts of every day are those of the rows of the person alone', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(practised, { maxLength: 15 }), async (writes) => {
      const uid = randomUUID()
      for (const write of writes)
        await performWrite(database.as(uid), write).catch(unlessSuperseded)
      expect(await listPracticeDays(database.as(uid))).toEqual(recount(writes))
    }),
    { numRuns: 40 },
  )
})

test('the logs are counted from the index alone, and only those of the person', async () => {
  await database.owner(
    `insert into public.users (id) select 'crowd-' || n from generate_series(1, 200) as n`,
  )
  await database.owner(
    `insert into public.mood_logs (user_id, id, emotion, emotion_label, local_date, local_minute)
     select 'crowd-' || n, gen_random_uuid(), 'session', 'Meditation Session',
       date '2020-01-01' + d, 500
     from generate_series(1, 200) as n, generate_series(1, 100) as d`,
  )
  await database.owner('vacuum analyze public.mood_logs')
  const [plan] = await database.owner(
    `explain (format json) select local_date, count(*) filter (where is_session),
       max(emotion) filter (where not is_session), sum(minutes)
     from public.mood_logs where user_id = 'crowd-7' group by local_date`,
  )
  expect(JSON.stringify(plan)).toMatch(/"Index Only Scan".*"mood_logs_days"/)
})
