import { type BirthFault, WrongBirth } from '~/domain/birth/birth-fault.ts'
import { type LocalDay, localDay } from '~/domain/day/local-day.ts'
import { parseUtcOffset } from '~/jyotish/time/utc-offset.ts'
import { plainFigures } from '~/lib/words/plain-figures.ts'

/** The months in English, as people write and read them. */
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

type Parts = { readonly year: string; readonly month: string; readonly day: string }

/**
 * Reads a date as people write it: year first, day first (month first only where the day can be
 * nothing else), with the month in words, or eight digits in a row, in the digits of any script. A
 * day of the week before it is not read.
 * @throws WrongBirth for an unreadable date and for a day that does not exist.
 */
export function readBirthDate(text: string): LocalDay {
  const parts = partsOf(plainDate(text))
  const month = monthNumber(parts.month)
  const iso = `${parts.year}-${twoDigits(month)}-${twoDigits(Number(parts.day))}`
  try {
    return localDay(iso)
  } catch {
    throw new WrongBirth(whyNoDay(parts, month))
  }
}

const WEEKDAY = /^(?:mon|tue(?:s)?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?[., ]+/i

function plainDate(text: string): string {
  return plainFigures(text)
    .replace(WEEKDAY, '')
    .replace(/(\d) ?[年月]/g, '$1-')
    .replace(/(\d) ?日$/, '$1')
    .replace(/ ?([-/.,]) ?/g, '$1')
}

/** Which part of a date does not exist: its year, its month, or its day. */
function whyNoDay({ year, day }: Parts, month: number): BirthFault {
  if (Number(year) === 0) return { fault: 'no-year' }
  if (month < 1 || month > MONTHS.length) return { fault: 'no-month', month }
  if (Number(day) === 0) return { fault: 'day-zero' }
  return { fault: 'no-day', day: Number(day), month, year }
}

// The character between the numbers must be the same on both sides.
const YEAR_FIRST = /^(?<year>\d{4})(?<gap>[-/., ])(?<month>\d{1,2})\k<gap>(?<day>\d{1,2})$/
const DAY_FIRST = /^(?<day>\d{1,2})(?<gap>[-/., ])(?<month>\d{1,2})\k<gap>(?<year>\d{4})$/
const DAY_AND_WORD =
  /^(?<day>\d{1,2})(?:st|nd|rd|th)?[-/., ]*(?:of )?(?<month>[a-z]{3,9})\.?[-/, ]*(?<year>\d{4})$/i
const WORD_AND_DAY =
  /^(?<month>[a-z]{3,9})\.?[-/ ]*(?<day>\d{1,2})(?:st|nd|rd|th)?[-/, ]+(?<year>\d{4})$/i
const DIGITS_YEAR_FIRST = /^(?<year>1[89]\d\d|2[01]\d\d)(?<month>0\d|1[0-2])(?<day>\d\d)$/
const DIGITS_DAY_FIRST = /^(?<day>\d\d)(?<month>\d\d)(?<year>\d{4})$/
const SHORT_YEAR = /^\d{1,2}([-/., ])(?:\d{1,2}|[a-z]{3,9})\1'?\d{2}$/i

function partsOf(text: string): Parts {
  if (SHORT_YEAR.test(text)) throw new WrongBirth({ fault: 'short-year' })
  const shapes = [
    YEAR_FIRST,
    DIGITS_YEAR_FIRST,
    DAY_FIRST,
    DIGITS_DAY_FIRST,
    DAY_AND_WORD,
    WORD_AND_DAY,
  ]
  for (const shape of shapes) {
    const { year, month, day } = shape.exec(text)?.groups ?? {}
    if (!year || !month || !day) continue
    const isMonthFirst = shape === DAY_FIRST && Number(month) > 12 && Number(day) <= 12
    return isMonthFirst ? { year, month: day, day: month } : { year, month, day }
  }
  throw new WrongBirth({ fault: 'unreadable-date' })
}

/** 1 to 12 for a month; for an impossible number, that number. */
function monthNumber(text: string): number {
  if (/^\d+$/.test(text)) return Number(text)
  const word = text.toLowerCase()
  const index = MONTHS.findIndex((month) => month.toLowerCase().startsWith(word))
  if (index < 0 && word !== 'sept') throw new WrongBirth({ fault: 'unreadable-date' })
  return word === 'sept' ? 9 : index + 1
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}

const CLOCK =
  /^(?<hours>\d{1,2})(?:[-:., ]?(?<minutes>\d{2})(?<seconds>[:.]\d{1,2})?)? ?(?<half>[ap](?:\.? ?m)?\.?)?$/i
const NAMED = /^(?:12(?::00)? ?)?(noon|midnight)$/i

/** “18 h 30”, “18h30m”, “1830 hrs” and “18 Uhr” without the words for the hour. */
function plainTime(text: string): string {
  return plainFigures(text)
    .replace(/^(\d{1,2}) ?h(?:rs?|ours?)?\.? ?(\d\d)(?: ?m(?:in)?\.?)?/i, '$1:$2')
    .replace(/^(\d{1,2}) ?(?:h(?:rs?|ours?)?|uhr)\.?$/i, '$1:00')
    .replace(/(\d\d) ?(?:h(?:rs?|ours?)?|uhr)\.?$/i, '$1')
    .replace(/ ?([-:.,]) ?/g, '$1')
}

/**
 * Reads a time as people write it: 05:40, 5.40, 0540, 5h40, 5:40 pm, 5 p. m., noon; in the digits
 * of any script. Returns `HH:MM`.
 * @throws WrongBirth for an unreadable time and for one no clock shows.
 */
export function readBirthTime(text: string): string {
  const typed = plainTime(text)
  const named = NAMED.exec(typed)?.[1]
  if (named) return named.toLowerCase() === 'noon' ? '12:00' : '00:00'
  const { hours, minutes, seconds, half } = CLOCK.exec(typed)?.groups ?? {}
  const isWhole = minutes !== undefined || half !== undefined
  if (!hours || !isWhole) throw new WrongBirth({ fault: 'unreadable-time' })
  const hour = hourOf(Number(hours), half?.[0]?.toLowerCase())
  if (hour === null || Number(minutes ?? 0) > 59) {
    throw new WrongBirth({ fault: 'no-time', time: typed })
  }
  const time = `${twoDigits(hour)}:${minutes ?? '00'}`
  if (seconds) throw new WrongBirth({ fault: 'seconds', time })
  return time
}

/** The hour of the 24-hour clock; `null` where there is none. */
function hourOf(hours: number, half: string | undefined): number | null {
  if (half === undefined) return hours < 24 ? hours : null
  // 17:40 pm is clear, 17:40 am is not.
  if (half === 'p' && hours > 12 && hours < 24) return hours
  if (hours < 1 || hours > 12) return null
  return (hours % 12) + (half === 'p' ? 12 : 0)
}

const SHAPE =
  /^(?:UTC|GMT)? ?(?<sign>[+-]) ?(?<hours>\d{1,2})(?:[:h ]?(?<rest>\d{2}(?::\d{2})?))?$/i

/**
 * Reads how far a clock was ahead of UTC, in seconds: +05:30, -3, UTC+5:30, +0530, −00:25:21. The
 * sign is required, because without it east and west could be confused.
 * @throws WrongBirth for an unreadable offset.
 */
export function readBirthOffset(text: string): number {
  const typed = plainFigures(text)
  const { sign, hours = '', rest = '00' } = SHAPE.exec(typed)?.groups ?? {}
  const offset = sign ? parseUtcOffset(`${sign}${hours.padStart(2, '0')}:${rest}`) : null
  if (offset === null) throw new WrongBirth({ fault: 'unreadable-offset' })
  return offset
}
