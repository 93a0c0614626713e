import { type Degrees, RADIANS_PER_DEGREE } from '~/jyotish/angle.ts'
import { apparentPositions } from '~/jyotish/grahas/apparent-position.ts'
import { centuriesSinceJ2000, type JulianDayTt, polynomial } from '~/jyotish/time/julian-day.ts'

/** The constant of aberration in arcseconds; the Earth's eccentricity and perihelion. */
const ABERRATION = 20.4955
const ECCENTRICITY = 0.0167
const PERIHELION = 102.94
/** South of the ecliptic, degrees. */
const LATITUDE_OF_SPICA = 2.055

/**
 * The ayanamsha that puts the star Spica (Chitra) at 180° of the sidereal zodiac: its mean place of
 * date, by its proper motion and precession, less 180°.
 */
export function trueChitraWithoutAberration(jd: JulianDayTt): Degrees {
  const t = centuriesSinceJ2000(jd)
  return (polynomial(t, 85_828.893, 5024.5237, 1.1065) / 3600) as Degrees
}

/**
 * The same by the star's apparent place, which the aberration of light moves by 20″ to and fro each
 * year (Meeus, Astronomical Algorithms, 23.2). No nutation.
 */
export function trueChitra(jd: JulianDayTt): Degrees {
  const mean = trueChitraWithoutAberration(jd)
  const spica = 180 + mean
  const sun = apparentPositions(jd)('Sun').longitude
  const cos = (degrees: number) => Math.cos(degrees * RADIANS_PER_DEGREE)
  const shift =
    (ABERRATION * (ECCENTRICITY * cos(PERIHELION - spica) - cos(sun - spica))) /
    cos(LATITUDE_OF_SPICA)
  return (mean + shift / 3600) as Degrees
}
