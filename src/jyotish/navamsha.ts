import type { SiderealLongitude } from './angle.ts'
import { type Sign, signAt } from './sign.ts'

/**
 * The sign of the ninth part (D9). Counting on from Aries, ninth part after ninth part, gives the
 * classical rule: fiery signs begin at Aries, earthy at Capricorn, airy at Libra, watery at Cancer
 * (Brihat Parashara Hora Shastra, chapter 6).
 */
export function navamshaOf(longitude: SiderealLongitude): Sign {
  return signAt(Math.floor((longitude * 9) / 30))
}
