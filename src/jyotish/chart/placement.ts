import type { SiderealLongitude } from '~/jyotish/angle.ts'
import { type Nakshatra, nakshatraOf } from '~/jyotish/chart/nakshatra.ts'
import { degreeInSign, SIGNS, type Sign, signAt, signOf } from '~/jyotish/chart/sign.ts'

/** A point of the sidereal zodiac, with its sign and house. */
export type Placement = {
  readonly longitude: SiderealLongitude
  readonly sign: Sign
  /** Within the sign, 0 ≤ degree < 30. */
  readonly degree: number
  /** Whole-sign, 1 to 12. */
  readonly house: number
  readonly nakshatra: Nakshatra
  readonly navamsha: Sign
}

/**
 * The position of a point of the zodiac: its sign, and its whole-sign house from the lagna's sign.
 */
export function placementOf(longitude: SiderealLongitude, lagna: Sign): Placement {
  const sign = signOf(longitude)
  return {
    longitude,
    sign,
    degree: degreeInSign(longitude),
    house: houseOf(sign, lagna),
    nakshatra: nakshatraOf(longitude),
    navamsha: navamshaOf(longitude),
  }
}

/**
 * The sign of the ninth part (D9). Counting the ninth parts from Aries gives the classical rule:
 * fiery signs begin at Aries, earthy at Capricorn, airy at Libra, watery at Cancer (Brihat
 * Parashara Hora Shastra, chapter 6).
 */
function navamshaOf(longitude: SiderealLongitude): Sign {
  return signAt(Math.floor((longitude * 9) / 30))
}

/** The whole-sign house of a sign, 1 to 12: the sign of the lagna is the first. */
export function houseOf(sign: Sign, lagna: Sign): number {
  return ((SIGNS.indexOf(sign) - SIGNS.indexOf(lagna) + 12) % 12) + 1
}
