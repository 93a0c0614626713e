import {
  type Degrees,
  type SiderealLongitude,
  siderealLongitude,
  type TropicalLongitude,
} from '~/jyotish/angle.ts'
import { polynomial } from '~/jyotish/time/julian-day.ts'

/**
 * The mean Lahiri (Chitrapaksha) ayanamsha without nutation: the Indian Calendar Reform Committee's
 * 23°15′00.658″ at the true equinox of 1956-03-21, less the nutation of that day, continued by IAU
 * 2006 precession. The test of the golden charts compares the polynomial with Swiss Ephemeris'
 * SE_SIDM_LAHIRI; its first number is the value at J2000, arcseconds.
 */
export function meanAyanamsha(t: number): Degrees {
  return (polynomial(t, 85_885.53237, 5028.796584, 1.1055465) / 3600) as Degrees
}

/** Both are from the mean equinox, so nutation cancels. */
export function toSidereal(longitude: TropicalLongitude, t: number): SiderealLongitude {
  return siderealLongitude(longitude - meanAyanamsha(t))
}
