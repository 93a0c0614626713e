import { RADIANS_PER_DEGREE, shortestArc } from '~/jyotish/angle.ts'
import { apparentPositions } from '~/jyotish/grahas/apparent-position.ts'
import { standingOf } from '~/jyotish/grahas/standing.ts'
import { checkMoment, checkPlace, type Place } from '~/jyotish/time/chart-limits.ts'
import {
  type JulianDayUt,
  julianDayTt,
  julianDayUt,
  type UtcMilliseconds,
  utcOf,
} from '~/jyotish/time/julian-day.ts'

/** A day of the Sun at a place. Where charts are possible the Sun rises daily, but may not set. */
export type SunDay =
  | { readonly kind: 'rises'; readonly sunrise: UtcMilliseconds; readonly sunset: UtcMilliseconds }
  | { readonly kind: 'stays-up' }

/** The upper limb on a level horizon: 34′ of refraction and 16′ of radius. */
const ALTITUDE = -50 / 60
/** Degrees that the sky turns in one solar day. */
const DEGREES_PER_DAY = 360.98564736629

/**
 * Sunrise and sunset of the day, by local mean time, that contains an instant, to some seconds;
 * refraction makes them uncertain by a minute or two. With δ the Sun's declination and φ the
 * latitude, the Sun is at altitude h at the hour angles ±H, cos H = (sin h − sin φ sin δ) / (cos φ
 * cos δ), computed for each event separately.
 *
 * Source: Meeus, Astronomical Algorithms, chapter 15.
 * @throws RangeError outside the years 1800 to 2100, or 66° and more from the equator.
 */
export function sunDay({ utc, latitude, longitude }: Place & { utc: UtcMilliseconds }): SunDay {
  checkMoment(utc)
  checkPlace({ latitude, longitude })
  // Julian days begin at noon: half a day on either side of local noon is the civil day.
  const turned = longitude / 360
  const noon = Math.round(julianDayUt(utc) + turned) - turned
  const [sunrise, sunset] = ([-1, 1] as const).map((side) => {
    let jd = (noon + side / 4) as JulianDayUt
    for (let pass = 0; pass < 5; pass++) {
      const { hourAngle, cosOfEvent } = standing(jd, { latitude, longitude })
      if (cosOfEvent < -1) return null
      const event = (side * Math.acos(cosOfEvent)) / RADIANS_PER_DEGREE
      jd = (jd + shortestArc(hourAngle, event) / DEGREES_PER_DAY) as JulianDayUt
    }
    return utcOf(jd)
  })
  if (sunrise == null || sunset == null) return { kind: 'stays-up' }
  return { kind: 'rises', sunrise, sunset }
}

/** The Sun's hour angle in degrees, and the cosine of the one at which it rises and sets. */
function standing(jd: JulianDayUt, place: Place) {
  const sun = apparentPositions(julianDayTt(jd))('Sun')
  const { hourAngle, sinOfDeclination } = standingOf(jd, place.longitude, sun.longitude)
  const phi = place.latitude * RADIANS_PER_DEGREE
  return {
    hourAngle,
    cosOfEvent:
      (Math.sin(ALTITUDE * RADIANS_PER_DEGREE) - Math.sin(phi) * sinOfDeclination) /
      (Math.cos(phi) * Math.sqrt(1 - sinOfDeclination ** 2)),
  }
}
