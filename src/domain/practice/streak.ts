import type { LocalDay } from '~/domain/local-day.ts'
import { dayNumber } from '~/domain/practice/calendar-day.ts'
import { protectingRestDays } from '~/domain/practice/rest-days.ts'

/** Both in days. */
export type Streaks = { readonly current: number; readonly longest: number }

const NONE: ReadonlySet<LocalDay> = new Set()

/**
 * The streaks of a person's completed days. Rest days, two a month at most, are stepped over: they
 * protect and add nothing.
 * - `current`: consecutive completed days counted back from today. A today that is not completed
 *   yet has not ended, so the count then begins with yesterday; days after today count for nothing.
 * - `longest`: the longest there ever was, over all days.
 */
export function streaks(
  completed: ReadonlySet<LocalDay>,
  today: LocalDay,
  restDays: ReadonlySet<LocalDay> = NONE,
): Streaks {
  const days = numbersOf(completed)
  const resting = new Set(numbersOf(protectingRestDays(restDays, completed)))
  return {
    current: streakUpTo(dayNumber(today), days, resting),
    longest: longestOf(days, resting),
  }
}

/** The current streak alone. */
export function currentStreak(
  completed: ReadonlySet<LocalDay>,
  today: LocalDay,
  restDays?: ReadonlySet<LocalDay>,
): number {
  return streaks(completed, today, restDays).current
}

/** The days as numbers, oldest first. */
function numbersOf(days: ReadonlySet<LocalDay>): Int32Array {
  const numbers = new Int32Array(days.size)
  let index = 0
  for (const day of days) numbers[index++] = dayNumber(day)
  return numbers.sort()
}

function streakUpTo(today: number, days: Int32Array, resting: ReadonlySet<number>): number {
  const past = days.filter((day) => day <= today)
  let streak = 0
  let next = past.at(-1) === today ? today + 1 : today
  for (const day of past.reverse()) {
    if (!isBridged(day, next, resting)) return streak
    streak += 1
    next = day
  }
  return streak
}

function longestOf(days: Int32Array, resting: ReadonlySet<number>): number {
  let longest = 0
  let streak = 0
  let previous = Number.NEGATIVE_INFINITY
  for (const day of days) {
    streak = isBridged(previous, day, resting) ? streak + 1 : 1
    longest = Math.max(longest, streak)
    previous = day
  }
  return longest
}

/** Whether only rest days lie between two days. */
function isBridged(earlier: number, later: number, resting: ReadonlySet<number>): boolean {
  for (let day = later - 1; day > earlier; day--) {
    if (!resting.has(day)) return false
  }
  return true
}
