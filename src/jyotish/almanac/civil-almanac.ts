import { anglesOf, type Run, runAt, runsWithin } from '~/jyotish/almanac/angles/growing-angle.ts'
import { civilDay } from '~/jyotish/almanac/day/civil-day.ts'
import { type MoonEvents, moonEvents } from '~/jyotish/almanac/moon/moon-events.ts'
import { newSky } from '~/jyotish/almanac/sky/sky.ts'
import type { Place } from '~/jyotish/time/chart-limits.ts'
import type { Span } from '~/jyotish/time/course.ts'

type Runs = readonly [Run, ...Run[]]

/** What holds for a date of the calendar without any sunrise. */
export type CivilAlmanac = {
  /** From midnight to midnight on the clock. */
  readonly civil: Span
  /** All that run at some moment of the date, in order. */
  readonly tithis: Runs
  readonly nakshatras: Runs
  readonly yogas: Runs
  readonly karanas: Runs
  /** The Sun's sign at the first midnight. */
  readonly sunSign: Run
  readonly moon: MoonEvents
}

/**
 * What can be given of a date where the Sun does not rise or set: all that depends on the Sun and
 * the Moon alone, from midnight to midnight. Instants in milliseconds of UTC, exact to 2 s; moonrise
 * and moonset to some seconds, and worse where the Moon only grazes the horizon.
 * @param request `date` as `yyyy-mm-dd`, `zone` an IANA zone, an offset or `LMT`
 * @throws RangeError, with a text for people, for an invalid date or zone, and outside the years
 * 1800 to 2200.
 */
export function civilAlmanac(request: Place & { date: string; zone: string }): CivilAlmanac {
  const { span: civil } = civilDay(request.date, request.zone, request.longitude)
  const sky = newSky()
  const angles = anglesOf(sky)
  const { from, until } = civil
  return {
    civil,
    tithis: runsWithin(angles.tithi, from, until),
    nakshatras: runsWithin(angles.nakshatra, from, until),
    yogas: runsWithin(angles.yoga, from, until),
    karanas: runsWithin(angles.karana, from, until),
    sunSign: runAt(angles.sunSign, from),
    moon: moonEvents(sky.moon, request, civil),
  }
}
