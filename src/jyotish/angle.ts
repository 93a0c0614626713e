import type { Brand } from '~/lib/brand.ts'

export type Degrees = Brand<number, 'Degrees'>
/** Along the ecliptic from the mean equinox of date, nutation left out; 0 ≤ degrees < 360. */
export type TropicalLongitude = Brand<number, 'TropicalLongitude'>
/** Along the ecliptic from the beginning of sidereal Aries; 0 ≤ degrees < 360. */
export type SiderealLongitude = Brand<number, 'SiderealLongitude'>
/** Of the ecliptic, per day of 86,400 s. */
export type DegreesPerDay = Brand<number, 'DegreesPerDay'>

export const RADIANS_PER_DEGREE = Math.PI / 180
export const RADIANS_PER_ARCSECOND = Math.PI / 648_000

/** The same direction as 0 ≤ degrees < 360. */
export function inFullCircle(degrees: number): Degrees {
  const remainder = degrees % 360
  // A tiny negative angle plus 360 is 360 itself in floating point.
  return (remainder < 0 ? (remainder + 360) % 360 : remainder) as Degrees
}

/** The shorter way from one direction to another, −180 ≤ degrees < 180. */
export function shortestArc(from: number, to: number): Degrees {
  return (inFullCircle(to - from + 180) - 180) as Degrees
}

/** Reads a direction as a sidereal longitude. */
export function siderealLongitude(degrees: number): SiderealLongitude {
  return inFullCircle(degrees) as number as SiderealLongitude
}

/** Reads a direction as a longitude from the mean equinox of date. */
export function tropicalLongitude(degrees: number): TropicalLongitude {
  return inFullCircle(degrees) as number as TropicalLongitude
}
