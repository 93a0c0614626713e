import type { LocalDay } from '~/domain/local-day.ts'
import { ownEnglish } from '~/lib/own-english.ts'

/** A day in full: "Saturday, 21 November", with the year when it is another one than today's. */
export function dayInFull(day: LocalDay, today: LocalDay): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4)
  return formatted(day, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' }),
  })
}

/** The month of a day: "November 2026". */
export function monthInFull(day: LocalDay): string {
  return formatted(day, { month: 'long', year: 'numeric' })
}

/** The month of a day without its year. */
export function monthName(day: LocalDay): string {
  return formatted(day, { month: 'long' })
}

/** A minute of the day as a clock tells it: "06:30". */
export function timeOfMinute(minute: number): string {
  const clock = { timeStyle: 'short', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(ownEnglish(), clock).format(minute * 60_000)
}

function formatted(day: LocalDay, format: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(ownEnglish(), { ...format, timeZone: 'UTC' }).format(
    Date.parse(day),
  )
}
