import { addDays as addDaysToDate } from 'date-fns/addDays'
import type { Brand } from '~/lib/brand.ts'

/** A calendar day in the person's local time, `yyyy-mm-dd`. */
export type LocalDay = Brand<string, 'LocalDay'>

const SHAPE = /^\d{4}-\d{2}-\d{2}$/

/** Whether a text is a day of the calendar; 2026-02-30 is not. */
export function isLocalDay(text: unknown): text is LocalDay {
  if (typeof text !== 'string' || !SHAPE.test(text)) return false
  // `Date` turns a day that the month lacks into one of the next month, or into none.
  return new Date(text).getUTCDate() === Number(text.slice(8))
}

/**
 * Reads a day from text.
 * @throws RangeError when the text is not a day of the calendar.
 */
export function localDay(text: string): LocalDay {
  if (!isLocalDay(text)) throw new RangeError(`Not a calendar day: ${text}`)
  return text
}

/** The day at an instant by the machine's clock, whatever its zone. */
export function localDayAt(instant: Date): LocalDay {
  const part = (value: number, width: number) => String(value).padStart(width, '0')
  const text = `${part(instant.getFullYear(), 4)}-${part(instant.getMonth() + 1, 2)}-${part(instant.getDate(), 2)}`
  return text as LocalDay
}

/** The first day of a day's month; functions that take a month take this day. */
export function firstOfMonth(day: LocalDay): LocalDay {
  return `${day.slice(0, 7)}-01` as LocalDay
}

/** Whole days from one day to another, negative when `to` is the earlier. */
export function daysBetween(from: LocalDay, to: LocalDay): number {
  return dayNumber(to) - dayNumber(from)
}

/**
 * The days from 1970-01-01 to a day, computed from its text without a `Date`, because ten years of
 * days are counted at once. Source: H. Hinnant, "chrono-Compatible Low-Level Date Algorithms",
 * days_from_civil.
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

/** The day a number of days later, or earlier when negative. */
export function addDays(day: LocalDay, count: number): LocalDay {
  return reckoned(day, (midnight) => addDaysToDate(midnight, count))
}

/** Applies a function of date-fns to a day. The function gets UTC, where every day has 24 hours. */
export function reckoned(day: LocalDay, reckon: (midnight: Date) => Date): LocalDay {
  return reckon(new UtcDate(Date.parse(day)))
    .toISOString()
    .slice(0, 10) as LocalDay
}

/**
 * A date whose parts are those of UTC. It names each method that date-fns calls, because
 * `@date-fns/utc` finds none where an extension or the clock of a test has replaced `Date`.
 */
class UtcDate extends Date {
  override getFullYear(): number {
    return this.getUTCFullYear()
  }
  override getMonth(): number {
    return this.getUTCMonth()
  }
  override getDate(): number {
    return this.getUTCDate()
  }
  override setFullYear(...parts: [year: number, month?: number, day?: number]): number {
    return this.setUTCFullYear(...parts)
  }
  override setMonth(...parts: [number, number?]): number {
    return this.setUTCMonth(...parts)
  }
  override setDate(day: number): number {
    return this.setUTCDate(day)
  }
}
