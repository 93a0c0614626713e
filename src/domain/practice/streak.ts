import type { LocalDay } from '~/domain/local-day.ts'
import { dayNumber } from '~/domain/practice/calendar-day.ts'
import { protectingRestDays } from '~/domain/practice/rest-days.ts'

const NONE: ReadonlySet<LocalDay> = new Set()

/**
 * Consecutive completed days counted back from today. A today that is not completed yet has not
 * ended, so the count then begins with yesterday. Rest days, two a month at most, are stepped over:
 * they protect and add nothing. Days after today count for nothing here.
 */
export function currentStreak(
  completed: ReadonlySet<LocalDay>,
  today: LocalDay,
  restDays: ReadonlySet<LocalDay> = NONE,
): number {
  const end = dayNumber(today)
  const days = numbersOf(completed).filter((day) => day <= end)
  const resting = restingNumbers(restDays, completed)
  let streak = 0
  let next = completed.has(today) ? end + 1 : end
  for (const day of days.reverse()) {
    if (!isBridged(day, next, resting)) return streak
    streak += 1
    next = day
  }
  return streak
}

/** The longest streak there ever was, over all days, rest days stepped over as above. */
export function longestStreak(
  completed: ReadonlySet<LocalDay>,
  restDays: ReadonlySet<LocalDay> = NONE,
): number {
  const resting = restingNumbers(restDays, completed)
  let longest = 0
  let streak = 0
  let previous = Number.NEGATIVE_INFINITY
  for (const day of numbersOf(completed)) {
    streak = isBridged(previous, day, resting) ? streak + 1 : 1
    longest = Math.max(longest, streak)
    previous = day
  }
  return longest
}

/** The days as numbers, oldest first. */
function numbersOf(days: ReadonlySet<LocalDay>): Int32Array {
  const numbers = new Int32Array(days.size)
  let index = 0
  for (const day of days) numbers[index++] = dayNumber(day)
  return numbers.sort()
}

function restingNumbers(restDays: ReadonlySet<LocalDay>, completed: ReadonlySet<LocalDay>) {
  return new Set(numbersOf(protectingRestDays(restDays, completed)))
}

/** Whether only rest days lie between two days. */
function isBridged(earlier: number, later: number, resting: ReadonlySet<number>): boolean {
  for (let day = later - 1; day > earlier; day--) {
    if (!resting.has(day)) return false
  }
  return true
}
