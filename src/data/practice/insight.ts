import * as z from 'zod/mini'
import { minuteShape, moodShape, parseReply } from '~/data/parse-reply.ts'
import { daysOfText, readBySpan } from '~/data/practice/by-span.ts'
import type { Moment } from '~/data/practice/moments.ts'
import { isLocalDay, type LocalDay } from '~/domain/day/local-day.ts'
import type { MoodValue } from '~/domain/mood/mood.ts'
import type { Database } from '~/lib/call.ts'
import { DataError } from '~/lib/data-error.ts'

/** A check-in, a session or an entry, without the length of a session. */
export type InsightMoment = Omit<Moment, 'minutes'>

/** A check-in of an earlier year. */
type EarlierCheckIn = {
  readonly day: LocalDay
  readonly mood: MoodValue
  /** The hour it was in, 0 to 23; `null` when only the day is known. */
  readonly hour: number | null
}

/** What Insight draws and compares, oldest first. */
export type InsightRead = {
  readonly moments: readonly InsightMoment[]
  readonly earlier: readonly EarlierCheckIn[]
}

const dayOfMonth = z.int().check(z.minimum(1), z.maximum(31))
const rowShape = z.union([
  z.tuple([z.literal([0, 2]), dayOfMonth, minuteShape, z.nullable(moodShape)]),
  z.tuple([z.literal(1), dayOfMonth, minuteShape, z.nullable(z.string())]),
])
const yearShape = z.tuple([
  z.string().check(z.maxLength(366), z.regex(/^[ 1-5]*$/)),
  z.string().check(z.maxLength(366), z.regex(/^[ a-x]*$/)),
])

/**
 * Everything from `since` on in order of the clock, and the check-ins before it.
 * @throws DataError `malformed` when the reply does not fit.
 */
export async function readInsight(db: Database, since: LocalDay): Promise<InsightRead> {
  const call = { name: 'insight', args: { since } }
  const { months, years } = await readBySpan(db, call, { row: rowShape, year: yearShape })
  return {
    moments: months.flatMap(({ month, rows }) => rows.map((row) => momentOf(month, row))),
    earlier: years.flatMap(({ year, sums: [moods, hours] }) => {
      const hourOf = new Map(daysOfText(year, hours))
      return daysOfText(year, moods).map(([day, mood]) => ({
        day,
        mood: parseReply(moodShape, Number(mood)),
        hour: hourNamed(hourOf.get(day)),
      }))
    }),
  }
}

const KINDS = ['check-in', 'session', 'entry'] as const

function momentOf(
  month: string,
  [kind, dayOfMonth, minute, value]: z.output<typeof rowShape>,
): InsightMoment {
  const day = `${month}-${String(dayOfMonth).padStart(2, '0')}`
  if (!isLocalDay(day)) {
    throw new DataError('malformed', 'The database sent a day that is not in its month')
  }
  return {
    kind: KINDS[kind],
    day,
    minute,
    mood: typeof value === 'number' ? value : null,
    raga: typeof value === 'string' ? value : null,
  }
}

/** The hour of a letter, `a` being the first. */
function hourNamed(letter: string | undefined): number | null {
  return letter === undefined ? null : letter.charCodeAt(0) - 'a'.charCodeAt(0)
}
