import type { Brand } from '~/lib/brand.ts'

/** A calendar day where the person is, `yyyy-mm-dd`. */
export type LocalDay = Brand<string, 'LocalDay'>

const SHAPE = /^\d{4}-\d{2}-\d{2}$/
const MS_PER_DAY = 86_400_000

/** Whether a text is a day of the calendar, as 2026-02-30 is not. */
export function isLocalDay(text: unknown): text is LocalDay {
  if (typeof text !== 'string' || !SHAPE.test(text)) return false
  // A day that a month has not comes out as one of the next, or as none.
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

/** The day it is at an instant on the clock of the machine, whatever its zone. */
export function localDayAt(instant: Date): LocalDay {
  const part = (value: number, width: number) => String(value).padStart(width, '0')
  const text = `${part(instant.getFullYear(), 4)}-${part(instant.getMonth() + 1, 2)}-${part(instant.getDate(), 2)}`
  return text as LocalDay
}

/** Whole days from one day to another, negative when `to` is the earlier. */
export function daysBetween(from: LocalDay, to: LocalDay): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / MS_PER_DAY)
}

/** The day a number of days later, or earlier when negative. */
export function addDays(day: LocalDay, count: number): LocalDay {
  return new Date(Date.parse(day) + count * MS_PER_DAY).toISOString().slice(0, 10) as LocalDay
}
