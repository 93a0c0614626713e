import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { monthOf, type Row, type RowTable } from '~/data/engine/row-table.ts'
import { JOURNAL_ENTRIES } from '~/data/journal-entries.ts'
import { MOOD_LOGS } from '~/data/mood-logs.ts'
import { dayCountsOf } from '~/data/practice/day-counts.ts'
import type { Write } from '~/data/write.ts'
import { performWrite } from '~/data/write.ts'
import { addDays, type LocalDay, localDay } from '~/domain/day/local-day.ts'
import type { MoodValue } from '~/domain/mood/mood.ts'
import type { DayCounts } from '~/domain/practice/day-counts.ts'
import { WriteRefused } from '~/lib/data-error.ts'
import { tidyTables } from '~dev/bench/tidy-tables.ts'
import { practiceHeld, rowsHeld } from '~tests/support/database/held.ts'
import { openTestDatabase, type TestDatabase } from '~tests/support/database/local-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.stop())

const FIRST = localDay('2025-12-29')
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
    heard: fc.constantFrom(null, '/recordings/yaman-10.mp3'),
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
    morningSessions: count(sessions.map((write) => (write.minute ?? 1440) < 9 * 60)),
    minutes: sum(sessions.map(({ minutes }) => minutes)),
  }
}

const unlessSuperseded = (error: unknown) => {
  if (!(error instanceof WriteRefused && error.kind === 'superseded')) throw error
}

/** The counts of days as a device makes them that has all rows of a table. */
function countedOnDevice({ perDay }: RowTable, rows: readonly Row[]) {
  const months = new Map<string, (readonly number[])[]>()
  for (const on of new Set(rows.map((row) => perDay?.dayOf(row) ?? ''))) {
    const counts = perDay?.counts(rows.filter((row) => perDay.dayOf(row) === on)) ?? []
    const others = months.get(monthOf(on)) ?? []
    months.set(monthOf(on), [...others, [Number(on.slice(8)), ...counts]])
  }
  return months
}

test('the counts of every day are those of the rows of the person alone, in the database and on a device', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(practised, { maxLength: 15 }), async (writes) => {
      const db = database.as(randomUUID())
      for (const write of writes) await performWrite(db, write).catch(unlessSuperseded)
      const expected = recount(writes)
      expect(await practiceHeld(db)).toEqual(expected)
      const logs = countedOnDevice(MOOD_LOGS, await rowsHeld(db, MOOD_LOGS))
      const entries = countedOnDevice(JOURNAL_ENTRIES, await rowsHeld(db, JOURNAL_ENTRIES))
      expect(dayCountsOf(logs, entries)).toEqual(expected)
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
  await tidyTables(database.ownerUrl)
  const [plan] = await database.owner(
    `explain (format json) select log.local_date, count(*) filter (where log.is_session),
       max(log.emotion) filter (where not log.is_session), sum(log.minutes),
       count(*) filter (where log.is_session and log.local_minute < 540),
       count(*) filter (where log.is_session and log.emotion = 'session')
     from public.mood_logs as log where log.user_id = 'crowd-7' group by log.local_date`,
  )
  expect(JSON.stringify(plan)).toMatch(/"Index Only Scan".*"mood_logs_days"/)
})
