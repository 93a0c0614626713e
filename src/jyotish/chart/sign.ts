import type { SiderealLongitude } from '~/jyotish/angle.ts'

/** The twelve signs (rashi) in order, thirty degrees each. */
export const SIGNS = [
  'Aries',
  'Taurus',
  'Gemini',
  'Cancer',
  'Leo',
  'Virgo',
  'Libra',
  'Scorpio',
  'Sagittarius',
  'Capricorn',
  'Aquarius',
  'Pisces',
] as const

export type Sign = (typeof SIGNS)[number]

/** The number of a sign, 0 for Aries; any whole number is reduced modulo 12. */
export function signAt(index: number): Sign {
  return SIGNS[((index % 12) + 12) % 12] ?? 'Aries'
}

export function signOf(longitude: SiderealLongitude): Sign {
  return signAt(Math.floor(longitude / 30))
}

/** How far into its sign, 0 ≤ degrees < 30. */
export function degreeInSign(longitude: SiderealLongitude): number {
  return longitude % 30
}
