import { RADIANS_PER_DEGREE, type TropicalLongitude } from '~/jyotish/angle.ts'
import { meanObliquity, nutation } from '~/jyotish/grahas/nutation.ts'
import { centuriesSinceJ2000, type JulianDayUt, julianDayTt } from '~/jyotish/time/julian-day.ts'
import { meanSiderealTime } from '~/jyotish/time/sidereal-time.ts'

/** Where a point stands in the sky of a place, seen from the Earth's centre. */
export type Standing = {
  /** Degrees west of the meridian, any number of turns. */
  readonly hourAngle: number
  readonly sinOfDeclination: number
}

/**
 * The standing of a point of the ecliptic of date (Meeus, Astronomical Algorithms, chapter 13).
 * @param east the place's geographic longitude in degrees
 * @param longitude the point's, from the mean equinox @param beta its latitude in radians
 */
export function standingOf(
  jd: JulianDayUt,
  east: number,
  longitude: TropicalLongitude,
  beta = 0,
): Standing {
  const t = centuriesSinceJ2000(julianDayTt(jd))
  const nod = nutation(t)
  const obliquity = (meanObliquity(t) + nod.obliquity) * RADIANS_PER_DEGREE
  const along = (longitude + nod.longitude) * RADIANS_PER_DEGREE
  const x = Math.cos(beta) * Math.cos(along)
  const y = Math.cos(beta) * Math.sin(along)
  const z = Math.sin(beta)
  const rightAscension = Math.atan2(y * Math.cos(obliquity) - z * Math.sin(obliquity), x)
  const sinOfDeclination = y * Math.sin(obliquity) + z * Math.cos(obliquity)
  const hourAngle =
    meanSiderealTime(jd, t) +
    nod.longitude * Math.cos(obliquity) +
    east -
    rightAscension / RADIANS_PER_DEGREE
  return { hourAngle, sinOfDeclination }
}
