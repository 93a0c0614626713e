import { earlierOf, firstOfMonthAfter, laterOf } from '~/domain/day/calendar-day.ts'
import { addDays, daysBetween, firstOfMonth, type LocalDay } from '~/domain/day/local-day.ts'
import { completion, firstRecord, type Share } from '~/domain/practice/completion.ts'
import type { MarksByDay } from '~/domain/practice/day-counts.ts'
import { type DayRecord, lastDays, ninetyDays } from '~/domain/practice/day-record.ts'

/** What Progress counts over the ninety days that end today. */
export type ProgressCounts = {
  /** Completed days out of the days since the first record, at most 90. */
  readonly completion: Share
  /** Completed days. */
  readonly mindful: number
  /** Days of 4 points or more. */
  readonly excellent: number
}

export function progressCounts(marks: MarksByDay, today: LocalDay): ProgressCounts {
  const days = ninetyDays(marks, today)
  return {
    completion: completion(marks, today),
    mindful: days.filter((record) => record.isCompleted).length,
    excellent: days.filter(isExcellent).length,
  }
}

/** What the calendar counts over the month it shows, from the first record up to today. */
export type MonthCounts = {
  /** The points of its days, out of five a day. */
  readonly points: number
  readonly mostPoints: number
  /** Days with a session. */
  readonly sacred: number
  /** Days of 4 points or more. */
  readonly radiant: number
}

export function monthCounts(marks: MarksByDay, month: LocalDay, today: LocalDay): MonthCounts {
  const days = daysSoFar(marks, month, today)
  return {
    points: days.reduce((sum, record) => sum + record.mindfulnessScore, 0),
    mostPoints: days.length * 5,
    sacred: days.filter((record) => record.sessions > 0).length,
    radiant: days.filter(isExcellent).length,
  }
}

function isExcellent({ energyLevel }: DayRecord): boolean {
  return energyLevel === 'excellent'
}

/** The days of a month from the first record to today. */
function daysSoFar(marks: MarksByDay, month: LocalDay, today: LocalDay): DayRecord[] {
  const first = firstRecord(marks, today)
  if (first === null) return []
  const start = laterOf(first, firstOfMonth(month))
  const end = earlierOf(today, addDays(firstOfMonthAfter(month, 1), -1))
  return lastDays(marks, end, Math.max(0, daysBetween(start, end) + 1))
}
