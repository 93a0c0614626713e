import { addDays, daysBetween, type LocalDay } from '~/domain/day/local-day.ts'

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

/**
 * The days from 1970-01-01 to a day, reckoned from its text without a `Date`, ten times as quick:
 * ten years of days are counted in one go. Source: H. Hinnant, "chrono-Compatible Low-Level Date
 * Algorithms", days_from_civil.
 */
export function dayNumber(day: LocalDay): number {
  const month = digit(day, 5) * 10 + digit(day, 6)
  const century = digit(day, 0) * 10 + digit(day, 1)
  const year = century * 100 + digit(day, 2) * 10 + digit(day, 3) - (month <= 2 ? 1 : 0)
  const era = Math.floor(year / 400)
  const yearOfEra = year - era * 400
  const dayOfMonth = digit(day, 8) * 10 + digit(day, 9)
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + dayOfMonth - 1
  const dayOfEra =
    yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * 146_097 + dayOfEra - 719_468
}

const DIGIT_ZERO = 48

function digit(day: LocalDay, at: number): number {
  return day.charCodeAt(at) - DIGIT_ZERO
}

/** 1970-01-01 was a Thursday. */
const FIRST_WEEKDAY = 4

/** The day of the week of a day. */
export function weekdayOf(day: LocalDay): Weekday {
  const since = (dayNumber(day) + FIRST_WEEKDAY) % 7
  return ((since + 7) % 7) as Weekday
}

/** The first day of a day's month; a month is named by it wherever one is asked for. */
export function firstOfMonth(day: LocalDay): LocalDay {
  return `${day.slice(0, 7)}-01` as LocalDay
}

/** The first day of the month a number of months later, or earlier when negative. */
export function addMonths(day: LocalDay, count: number): LocalDay {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + count
  const year = String(Math.floor(months / 12)).padStart(4, '0')
  const month = String((months % 12) + 1).padStart(2, '0')
  return `${year}-${month}-01` as LocalDay
}

/** The Sunday a day's week begins with. */
export function firstOfWeek(day: LocalDay): LocalDay {
  return addDays(day, -weekdayOf(day))
}

/** The first of January of a day's year. */
export function firstOfYear(day: LocalDay): LocalDay {
  return `${day.slice(0, 4)}-01-01` as LocalDay
}

/** Every day from one to another, both counted; none when `to` is the earlier. */
export function daysFromTo(from: LocalDay, to: LocalDay): LocalDay[] {
  const length = Math.max(0, daysBetween(from, to) + 1)
  return Array.from({ length }, (_, index) => addDays(from, index))
}

/** The earlier of two days. */
export function earlierOf(one: LocalDay, other: LocalDay): LocalDay {
  return dayNumber(one) <= dayNumber(other) ? one : other
}

/** The later of two days. */
export function laterOf(one: LocalDay, other: LocalDay): LocalDay {
  return dayNumber(one) <= dayNumber(other) ? other : one
}
