import type { MoodAtHour } from '~/domain/insight/around-practice.ts'
import type { MoodMoment, PractisedAt } from '~/domain/insight/mood-moment.ts'
import { addDays, daysBetween, type LocalDay } from '~/domain/local-day.ts'
import { earlierOf } from '~/domain/practice/calendar-day.ts'

/** How far back moods and practice are compared: what was true of a person changes. */
export const COMPARED_DAYS = 365

/** Moods and practice day by day, from the first day with either to the last day compared. */
export type Timeline = {
  /** Of each day its moods, in the order of the clock. */
  readonly moods: readonly (readonly MoodAtHour[])[]
  /** Of each day the hours of its sessions. */
  readonly hours: readonly (readonly number[])[]
}

/** The timeline of the 365 days that end with `last`; empty when nothing lies in them. */
export function timelineOf(
  moods: readonly MoodMoment[],
  practice: readonly PractisedAt[],
  last: LocalDay,
): Timeline {
  const comparedMoods = comparedOf(moods, last)
  const comparedPractice = comparedOf(practice, last)
  const days = [...comparedMoods, ...comparedPractice].map(({ day }) => day)
  if (days.length === 0) return { moods: [], hours: [] }
  const first = days.reduce(earlierOf)
  const length = daysBetween(first, last) + 1
  const moodsOf = Array.from({ length }, (): MoodAtHour[] => [])
  const hoursOf = Array.from({ length }, (): number[] => [])
  for (const { day, hour, mood } of comparedMoods) {
    moodsOf[daysBetween(first, day)]?.push({ hour, mood })
  }
  for (const { day, hour } of comparedPractice) hoursOf[daysBetween(first, day)]?.push(hour)
  for (const ofDay of moodsOf) ofDay.sort((one, other) => one.hour - other.hour)
  return { moods: moodsOf, hours: hoursOf }
}

/** What lies in the 365 days that end with `last`, in the order given. */
export function comparedOf<Item extends { readonly day: LocalDay }>(
  items: readonly Item[],
  last: LocalDay,
): Item[] {
  const earliest = addDays(last, 1 - COMPARED_DAYS)
  return items.filter(({ day }) => day >= earliest && day <= last)
}
