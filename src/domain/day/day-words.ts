import { dateFormat, dayAs } from '~/domain/day/day-as.ts'
import type { LocalDay } from '~/domain/day/local-day.ts'

/** A day in full: "Saturday, 21 November", with the year when it is not this year. */
export function dayInFull(day: LocalDay, today: LocalDay): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4)
  return dayAs(day, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' }),
  })
}

/** The month of a day: "November 2026". */
export function monthInFull(day: LocalDay): string {
  return dayAs(day, { month: 'long', year: 'numeric' })
}

/** The month of a day without its year. */
export function monthName(day: LocalDay): string {
  return dayAs(day, { month: 'long' })
}

/** A minute of the day as a clock shows it: "06:30". */
export function timeOfMinute(minute: number): string {
  return dateFormat({ timeStyle: 'short' }).format(minute * 60_000)
}
