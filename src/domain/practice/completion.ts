import { addDays, daysBetween, type LocalDay } from '~/domain/day/local-day.ts'
import {
  hasMoodLog,
  isCompleted,
  lastDayCounted,
  type MarksByDay,
} from '~/domain/practice/day-counts.ts'

/** The days that the calendar and the completion rate look back, including today. */
export const WINDOW_DAYS = 90
const MONTH_DAYS = 30

/** A number of days out of another. */
export type Share = {
  readonly days: number
  /** At least 1 whenever anything was recorded up to today. */
  readonly of: number
}

/** The first day with a record, today or before; `null` when there is none. */
export function firstRecord(marks: MarksByDay, today: LocalDay): LocalDay | null {
  let first: LocalDay | null = null
  for (const [day, found] of marks) {
    if (day <= today && (first === null || day < first) && isCompleted(found)) first = day
  }
  return first
}

/** The days from the first record to today, both included, 90 at most; 0 without a record. */
function daysSinceBeginning(marks: MarksByDay, today: LocalDay): number {
  const first = firstRecord(marks, today)
  return first === null ? 0 : Math.min(WINDOW_DAYS, daysBetween(first, today) + 1)
}

/** Completed days out of the days since the first record, at most 90 (product §2). */
export function completion(marks: MarksByDay, today: LocalDay): Share {
  const last = lastDayCounted(marks.keys(), today)
  const of = daysSinceBeginning(marks, last)
  return { days: countBack(marks, last, of, isCompleted), of }
}

/**
 * Days with a mood log among the last thirty, out of thirty. Only
 * Consistency King uses it; the completion rate is `completion`.
 */
export function lastThirty(marks: MarksByDay, today: LocalDay): Share {
  const last = lastDayCounted(marks.keys(), today)
  return { days: countBack(marks, last, MONTH_DAYS, hasMoodLog), of: MONTH_DAYS }
}

/**
 * A whole percentage: 100 only for all, and 0 only for none or when there is nothing to divide by.
 */
export function percentOf({ days, of }: Share): number {
  if (of === 0 || days === 0) return 0
  const nearest = Math.max(1, Math.round((days / of) * 100))
  return days < of ? Math.min(99, nearest) : nearest
}

/** A mean of fewer days shows nothing about how a person practises. */
const FEWEST_DAYS_OF_A_MEAN = 7

/**
 * The mean points per day, 0–5: 3 for a mood log and 2 for an entry, over all
 * days with a record but at least seven (product §9). `null` when nothing was recorded.
 */
export function meanMindfulness(marks: MarksByDay): number | null {
  let days = 0
  let points = 0
  for (const found of marks.values()) {
    if (!isCompleted(found)) continue
    days += 1
    points += (hasMoodLog(found) ? 3 : 0) + (found.entries > 0 ? 2 : 0)
  }
  return days === 0 ? null : points / Math.max(FEWEST_DAYS_OF_A_MEAN, days)
}

type Test = (found: NonNullable<ReturnType<MarksByDay['get']>>) => boolean

function countBack(marks: MarksByDay, today: LocalDay, days: number, test: Test): number {
  let count = 0
  for (let back = 0; back < days; back++) {
    const found = marks.get(addDays(today, -back))
    if (found && test(found)) count += 1
  }
  return count
}
