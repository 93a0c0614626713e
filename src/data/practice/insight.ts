import * as z from 'zod/mini'
import { minuteShape, parseLongList } from '~/data/parse-reply.ts'
import { dayIn, daysOfText, readBySpan } from '~/data/practice/by-span.ts'
import type { Moment } from '~/data/practice/moments.ts'
import type { LocalDay } from '~/domain/day/local-day.ts'
import { isMoodValue, type MoodValue } from '~/domain/mood/mood.ts'
import type { Database } from '~/lib/call.ts'

/** A check-in, a session or an entry, without the length of a session and what was heard in it. */
export type InsightMoment = Omit<Moment, 'minutes' | 'heard'>

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
const moodOrRaga = z.custom<MoodValue | string>(
  (value) => typeof value === 'string' || isMoodValue(value),
)
const rowShape = z
  .tuple([z.literal([0, 1, 2]), dayOfMonth, minuteShape, z.nullable(moodOrRaga)])
  .check(
    z.refine(([kind, , , value]) => value === null || (typeof value === 'string') === (kind === 1)),
  )
const yearShape = z.tuple([
  z.string().check(z.regex(/^[ 1-5]*$/)),
  z.string().check(z.regex(/^[ a-x]*$/)),
])

/**
 * Everything from `since` on in order of the clock, and the check-ins before it.
 * @throws DataError `malformed` when the reply does not fit.
 */
export async function readInsight(db: Database, since: LocalDay): Promise<InsightRead> {
  const call = { name: 'insight', args: { since } }
  const { months, years } = await readBySpan(db, call, {
    rowsOf: async (month, content) =>
      (await parseLongList(rowShape, content)).map((row) => momentOf(month, row)),
    year: yearShape,
  })
  return {
    moments: months.flatMap(({ rows }) => rows),
    earlier: years.flatMap(({ year, sums: [moods, hours] }) => {
      const hourOf = new Map(daysOfText(year, hours))
      return daysOfText(year, moods).map(([day, mood]) => ({
        day,
        // The shape lets nothing but 1 to 5 pass.
        mood: Number(mood) as MoodValue,
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
  return {
    kind: KINDS[kind],
    day: dayIn(month, dayOfMonth),
    minute,
    mood: typeof value === 'number' ? value : null,
    raga: typeof value === 'string' ? value : null,
  }
}

/** The hour of a letter, `a` being the first. */
function hourNamed(letter: string | undefined): number | null {
  return letter === undefined ? null : Number.parseInt(letter, 36) - 10
}
