import { WEEKDAYS, type Weekday, weekdayOf, weekInOrder } from '~/domain/day/calendar-day.ts'
import {
  type DayMood,
  groupBy,
  type MoodMean,
  type MoodMoment,
  meanOf,
} from '~/domain/insight/mood-moment.ts'

/**
 * The fewest moods of a weekday or an hour before their mean is shown: one Monday is not all
 * Mondays.
 */
const FEWEST_FOR_A_MEAN = 3

export type MoodOfWeekday = MoodMean & { readonly weekday: Weekday; readonly name: string }

export type MoodOfHour = MoodMean & {
  /** 0–23: 6 is everything from 06:00 up to 07:00. */
  readonly hour: number
}

/** The mean mood of each weekday, in the order of the calendar. Pass check-ins only (product §2). */
export function moodByWeekday(moods: readonly DayMood[]): MoodOfWeekday[] {
  const byWeekday = groupBy(moods, ({ day }) => weekdayOf(day))
  return weekInOrder().map((weekday) => ({
    weekday,
    name: WEEKDAYS[weekday],
    ...meanOfAll(byWeekday.get(weekday)),
  }))
}

/** The mean mood of each of the 24 hours, midnight first. Pass check-ins only. */
export function moodByHour(moods: readonly MoodMoment[]): MoodOfHour[] {
  const byHour = groupBy(moods, ({ hour }) => Math.floor(hour))
  return Array.from({ length: 24 }, (_, hour) => ({ hour, ...meanOfAll(byHour.get(hour)) }))
}

function meanOfAll(moods: readonly DayMood[] = []): MoodMean {
  return meanOf(
    moods.map(({ mood }) => mood),
    FEWEST_FOR_A_MEAN,
  )
}
