import { type DayMood, type MoodMean, meanOf } from '~/domain/insight/mood-moment.ts'
import { addDays, type LocalDay } from '~/domain/local-day.ts'
import type { MoodValue } from '~/domain/mood.ts'
import {
  addMonths,
  firstOfMonth,
  firstOfWeek,
  firstOfYear,
} from '~/domain/practice/calendar-day.ts'
import { assertNever } from '~/lib/assert-never.ts'

/** Weeks begin on Sunday, as in the calendar. */
export type Stretch = 'day' | 'week' | 'month' | 'year'

export type MoodOfStretch = MoodMean & {
  /** The first day of the stretch. */
  readonly start: LocalDay
}

/**
 * The mean mood of every day, week, month or year from the one that holds `from` to the one that
 * holds `to`, oldest first. A stretch without a mood stands there with `n` 0 and no mean, so that a
 * drawing leaves a gap; moods outside the days asked for are left out. Give check-ins alone
 * (product §2).
 */
export function moodOverTime(
  moods: readonly DayMood[],
  by: Stretch,
  from: LocalDay,
  to: LocalDay,
): MoodOfStretch[] {
  const byStart = new Map<LocalDay, MoodValue[]>()
  for (let start = startOf(from, by); start <= to; start = nextStart(start, by)) {
    byStart.set(start, [])
  }
  for (const { day, mood } of moods) {
    if (day >= from && day <= to) byStart.get(startOf(day, by))?.push(mood)
  }
  return [...byStart].map(([start, ofStretch]) => ({ start, ...meanOf(ofStretch, 1) }))
}

function startOf(day: LocalDay, by: Stretch): LocalDay {
  switch (by) {
    case 'day':
      return day
    case 'week':
      return firstOfWeek(day)
    case 'month':
      return firstOfMonth(day)
    case 'year':
      return firstOfYear(day)
    default:
      return assertNever(by)
  }
}

function nextStart(start: LocalDay, by: Stretch): LocalDay {
  switch (by) {
    case 'day':
      return addDays(start, 1)
    case 'week':
      return addDays(start, 7)
    case 'month':
      return addMonths(start, 1)
    case 'year':
      return addMonths(start, 12)
    default:
      return assertNever(by)
  }
}
