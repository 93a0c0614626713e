import { addDays, daysBetween, type LocalDay } from '~/domain/day/local-day.ts'
import { type CountsByDay, hasMoodLog, isCompleted } from '~/domain/practice/day-counts.ts'
import { daysInWords } from '~/domain/practice/streak-words.ts'

/** The days the calendar and the completion rate look back on, today among them. */
export const WINDOW_DAYS = 90
const MONTH_DAYS = 30

/** Some days out of others. */
export type Share = {
  readonly days: number
  /** At least one whenever anything was recorded by today. */
  readonly of: number
}

/** The first day with a record, today or before; `null` when there is none. */
export function firstRecord(counts: CountsByDay, today: LocalDay): LocalDay | null {
  let first: LocalDay | null = null
  for (const [day, found] of counts) {
    if (day <= today && (first === null || day < first) && isCompleted(found)) first = day
  }
  return first
}

/** The days since the first record, both it and today counted, 90 at most; 0 without a record. */
function daysSinceBeginning(counts: CountsByDay, today: LocalDay): number {
  const first = firstRecord(counts, today)
  return first === null ? 0 : Math.min(WINDOW_DAYS, daysBetween(first, today) + 1)
}

/** Completed days out of the days since the first record, at most 90 (product §2). */
export function completion(counts: CountsByDay, today: LocalDay): Share {
  const of = daysSinceBeginning(counts, today)
  return { days: countBack(counts, today, of, isCompleted), of }
}

/** Which days a completion rate looks at, as its card says it. */
export function completionWords({ days, of }: Share): string {
  if (of === 0) return 'Counted from your first day.'
  const which = of === WINDOW_DAYS ? 'the last 90 days' : `the ${daysInWords(of)} since you began`
  return `${days} of ${of === 1 ? 'the one day since you began' : which}`
}

/**
 * Days with a mood log among the last thirty, out of thirty (specification §9, Motivation). It is
 * the measure of Consistency King alone: what is called completion rate is `completion`.
 */
export function lastThirty(counts: CountsByDay, today: LocalDay): Share {
  return { days: countBack(counts, today, MONTH_DAYS, hasMoodLog), of: MONTH_DAYS }
}

/** In percent, whole; 0 when there is nothing to divide by. */
export function percentOf({ days, of }: Share): number {
  return of === 0 ? 0 : Math.round((days / of) * 100)
}

/** A mean of fewer days says nothing of how a person practises. */
const FEWEST_DAYS_OF_A_MEAN = 7

/**
 * The mean over all days with a record, but over seven at least (product §9), of 3 for a mood log
 * and 2 for an entry (specification §9): 0–5; `null` when nothing was recorded.
 */
export function meanMindfulness(counts: CountsByDay): number | null {
  let days = 0
  let points = 0
  for (const found of counts.values()) {
    if (!isCompleted(found)) continue
    days += 1
    points += (hasMoodLog(found) ? 3 : 0) + (found.entries > 0 ? 2 : 0)
  }
  return days === 0 ? null : points / Math.max(FEWEST_DAYS_OF_A_MEAN, days)
}

type Test = (found: NonNullable<ReturnType<CountsByDay['get']>>) => boolean

function countBack(counts: CountsByDay, today: LocalDay, days: number, test: Test): number {
  let count = 0
  for (let back = 0; back < days; back++) {
    const found = counts.get(addDays(today, -back))
    if (found && test(found)) count += 1
  }
  return count
}
