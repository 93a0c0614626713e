import {
  daysFromTo,
  firstOfMonthAfter,
  firstOfWeek,
  firstOfYear,
} from '~/domain/day/calendar-day.ts'
import { addDays, firstOfMonth, type LocalDay } from '~/domain/day/local-day.ts'
import { type DayMood, type MoodMean, meanOf } from '~/domain/insight/mood-moment.ts'
import type { MoodValue } from '~/domain/mood/mood.ts'
import { assertNever } from '~/lib/assert-never.ts'

/** Weeks begin as in the calendar. */
export type Stretch = 'day' | 'week' | 'month' | 'year'

export type MoodOfStretch = MoodMean & {
  /** The first day of the stretch. */
  readonly start: LocalDay
}

/**
 * The mean mood of every day, week, month or year, from the one that contains `from` to the one
 * that contains `to`, oldest first; other moods are left out. A stretch without a mood has `n` 0
 * and no mean, so that a drawing leaves a gap; pass check-ins only (product §2).
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
      return firstOfMonthAfter(start, 1)
    case 'year':
      return firstOfMonthAfter(start, 12)
    default:
      return assertNever(by)
  }
}

export type Pixel = { readonly day: LocalDay; readonly mood: MoodValue | null }

/**
 * The twelve months of the year of a day, each with its days; of several moods on a day the last
 * counts.
 */
export function yearInPixels(moods: readonly DayMood[], year: LocalDay): Pixel[][] {
  const last = new Map(moods.map(({ day, mood }) => [day, mood]))
  const january = firstOfYear(year)
  return Array.from({ length: 12 }, (_, index) => {
    const days = daysFromTo(
      firstOfMonthAfter(january, index),
      addDays(firstOfMonthAfter(january, index + 1), -1),
    )
    return days.map((day) => ({ day, mood: last.get(day) ?? null }))
  })
}
