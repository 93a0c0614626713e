import { ownEnglish } from '~/lib/words/own-english.ts'

/** A day ("2026-11-21"), or a part of it, in the person's own format. */
export function dayAs(day: string, format: Intl.DateTimeFormatOptions): string {
  return dateFormat(format).format(Date.parse(day))
}

const made = new Map<string, Intl.DateTimeFormat>()

/** The person's own date format, in UTC; making one takes longer than formatting a year of days. */
export function dateFormat(format: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const locale = ownEnglish()
  const key = locale + JSON.stringify(format)
  const known = made.get(key)
  if (known) return known
  const fresh = new Intl.DateTimeFormat(locale, { ...format, timeZone: 'UTC' })
  made.set(key, fresh)
  return fresh
}
