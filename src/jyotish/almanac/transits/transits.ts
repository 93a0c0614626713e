import type { Ayanamsha } from '~/jyotish/almanac/ayanamshas/ayanamshas.ts'
import { checkAlmanacMoment } from '~/jyotish/almanac/day/almanac-limits.ts'
import { motionBy } from '~/jyotish/almanac/transits/motion-by.ts'
import {
  lastSignChange,
  nextCrossings,
  type SignChange,
} from '~/jyotish/almanac/transits/sign-changes.ts'
import { houseOf } from '~/jyotish/chart/placement.ts'
import { degreeInSign, type Sign, signOf } from '~/jyotish/chart/sign.ts'
import { GRAHAS, type Graha } from '~/jyotish/grahas/graha.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'

/** The signs of a birth from which the houses of a transit are counted. */
export type NatalSigns = { readonly moon: Sign; readonly lagna: Sign }

export type Transit = {
  readonly sign: Sign
  /** Within the sign, 0 ≤ degree < 30. */
  readonly degree: number
  /** Whole-sign, 1 to 12. */
  readonly houseFromMoon: number
  readonly houseFromLagna: number
  readonly retrograde: boolean
  /** How it came into this sign. */
  readonly since: SignChange
  /** How it leaves it, and how it comes back over the same border, if it does. */
  readonly next: readonly [SignChange, ...SignChange[]]
}

/**
 * Where the grahas stand at an instant, with the mean node, since when, and when each changes its
 * sign next.
 * @throws RangeError outside the years 1800 to 2200.
 */
export function transitsOf(
  natal: NatalSigns,
  instant: UtcMilliseconds,
  ayanamsha: Ayanamsha = 'lahiri',
): Readonly<Record<Graha, Transit>> {
  checkAlmanacMoment(instant)
  const transitOf = (graha: Graha): Transit => {
    const { longitude, speed } = motionBy(graha, ayanamsha)(instant)
    const sign = signOf(longitude)
    return {
      sign,
      degree: degreeInSign(longitude),
      houseFromMoon: houseOf(sign, natal.moon),
      houseFromLagna: houseOf(sign, natal.lagna),
      retrograde: speed < 0,
      since: lastSignChange(graha, instant, ayanamsha),
      next: nextCrossings(graha, instant, ayanamsha),
    }
  }
  return Object.fromEntries(GRAHAS.map((graha) => [graha, transitOf(graha)])) as Record<
    Graha,
    Transit
  >
}
