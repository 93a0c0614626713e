import { sinOfAltitude } from '~/jyotish/almanac/sky/altitude.ts'
import { crossing } from '~/jyotish/almanac/sky/crossing.ts'
import { turnNear } from '~/jyotish/almanac/sky/turn-near.ts'
import { RADIANS_PER_DEGREE, shortestArc, tropicalLongitude } from '~/jyotish/angle.ts'
import { meanAyanamsha } from '~/jyotish/grahas/ayanamsha.ts'
import type { Motion } from '~/jyotish/grahas/motion.ts'
import { type Standing, standingOf } from '~/jyotish/grahas/standing.ts'
import type { Place } from '~/jyotish/time/chart-limits.ts'
import {
  centuriesSinceJ2000,
  julianDayTt,
  julianDayUt,
  type UtcMilliseconds,
} from '~/jyotish/time/julian-day.ts'

/** What is taken as sunrise, by the geocentric altitude of the Sun's centre in degrees. */
export const SUNRISES = {
  /** The upper limb on a level horizon: 34′ of refraction and 16′ of radius. Almanacs print it. */
  upperLimb: -50 / 60,
  /** The centre, with 34′ of refraction. */
  centre: -34 / 60,
  /** The centre without refraction, the "Hindu sunrise" of many programs. */
  centreWithoutRefraction: 0,
} as const

export type SunriseKind = keyof typeof SUNRISES

/**
 * The daylight of a day, and the sunrise that ends the panchang day. Near a pole the Sun may stay
 * up or down; `stays-down` also when the next sunrise does not come.
 */
export type Daylight =
  | {
      readonly kind: 'rises'
      readonly sunrise: UtcMilliseconds
      readonly sunset: UtcMilliseconds
      readonly nextSunrise: UtcMilliseconds
    }
  | { readonly kind: 'stays-up' }
  | { readonly kind: 'stays-down' }

/** The Sun at a place about one day. */
export type SunPath = {
  /** The upper transit nearest to 12:00 on the clock. */
  readonly solarNoon: UtcMilliseconds
  /** The daylight that holds this noon, by one of the definitions. */
  readonly daylight: (kind: SunriseKind) => Daylight
  /** The sunrise of the day before, `null` if there was none. */
  readonly sunriseBefore: (kind: SunriseKind) => UtcMilliseconds | null
}

const DAY = 86_400_000
const MINUTE = 60_000
/** Degrees that the sky turns in one solar day. */
const DEGREES_PER_DAY = 360.98564736629

/**
 * Transits, risings and settings of the Sun about 12:00 on the clock of a day. Between its lowest
 * and its highest point the Sun rises once, so each event is one root.
 */
export function sunPath(sun: Motion, place: Place, clockNoon: UtcMilliseconds): SunPath {
  const standing = (instant: UtcMilliseconds) => sunStanding(sun, place.longitude, instant)
  const height = (instant: UtcMilliseconds) => sinOfAltitude(standing(instant), place.latitude)
  const turn = (instant: number) => turnNear(height, instant as UtcMilliseconds)
  const solarNoon = transitNear(standing, clockNoon)
  const [lowest, highest] = [turn(solarNoon - DAY / 2), turn(solarNoon)]
  const [nextLowest, nextHighest] = [turn(solarNoon + DAY / 2), turn(solarNoon + DAY)]

  /** Where the Sun passes the level: upwards with the sign 1, downwards with −1. */
  const passing = (
    sign: 1 | -1,
    kind: SunriseKind,
    [from, until]: readonly [UtcMilliseconds, UtcMilliseconds],
  ) => {
    const level = Math.sin(SUNRISES[kind] * RADIANS_PER_DEGREE)
    const beyond = (instant: UtcMilliseconds) => sign * (height(instant) - level)
    return beyond(from) < 0 && beyond(until) >= 0 ? crossing(beyond, from, until) : null
  }
  return {
    solarNoon,
    daylight: (kind) => {
      const sunrise = passing(1, kind, [lowest, highest])
      const sunset = passing(-1, kind, [highest, nextLowest])
      const nextSunrise = passing(1, kind, [nextLowest, nextHighest])
      if (sunrise !== null && sunset !== null && nextSunrise !== null) {
        return { kind: 'rises', sunrise, sunset, nextSunrise }
      }
      const level = Math.sin(SUNRISES[kind] * RADIANS_PER_DEGREE)
      const isUp = height(highest) >= level && (sunrise === null || sunset === null)
      return { kind: isUp ? 'stays-up' : 'stays-down' }
    },
    sunriseBefore: (kind) => passing(1, kind, [turn(solarNoon - 1.5 * DAY), turn(solarNoon - DAY)]),
  }
}

function sunStanding(sun: Motion, east: number, instant: UtcMilliseconds): Standing {
  const jd = julianDayUt(instant)
  const t = centuriesSinceJ2000(julianDayTt(jd))
  return standingOf(jd, east, tropicalLongitude(sun(instant).longitude + meanAyanamsha(t)))
}

function transitNear(
  standing: (instant: UtcMilliseconds) => Standing,
  instant: UtcMilliseconds,
): UtcMilliseconds {
  const west = (at: UtcMilliseconds) => shortestArc(0, standing(at).hourAngle)
  const guess = instant - (west(instant) / DEGREES_PER_DAY) * DAY
  // The Sun runs unevenly, but by less than a minute in half a day.
  const [from, until] = [guess - 2 * MINUTE, guess + 2 * MINUTE]
  return crossing(west, Math.round(from) as UtcMilliseconds, Math.round(until) as UtcMilliseconds)
}
