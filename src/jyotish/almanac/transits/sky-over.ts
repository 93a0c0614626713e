import { type Ayanamsha, ayanamshasAt } from '~/jyotish/almanac/ayanamshas/ayanamshas.ts'
import { type NatalSigns, transitsOf } from '~/jyotish/almanac/transits/transits.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'

/**
 * A sky over a birth chart, with the value of the ayanamsha it was computed with, in degrees.
 * @throws RangeError outside the years 1800 to 2200.
 */
export function skyOver(natal: NatalSigns, at: UtcMilliseconds, ayanamsha: Ayanamsha) {
  return { ayanamsha: ayanamshasAt(at)[ayanamsha].mean, grahas: transitsOf(natal, at, ayanamsha) }
}
