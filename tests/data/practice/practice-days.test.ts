import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPractice } from '~/data/practice/practice.ts'
import { addDays, type LocalDay, localDay } from '~/domain/day/local-day.ts'
import type { MoodValue } from '~/domain/mood/mood.ts'
import type { DayCounts, DayMarks, Practice } from '~/domain/practice/day-counts.ts'
import { WriteRefused } from '~/lib/data-error.ts'
import type { Write } from '~/queries/writes/write.ts'
import { performWrite } from '~/queries/writes/write.ts'
import { tidyTables } from '~dev/bench/tidy-tables.ts'
import { countsOf as countsLived } from '~dev/database/ten-years/ten-years-counts.ts'
import { seedTenYears } from '~dev/database/ten-years/ten-years-seed.ts'
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
    morningSessions: count(sessions.map((write) => write.minute < 9 * 60)),
    minutes: sum(sessions.map(({ minutes }) => minutes)),
  }
}

const unlessSuperseded = (error: unknown) => {
  if (!(error instanceof WriteRefused && error.kind === 'superseded')) throw error
}

const marksOf = ({ day: on, sessions, checkIn, entries }: DayCounts): DayMarks => ({
  day: on,
  sessions,
  checkIn,
  entries,
})

/** The same days, those before `since` as marks and sums. */
function from(since: LocalDay, days: readonly DayCounts[]): Practice {
  const earlier = days.filter((each) => each.day < since)
  return {
    recent: days.filter((each) => each.day >= since),
    earlier: earlier.map(marksOf),
    earlierSums: {
      minutes: sum(earlier.map(({ minutes }) => minutes)),
      morningSessions: sum(earlier.map(({ morningSessions }) => morningSessions)),
      mostSessionsInADay: Math.max(0, ...earlier.map((each) => each.sessions - each.backdated)),
    },
  }
}

test('the counts of every day are those of the rows of the person alone', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(practised, { maxLength: 15 }), day, async (writes, since) => {
      const uid = randomUUID()
      for (const write of writes)
        await performWrite(database.as(uid), write).catch(unlessSuperseded)
      expect(await readPractice(database.as(uid), since)).toEqual(from(since, recount(writes)))
    }),
    { numRuns: 40 },
  )
})

test.each([
  [50, 50],
  [51, 49],
  [0, 130],
  [7, 0],
])(
  'a day of long ago with %i sessions and %i entries is read with fifty of each at most',
  async (sessions, entries) => {
    const uid = randomUUID()
    const db = database.as(uid)
    const others = [addDays(FIRST, -1), addDays(FIRST, 1)]
    const at = '2026-03-01T10:00:00.000Z'
    for (const on of [...others, FIRST]) {
      const own = { id: randomUUID(), day: on, minute: 600, at }
      await performWrite(db, { kind: 'record-mood', mood: 2, base: null, ...own })
    }
    await database.owner(
      `insert into public.mood_logs (user_id, id, emotion, emotion_label, local_date, local_minute)
     select '${uid}', gen_random_uuid(), 'session', 'Meditation Session', '${FIRST}', 500
     from generate_series(1, ${sessions})`,
    )
    await database.owner(
      `insert into public.journal_entries (user_id, id, content, mood, local_date, local_minute)
     select '${uid}', gen_random_uuid(), 'Rain.', 3, '${FIRST}', 500
     from generate_series(1, ${entries})`,
    )
    const quiet = (on: LocalDay) => ({ day: on, sessions: 0, checkIn: 2, entries: 0 })
    expect(await readPractice(db, addDays(FIRST, 10))).toEqual({
      recent: [],
      earlier: [
        quiet(addDays(FIRST, -1)),
        {
          day: FIRST,
          sessions: Math.min(50, sessions),
          checkIn: 2,
          entries: Math.min(50, entries),
        },
        quiet(addDays(FIRST, 1)),
      ],
      earlierSums: { minutes: 0, morningSessions: sessions, mostSessionsInADay: 0 },
    })
  },
)

test.each(['2016-03-08', '2020-02-29', '2020-12-31', '2021-01-01', '2025-11-01', '2026-03-06'])(
  'ten years of days are the same in marks and sums before %s',
  async (since) => {
    const last = localDay('2026-03-05')
    const uid = `lived-${since}`
    const lived = await seedTenYears(database.ownerUrl, uid, last)
    const days = countsLived(lived)
    const practice = await readPractice(database.as(uid), localDay(since))
    expect(practice).toEqual(from(localDay(since), days))
  },
)

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
    `explain (format json) select local_date, count(*) filter (where is_session),
       max(emotion) filter (where not is_session), sum(minutes)
     from public.mood_logs where user_id = 'crowd-7' group by local_date`,
  )
  expect(JSON.stringify(plan)).toMatch(/"Index Only Scan".*"mood_logs_days"/)
})
