import { daysBetween, type LocalDay } from '~/domain/day/local-day.ts'
import { ownEnglish } from '~/lib/words/own-english.ts'

const made = new Map<string, Intl.DateTimeFormat>()

/** Making a format takes longer than formatting a whole day with it. */
function formatIn(timeZone: string, format: Intl.DateTimeFormatOptions, locale = ownEnglish()) {
  const key = JSON.stringify([locale, timeZone, format])
  const known = made.get(key)
  if (known) return known
  const fresh = new Intl.DateTimeFormat(locale, { ...format, timeZone })
  made.set(key, fresh)
  return fresh
}

/** The time of an instant, ms UTC, on the clocks of a zone, in the person's own English: "14:32". */
export function timeAt(zone: string, instant: number): string {
  return formatIn(zone, { timeStyle: 'short' }).format(instant)
}

/** The calendar day of an instant, ms UTC, on the clocks of a zone. */
export function dayAt(zone: string, instant: number): LocalDay {
  const format = formatIn(
    zone,
    { year: 'numeric', month: '2-digit', day: '2-digit' },
    'en-u-ca-gregory-nu-latn',
  )
  const { year, month, day } = Object.fromEntries(
    format.formatToParts(instant).map(({ type, value }) => [type, value]),
  )
  return `${year?.padStart(4, '0')}-${month}-${day}` as LocalDay
}

/** Whose clocks are meant, and the day that times are counted from. */
export type Telling = {
  /** An IANA zone. */
  readonly zone: string
  readonly from: LocalDay
  /** Whether that day is today, so that the next one is tomorrow. */
  readonly isToday: boolean
}

/** A time with its day where that is another: "14:32", "03:10 tomorrow", "21:05 on 8 January". */
export function timeTold({ zone, from, isToday }: Telling, instant: number): string {
  const time = timeAt(zone, instant)
  switch (daysBetween(from, dayAt(zone, instant))) {
    case 0:
      return time
    case 1:
      return `${time} ${isToday ? 'tomorrow' : 'the next day'}`
    case -1:
      return `${time} ${isToday ? 'yesterday' : 'the day before'}`
    default:
      return `${time} on ${formatIn(zone, { day: 'numeric', month: 'long' }).format(instant)}`
  }
}
