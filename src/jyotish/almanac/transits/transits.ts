import { checkAlmanacMoment } from '~/jyotish/almanac/almanac-limits.ts'
import { nextSignChange, type SignChange } from '~/jyotish/almanac/transits/sign-changes.ts'
import { houseOf } from '~/jyotish/chart/placement.ts'
import { type Sign, signOf } from '~/jyotish/chart/sign.ts'
import { GRAHAS, type Graha } from '~/jyotish/grahas/graha.ts'
import { motionOf, opposite } from '~/jyotish/grahas/motion.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'

/** The signs of a birth from which the houses of a transit are counted. */
export type NatalSigns = { readonly moon: Sign; readonly lagna: Sign }

export type Transit = {
  readonly sign: Sign
  /** Whole-sign, 1 to 12. */
  readonly houseFromMoon: number
  readonly houseFromLagna: number
  readonly retrograde: boolean
  readonly next: SignChange
}

/**
 * Where the grahas stand at an instant, by Lahiri and the mean node, and when each changes its sign
 * next.
 * @throws RangeError outside the years 1800 to 2200.
 */
export function transitsOf(
  natal: NatalSigns,
  instant: UtcMilliseconds,
): Readonly<Record<Graha, Transit>> {
  checkAlmanacMoment(instant)
  const transitOf = (graha: Graha): Transit => {
    const body = motionOf(graha === 'Ketu' ? 'Rahu' : graha, 'mean')
    const { longitude, speed } = (graha === 'Ketu' ? opposite(body) : body)(instant)
    const sign = signOf(longitude)
    return {
      sign,
      houseFromMoon: houseOf(sign, natal.moon),
      houseFromLagna: houseOf(sign, natal.lagna),
      retrograde: speed < 0,
      next: nextSignChange(graha, instant),
    }
  }
  return Object.fromEntries(GRAHAS.map((graha) => [graha, transitOf(graha)])) as Record<
    Graha,
    Transit
  >
}
