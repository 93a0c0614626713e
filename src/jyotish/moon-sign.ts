import { toSidereal } from './ayanamsha.ts'
import { checkMoment } from './chart-limits.ts'
import {
  centuriesSinceJ2000,
  julianDayTt,
  julianDayUt,
  type UtcMilliseconds,
} from './julian-day.ts'
import { apparentMoon } from './moon.ts'
import { type Sign, signOf } from './sign.ts'

/**
 * The Moon's sidereal sign at an instant, the same for all the Earth.
 * @throws RangeError outside the years 1800 to 2100.
 */
export function moonSignAt(utc: UtcMilliseconds): Sign {
  checkMoment(utc)
  const jd = julianDayTt(julianDayUt(utc))
  return signOf(toSidereal(apparentMoon(jd).longitude, centuriesSinceJ2000(jd)))
}
