import { addMonths } from 'date-fns/addMonths'
import {
  addDays,
  dayNumber,
  daysBetween,
  firstOfMonth,
  type LocalDay,
  reckoned,
} from '~/domain/day/local-day.ts'
import { ownWeekStart } from '~/lib/words/own-english.ts'

/** Sunday is 0, Saturday 6. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const

/** 1970-01-01 was a Thursday. */
const FIRST_WEEKDAY = 4

/** The day of the week of a day. */
export function weekdayOf(day: LocalDay): Weekday {
  const since = (dayNumber(day) + FIRST_WEEKDAY) % 7
  return ((since + 7) % 7) as Weekday
}

/** The first day of the month a number of months later, or earlier when negative. */
export function firstOfMonthAfter(day: LocalDay, months: number): LocalDay {
  return reckoned(firstOfMonth(day), (midnight) => addMonths(midnight, months))
}

/** The day that a day's week begins with. */
export function firstOfWeek(day: LocalDay): LocalDay {
  return addDays(day, -weekInOrder().indexOf(weekdayOf(day)))
}

/** The days of the week in the order of the person's calendar. */
export function weekInOrder(): readonly Weekday[] {
  const start = ownWeekStart()
  return WEEKDAYS.map((_, index) => ((start + index) % 7) as Weekday)
}

/** The first of January of a day's year. */
export function firstOfYear(day: LocalDay): LocalDay {
  return `${day.slice(0, 4)}-01-01` as LocalDay
}

/** Every day from one to another, both included; none when `to` is the earlier. */
export function daysFromTo(from: LocalDay, to: LocalDay): LocalDay[] {
  const length = Math.max(0, daysBetween(from, to) + 1)
  return Array.from({ length }, (_, index) => addDays(from, index))
}

/** The earlier of two days. */
export function earlierOf(one: LocalDay, other: LocalDay): LocalDay {
  return one <= other ? one : other
}

/** The later of two days. */
export function laterOf(one: LocalDay, other: LocalDay): LocalDay {
  return one <= other ? other : one
}
