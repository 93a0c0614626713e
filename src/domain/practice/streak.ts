import { addDays, type LocalDay } from '~/domain/local-day.ts'
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
  const resting = protectingRestDays(restDays, completed)
  let streak = 0
  let day = completed.has(today) ? today : addDays(today, -1)
  while (completed.has(day) || resting.has(day)) {
    if (completed.has(day)) streak += 1
    day = addDays(day, -1)
  }
  return streak
}

/** The longest streak there ever was, over all days, rest days stepped over as above. */
export function longestStreak(
  completed: ReadonlySet<LocalDay>,
  restDays: ReadonlySet<LocalDay> = NONE,
): number {
  const resting = protectingRestDays(restDays, completed)
  let longest = 0
  let streak = 0
  let expected: LocalDay | null = null
  for (const day of [...completed].sort()) {
    while (expected !== null && expected < day && resting.has(expected)) {
      expected = addDays(expected, 1)
    }
    streak = day === expected ? streak + 1 : 1
    longest = Math.max(longest, streak)
    expected = addDays(day, 1)
  }
  return longest
}
