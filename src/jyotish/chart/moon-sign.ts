import { type Sign, signOf } from '~/jyotish/chart/sign.ts'
import { toSidereal } from '~/jyotish/grahas/ayanamsha.ts'
import { apparentMoon } from '~/jyotish/grahas/moon.ts'
import { checkMoment } from '~/jyotish/time/chart-limits.ts'
import {
  centuriesSinceJ2000,
  julianDayTt,
  julianDayUt,
  type UtcMilliseconds,
} from '~/jyotish/time/julian-day.ts'

/**
 * The Moon's sidereal sign at an instant, the same everywhere on the Earth.
 * @throws RangeError outside the years 1800 to 2100.
 */
export function moonSignAt(utc: UtcMilliseconds): Sign {
  checkMoment(utc)
  const jd = julianDayTt(julianDayUt(utc))
  return signOf(toSidereal(apparentMoon(jd).longitude, centuriesSinceJ2000(jd)))
}
