import type { LocalDay } from '~/domain/local-day.ts'
import { ownEnglish } from '~/lib/own-english.ts'

/** A day in full: "Saturday, 21 November", with the year when it is another one than today's. */
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

/** A minute of the day as a clock tells it: "06:30". */
export function timeOfMinute(minute: number): string {
  return formatter({ timeStyle: 'short' }).format(minute * 60_000)
}

/** A day, or a part of it, as the person writes it. */
export function dayAs(day: LocalDay, format: Intl.DateTimeFormatOptions): string {
  return formatter(format).format(Date.parse(day))
}

const made = new Map<string, Intl.DateTimeFormat>()

/** To make one takes longer than to use it for a year of days. */
function formatter(format: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const locale = ownEnglish()
  const key = locale + JSON.stringify(format)
  const known = made.get(key)
  if (known) return known
  const fresh = new Intl.DateTimeFormat(locale, { ...format, timeZone: 'UTC' })
  made.set(key, fresh)
  return fresh
}
