import type { SiderealLongitude } from './angle.ts'
import { houseOf } from './house.ts'
import { type Nakshatra, nakshatraOf } from './nakshatra.ts'
import { navamshaOf } from './navamsha.ts'
import { degreeInSign, type Sign, signOf } from './sign.ts'

/** A point of the sidereal zodiac, and where it stands. */
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

/** Where a point of the zodiac stands: its sign, and its whole-sign house from the lagna's sign. */
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
