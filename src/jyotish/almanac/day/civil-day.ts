import { checkAlmanacDate } from '~/jyotish/almanac/almanac-limits.ts'
import type { Span } from '~/jyotish/confidence/course.ts'
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
 * years 1800 to 2200, and for one that the clocks skipped.
 */
export function civilDay(date: string, zone: string, longitude: number): CivilDay {
  const offset = zone === 'LMT' ? localMeanTimeOffset(longitude) : parseUtcOffset(zone)
  const noon = instantOf(date, '12:00')
  checkAlmanacDate(date)
  if (noon.skipped) throw new RangeError(`Clocks in ${zone} skipped ${date}.`)
  const midnight = Date.parse(`${date}T00:00:00Z`)
  const tomorrow = new Date(midnight + DAY).toISOString().slice(0, 10)
  return {
    weekday: (((midnight / DAY + 4) % 7) + 7) % 7,
    noon: noon.utc,
    span: { from: instantOf(date, '00:00').utc, until: instantOf(tomorrow, '00:00').utc },
  }

  function instantOf(day: string, time: string): { utc: UtcMilliseconds; skipped: boolean } {
    if (offset !== null) return { utc: localTimeAtOffset(day, time, offset).utc, skipped: false }
    const read = localTime(day, time, zone)
    if (read.kind === 'unique') return { utc: read.reading.utc, skipped: false }
    // Of a midnight that was skipped, the reading by the offset before is when the clock was put on.
    const isSkipped = read.kind === 'nonexistent'
    return { utc: (isSkipped ? read.later : read.earlier).utc, skipped: isSkipped }
  }
}
