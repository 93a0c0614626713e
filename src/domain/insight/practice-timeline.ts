import { earlierOf } from '~/domain/day/calendar-day.ts'
import { addDays, daysBetween, type LocalDay } from '~/domain/day/local-day.ts'
import { COMPARED_DAYS } from '~/domain/insight/compared-days.ts'
import type { MoodMoment, PractisedAt } from '~/domain/insight/mood-moment.ts'
import type { MoodValue } from '~/domain/mood/mood.ts'

/** Moods and practice day by day, from the first day with either to the last day compared. */
export type Timeline = {
  /** For each day its moods, in the order of the clock. */
  readonly moods: readonly (readonly MoodAtHour[])[]
  /** For each day the hours of its sessions. */
  readonly hours: readonly (readonly number[])[]
}

/** The timeline of the 365 days that end with `last`; empty when there is no data in them. */
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

/** The items within the 365 days that end with `last`, in the given order. */
export function comparedOf<Item extends { readonly day: LocalDay }>(
  items: readonly Item[],
  last: LocalDay,
): Item[] {
  const earliest = addDays(last, 1 - COMPARED_DAYS)
  return items.filter(({ day }) => day >= earliest && day <= last)
}

/** How near a mood must be to a session to count as before or after it. */
const HOURS_AROUND = 3

/** The last mood before an hour of a day and the first one after it. */
export type MoodPair = { readonly before: MoodValue; readonly after: MoodValue }

/** A mood within one day; a list of them is in the order of the clock. */
export type MoodAtHour = Pick<MoodMoment, 'hour' | 'mood'>

/**
 * The moods before and after an hour, each within three hours of it and on the same day; `null`
 * when one is missing. `moods` are those of the day in the order of the clock.
 */
export function pairAround(moods: readonly MoodAtHour[], hour: number): MoodPair | null {
  let before: MoodValue | null = null
  for (const moment of moods) {
    if (moment.hour <= hour) {
      if (hour - moment.hour <= HOURS_AROUND) before = moment.mood
    } else {
      if (before === null || moment.hour - hour > HOURS_AROUND) return null
      return { before, after: moment.mood }
    }
  }
  return null
}
