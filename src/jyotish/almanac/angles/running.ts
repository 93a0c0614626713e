import { anglesOf, type Run, runAt } from '~/jyotish/almanac/angles/growing-angle.ts'
import { checkAlmanacMoment } from '~/jyotish/almanac/day/almanac-limits.ts'
import { newSky } from '~/jyotish/almanac/sky/sky.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'

/** What runs at one moment, the same for all the Earth. */
export type Running = Readonly<Record<'tithi' | 'nakshatra' | 'yoga' | 'karana', Run>>

/**
 * The tithi, nakshatra, yoga and karana of a moment, with their ends in milliseconds of UTC.
 * Sidereal by Lahiri; the ends are exact to 2 s.
 * @throws RangeError, with a text for people, outside the years 1800 to 2200.
 */
export function runningAt(instant: UtcMilliseconds): Running {
  checkAlmanacMoment(instant)
  const angles = anglesOf(newSky())
  return {
    tithi: runAt(angles.tithi, instant),
    nakshatra: runAt(angles.nakshatra, instant),
    yoga: runAt(angles.yoga, instant),
    karana: runAt(angles.karana, instant),
  }
}
