import { checkAlmanacDate } from '~/jyotish/almanac/day/almanac-limits.ts'
import { SkippedDate } from '~/jyotish/almanac/day/skipped-date.ts'
import type { Span } from '~/jyotish/time/course.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'
import { localMeanTimeOffset, localTime, localTimeAtOffset } from '~/jyotish/time/local-time.ts'
import { parseUtcOffset } from '~/jyotish/time/utc-offset.ts'

/** A date of the calendar as the clocks of a place count it. */
export type CivilDay = {
  /** 0 for Sunday. */
  readonly weekday: number
  /** 12:00 on the clock. */
  readonly noon: UtcMilliseconds
  /** From its first midnight to the next one. */
  readonly span: Span
}

const DAY = 86_400_000

/**
 * The day of a date, with the clock changes of its zone.
 * @param date `yyyy-mm-dd` @param zone an IANA zone, an offset such as `+05:30`, or `LMT`
 * @param longitude of the place in degrees, for `LMT`
 * @throws RangeError, with a text for people, for an invalid date or zone, for a date outside the
 * years 1800 to 2200, and a SkippedDate for one that the clocks skipped.
 */
export function civilDay(date: string, zone: string, longitude: number): CivilDay {
  const found = civilDayOrNone(date, zone, longitude)
  if (found === null) throw new SkippedDate(date, zone)
  return found
}

/**
 * The same; `null` for a date that the clocks skipped, as in Samoa on 30 December 2011.
 * @throws RangeError, with a text for people, for an invalid date or zone, and for a date outside
 * the years 1800 to 2200.
 */
export function civilDayOrNone(date: string, zone: string, longitude: number): CivilDay | null {
  const noon = instantOf(date, '12:00', zone, longitude)
  checkAlmanacDate(date)
  if (noon.isSkipped) return null
  const midnight = Date.parse(`${date}T00:00:00Z`)
  const tomorrow = new Date(midnight + DAY).toISOString().slice(0, 10)
  return {
    weekday: (((midnight / DAY + 4) % 7) + 7) % 7,
    noon: noon.utc,
    span: {
      from: startOfDate(date, zone, longitude),
      until: startOfDate(tomorrow, zone, longitude),
    },
  }
}

/**
 * When a date begins on the clocks of a place; of one that they skipped, when they were put on.
 * Its arguments are those of `civilDay`.
 */
export function startOfDate(date: string, zone: string, longitude: number): UtcMilliseconds {
  return instantOf(date, '00:00', zone, longitude).utc
}

type Instant = { readonly utc: UtcMilliseconds; readonly isSkipped: boolean }

function instantOf(date: string, time: string, zone: string, longitude: number): Instant {
  const offset = zone === 'LMT' ? localMeanTimeOffset(longitude) : parseUtcOffset(zone)
  if (offset !== null) return { utc: localTimeAtOffset(date, time, offset).utc, isSkipped: false }
  const read = localTime(date, time, zone)
  if (read.kind === 'unique') return { utc: read.reading.utc, isSkipped: false }
  // Of a midnight that was skipped, the reading by the offset before is when the clock was put on.
  const isSkipped = read.kind === 'nonexistent'
  return { utc: (isSkipped ? read.later : read.earlier).utc, isSkipped }
}
