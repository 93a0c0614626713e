import type { LocalDay } from '~/domain/day/local-day.ts'
import { dayNumber } from '~/domain/day/local-day.ts'
import { lastDayCounted } from '~/domain/practice/day-counts.ts'

/** Both in days. */
export type Streaks = { readonly current: number; readonly longest: number }

const NONE: ReadonlySet<LocalDay> = new Set()

/**
 * The streaks of a person's completed days. Rest days, two a month at most, keep a streak alive and
 * add nothing to it.
 * - `current`: consecutive completed days counted back from today, or from yesterday while today is
 *   not completed; or from a day ahead that was practised before crossing the date line, if that makes
 *   more. Later days do not count.
 * - `longest`: the longest ever, over all days.
 */
export function streaks(
  completed: ReadonlySet<LocalDay>,
  today: LocalDay,
  restDays: ReadonlySet<LocalDay> = NONE,
): Streaks {
  const days = numbersOf(completed)
  const resting = new Set(numbersOf(protectingRestDays(restDays, completed)))
  return {
    current: Math.max(
      streakUpTo(dayNumber(today), days, resting),
      streakUpTo(dayNumber(lastDayCounted(completed, today)), days, resting),
    ),
    longest: longestOf(days, resting),
  }
}

/** Only the current streak. */
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
  let at = days.length - 1
  while (dayAt(days, at) > today) at -= 1
  let streak = 0
  let next = dayAt(days, at) === today ? today + 1 : today
  for (; at >= 0 && isBridged(dayAt(days, at), next, resting); at -= 1) {
    streak += 1
    next = dayAt(days, at)
  }
  return streak
}

function dayAt(days: Int32Array, at: number): number {
  return days[at] ?? Number.NEGATIVE_INFINITY
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

/** Whether all days between two days are rest days. */
function isBridged(earlier: number, later: number, resting: ReadonlySet<number>): boolean {
  for (let day = later - 1; day > earlier; day--) {
    if (!resting.has(day)) return false
  }
  return true
}

/** The rest days that count in one calendar month. */
const REST_DAYS_A_MONTH = 2

/**
 * The rest days that protect a streak: the two earliest of each calendar month without practice. A
 * rest day with practice is a normal day and does not count as one of the two.
 */
export function protectingRestDays(
  restDays: ReadonlySet<LocalDay>,
  completed: ReadonlySet<LocalDay>,
): ReadonlySet<LocalDay> {
  const used = new Map<string, number>()
  const protecting = new Set<LocalDay>()
  for (const day of [...restDays].sort()) {
    if (completed.has(day)) continue
    const month = day.slice(0, 7)
    const count = used.get(month) ?? 0
    if (count === REST_DAYS_A_MONTH) continue
    used.set(month, count + 1)
    protecting.add(day)
  }
  return protecting
}

/** How many more rest days a day's month can have, 0–2. Days with practice use none. */
export function restDaysLeft(
  day: LocalDay,
  restDays: ReadonlySet<LocalDay>,
  completed: ReadonlySet<LocalDay>,
): number {
  const month = day.slice(0, 7)
  const taken = [...protectingRestDays(restDays, completed)].filter((rest) =>
    rest.startsWith(month),
  )
  return REST_DAYS_A_MONTH - taken.length
}
