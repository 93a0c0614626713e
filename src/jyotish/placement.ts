import type { SiderealLongitude } from './angle.ts'
import type { Placement } from './chart.ts'
import { houseOf } from './house.ts'
import { nakshatraOf } from './nakshatra.ts'
import { navamshaOf } from './navamsha.ts'
import { degreeInSign, type Sign, signOf } from './sign.ts'

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
