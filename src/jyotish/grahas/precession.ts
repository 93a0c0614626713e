import {
  RADIANS_PER_ARCSECOND,
  RADIANS_PER_DEGREE,
  type TropicalLongitude,
  tropicalLongitude,
} from '~/jyotish/angle.ts'
import { polynomial } from '~/jyotish/time/julian-day.ts'

/*
 * IAU 2006: Capitaine, Wallace & Chapront, "Expressions for IAU 2000 precession quantities",
 * A&A 412 (2003), P03, in arcseconds and centuries of TT.
 */

/** General precession in longitude since J2000, p_A, in arcseconds. */
export function generalPrecession(t: number): number {
  return polynomial(t, 0, 5028.796195, 1.1054348, 0.00007964, -0.000023857, -0.0000000383)
}

/** The angle between the ecliptic of J2000 and that of date, π_A, in arcseconds. */
function tiltOfEcliptic(t: number): number {
  return polynomial(t, 0, 46.998973, -0.0334926, -0.00012559, 0.000000113, -0.0000000022)
}

/** Where the ecliptic of date crosses that of J2000, Π_A, in arcseconds from the J2000 equinox. */
function crossingOfEcliptics(t: number): number {
  return polynomial(t, 629_546.7936, -867.95758, 0.157992, -0.0005371, -0.00004797, 0.000000072)
}

/**
 * A direction on the ecliptic of J2000, as radians of longitude and latitude, as a longitude from
 * the mean equinox of date.
 *
 * Source: Meeus, Astronomical Algorithms, 21.7.
 */
export function toEclipticOfDate(
  longitude: number,
  latitude: number,
  t: number,
): TropicalLongitude {
  const crossing = crossingOfEcliptics(t) * RADIANS_PER_ARCSECOND
  const tilt = tiltOfEcliptic(t) * RADIANS_PER_ARCSECOND
  const across =
    Math.cos(tilt) * Math.cos(latitude) * Math.sin(crossing - longitude) -
    Math.sin(tilt) * Math.sin(latitude)
  const along = Math.cos(latitude) * Math.cos(crossing - longitude)
  const fromEquinox =
    generalPrecession(t) * RADIANS_PER_ARCSECOND + crossing - Math.atan2(across, along)
  return tropicalLongitude(fromEquinox / RADIANS_PER_DEGREE)
}
