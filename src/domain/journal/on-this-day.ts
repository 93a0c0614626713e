import { addMonths } from 'date-fns/addMonths'
import { daysFromTo, earlierOf, firstOfMonthAfter } from '~/domain/day/calendar-day.ts'
import { addDays, type LocalDay, reckoned } from '~/domain/day/local-day.ts'
import type { MoodValue } from '~/domain/mood/mood.ts'

/** How long ago a day was: a week, a month, or a number of whole years from one on. */
type Ago = { readonly unit: 'week' | 'month' } | { readonly unit: 'year'; readonly years: number }

/** A day that is thought of today. */
export type DayAgo = { readonly day: LocalDay; readonly ago: Ago }

/**
 * The days a week, a month, and one and more years before a day, newest first, none before `first`.
 *
 * A month or a year back leads to the same date. Where that month has no such date, it is its last
 * day: on 31 March also the 28th of February, and on 29 February the 28th of common years. On the
 * last day of a month the later dates of the month then come along: on 30 April the 30th and the 31st
 * of March, on 28 February of a common year also the 29th of a leap year. So no day is left out.
 */
export function daysAgo(today: LocalDay, first: LocalDay): readonly DayAgo[] {
  const years = Math.max(0, Number(today.slice(0, 4)) - Number(first.slice(0, 4)))
  const all: DayAgo[] = [
    { day: addDays(today, -7), ago: { unit: 'week' } },
    ...sameDates(today, 1).map((day) => ({ day, ago: { unit: 'month' } as const })),
    ...Array.from({ length: years }, (_, index) => index + 1).flatMap((count) =>
      sameDates(today, count * 12).map((day) => ({
        day,
        ago: { unit: 'year', years: count } as const,
      })),
    ),
  ]
  return all
    .filter(({ day }) => day >= first)
    .sort((one, other) => other.day.localeCompare(one.day))
}

/** The days of an earlier month that have the date of today. */
function sameDates(today: LocalDay, months: number): readonly LocalDay[] {
  const from = reckoned(today, (midnight) => addMonths(midnight, -months))
  if (today !== lastOfMonth(today)) return [from]
  return daysFromTo(from, lastOfMonth(from))
}

function lastOfMonth(day: LocalDay): LocalDay {
  return addDays(firstOfMonthAfter(day, 1), -1)
}

/** An entry of a day that is thought of today. */
export type Remembered<E> = { readonly entry: E; readonly ago: Ago }

/** The entries that were written on the days before today that `daysAgo` names, newest first. */
export function onThisDay<E extends { readonly day: LocalDay }>(
  entries: readonly E[],
  today: LocalDay,
): readonly Remembered<E>[] {
  const first = entries.reduce((oldest, { day }) => earlierOf(oldest, day), today)
  const days = new Map(daysAgo(today, first).map(({ day, ago }) => [day, ago]))
  return entries
    .flatMap((entry) => {
      const ago = days.get(entry.day)
      return ago ? [{ entry, ago }] : []
    })
    .sort((one, other) => other.entry.day.localeCompare(one.entry.day))
}

/** What somebody wrote on a hard day: in a mood of 1 or 2. */
export function isHard({ mood }: { readonly mood: MoodValue }): boolean {
  return mood <= 2
}
