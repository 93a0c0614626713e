import { SIGNS, type Sign } from './sign.ts'

/** The whole-sign house of a sign, 1 to 12: the sign of the lagna is the first. */
export function houseOf(sign: Sign, lagna: Sign): number {
  return ((SIGNS.indexOf(sign) - SIGNS.indexOf(lagna) + 12) % 12) + 1
}
