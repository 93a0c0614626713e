import {
  type Degrees,
  RADIANS_PER_DEGREE,
  type SiderealLongitude,
  siderealLongitude,
} from '~/jyotish/angle.ts'
import { meanAyanamsha } from '~/jyotish/grahas/ayanamsha.ts'
import { meanObliquity, nutation } from '~/jyotish/grahas/nutation.ts'
import { centuriesSinceJ2000, type JulianDayUt, julianDayTt } from '~/jyotish/time/julian-day.ts'
import { meanSiderealTime } from '~/jyotish/time/sidereal-time.ts'

/**
 * The lagna, the sidereal point of the ecliptic that rises in the east, for |φ| < 66°: with θ the
 * local apparent sidereal time, ε the true obliquity and φ the geographic latitude, tan λ = cos θ /
 * −(sin θ cos ε + tan φ sin ε). It is counted from the true equinox, so the ayanamsha here includes
 * nutation.
 *
 * Source: Meeus, Astronomical Algorithms, chapter 14.
 */
export function ascendant(
  jd: JulianDayUt,
  latitude: Degrees,
  longitude: Degrees,
): SiderealLongitude {
  const t = centuriesSinceJ2000(julianDayTt(jd))
  const nod = nutation(t)
  const obliquity = (meanObliquity(t) + nod.obliquity) * RADIANS_PER_DEGREE
  const siderealTime =
    (meanSiderealTime(jd, t) + nod.longitude * Math.cos(obliquity) + longitude) * RADIANS_PER_DEGREE
  const rising = Math.atan2(
    Math.cos(siderealTime),
    -(
      Math.sin(siderealTime) * Math.cos(obliquity) +
      Math.tan(latitude * RADIANS_PER_DEGREE) * Math.sin(obliquity)
    ),
  )
  return siderealLongitude(rising / RADIANS_PER_DEGREE - meanAyanamsha(t) - nod.longitude)
}
