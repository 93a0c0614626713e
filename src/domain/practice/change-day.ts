import type { LocalDay } from '~/domain/day/local-day.ts'
import type { DayCounts } from '~/domain/practice/day-counts.ts'

/** The counts of a day without rows. */
export function emptyCounts(day: LocalDay): DayCounts {
  return {
    day,
    sessions: 0,
    backdated: 0,
    checkIn: null,
    entries: 0,
    morningSessions: 0,
    minutes: 0,
  }
}

/**
 * The days, oldest first, after a change of one of them, which may be new. A day that is left
 * without rows is not in the list, as in the database.
 */
export function changeDay(
  days: readonly DayCounts[],
  day: LocalDay,
  change: (counts: DayCounts) => Partial<DayCounts>,
): readonly DayCounts[] {
  const before = days.find((counts) => counts.day === day) ?? emptyCounts(day)
  const after = { ...before, ...change(before) }
  const others = days.filter((counts) => counts.day !== day)
  if (after.sessions === 0 && after.entries === 0 && after.checkIn === null) return others
  return [...others, after].sort((a, b) => (a.day < b.day ? -1 : 1))
}
