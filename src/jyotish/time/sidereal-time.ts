import { type Degrees, inFullCircle } from '~/jyotish/angle.ts'
import { daysSinceJ2000, type JulianDayUt, polynomial } from '~/jyotish/time/julian-day.ts'

/**
 * Greenwich mean sidereal time, IAU 2006: the Earth rotation angle, which follows Universal Time,
 * and the precession in right ascension, which follows Terrestrial Time (`t`, centuries).
 *
 * Source: Capitaine, Wallace & Chapront (2003), eq. 42; IERS Conventions (2010), eq. 5.15 and 5.32.
 */
export function meanSiderealTime(jd: JulianDayUt, t: number): Degrees {
  const days = daysSinceJ2000(jd)
  // Whole turns are removed first, to keep precision.
  const turns = (days % 1) + 0.779057273264 + 0.00273781191135448 * days
  const precession = polynomial(
    t,
    0.014506,
    4612.156534,
    1.3915817,
    -0.00000044,
    -0.000029956,
    -0.0000000368,
  )
  return inFullCircle(360 * turns + precession / 3600)
}
