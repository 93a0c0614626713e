import * as z from 'zod/mini'
import { readByMonth } from '~/data/by-month.ts'
import { dayShape, moodShape } from '~/data/parse-reply.ts'
import type { DayCounts } from '~/domain/practice/day-counts.ts'
import type { Database } from '~/lib/call.ts'

const count = z.int().check(z.minimum(0))
const countsShape = z.tuple([dayShape, count, z.nullable(moodShape), count, count, count, count])

/**
 * The counts of every day of a person's practice, oldest first, without days that have no rows. A
 * morning session began before 09:00 local time; one of unknown length adds no minutes.
 */
export async function listPracticeDays(db: Database): Promise<DayCounts[]> {
  const days = await readByMonth(db, { name: 'practice_days', args: {} }, countsShape)
  return days.map(([day, sessions, checkIn, entries, morningSessions, minutes, backdated]) => ({
    day,
    sessions,
    backdated,
    checkIn,
    entries,
    morningSessions,
    minutes,
  }))
}
