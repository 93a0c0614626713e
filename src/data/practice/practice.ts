import * as z from 'zod/mini'
import { dayShape, moodShape } from '~/data/parse-reply.ts'
import { daysOfText, readBySpan } from '~/data/practice/by-span.ts'
import type { LocalDay } from '~/domain/day/local-day.ts'
import { isMoodValue } from '~/domain/mood/mood.ts'
import type { DayMarks, Practice } from '~/domain/practice/day-counts.ts'
import type { Database } from '~/lib/call.ts'

const count = z.int().check(z.minimum(0))
const countsShape = z.tuple([dayShape, count, z.nullable(moodShape), count, count, count, count])
const yearShape = z.tuple([z.string().check(z.regex(/^[ -\u7fff]*$/)), count, count, count])

/**
 * What every day of a person's practice held, without days that have no rows: from `since` on with
 * all its counts, before it in sums; of a day long ago more than fifty sessions or entries count as
 * fifty. A morning session began before 09:00 local time; one of
 * unknown length adds no minutes.
 * @throws DataError `malformed` when the reply does not fit.
 */
export async function readPractice(db: Database, since: LocalDay): Promise<Practice> {
  const call = { name: 'practice', args: { since } }
  const { months, years } = await readBySpan(db, call, { row: countsShape, year: yearShape })
  return {
    recent: months.flatMap(({ rows }) =>
      rows.map(([day, sessions, checkIn, entries, morningSessions, minutes, backdated]) => {
        return { day, sessions, backdated, checkIn, entries, morningSessions, minutes }
      }),
    ),
    earlier: years.flatMap(({ year, sums: [text] }) => marksOf(year, text)),
    earlierSums: {
      minutes: sum(years.map(({ sums: [, minutes] }) => minutes)),
      morningSessions: sum(years.map(({ sums: [, , mornings] }) => mornings)),
      mostSessionsInADay: Math.max(0, ...years.map(({ sums: [, , , most] }) => most)),
    },
  }
}

/**
 * The code of a character is 32 + check-in + 6 × pair, where pair is Cantor's pairing of sessions
 * and entries: few of both make a small number.
 */
function marksOf(year: string, text: string): DayMarks[] {
  return daysOfText(year, text).map(([day, character]) => {
    const code = character.charCodeAt(0) - 32
    const mood = code % 6
    const pair = Math.floor(code / 6)
    const both = Math.floor((Math.sqrt(8 * pair + 1) - 1) / 2)
    const entries = pair - (both * (both + 1)) / 2
    return { day, sessions: both - entries, checkIn: isMoodValue(mood) ? mood : null, entries }
  })
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
