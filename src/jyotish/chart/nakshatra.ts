import type { SiderealLongitude } from '~/jyotish/angle.ts'
import { DASHA_LORDS } from '~/jyotish/chart/dasha-lords.ts'
import type { Graha } from '~/jyotish/grahas/graha.ts'

/** The twenty-seven lunar mansions in order, 13°20′ each. */
export const NAKSHATRAS = [
  'Ashwini',
  'Bharani',
  'Krittika',
  'Rohini',
  'Mrigashira',
  'Ardra',
  'Punarvasu',
  'Pushya',
  'Ashlesha',
  'Magha',
  'Purva Phalguni',
  'Uttara Phalguni',
  'Hasta',
  'Chitra',
  'Swati',
  'Vishakha',
  'Anuradha',
  'Jyeshtha',
  'Mula',
  'Purva Ashadha',
  'Uttara Ashadha',
  'Shravana',
  'Dhanishta',
  'Shatabhisha',
  'Purva Bhadrapada',
  'Uttara Bhadrapada',
  'Revati',
] as const

export type NakshatraName = (typeof NAKSHATRAS)[number]

export type Nakshatra = {
  /** 0 is Ashwini, 26 Revati. */
  readonly index: number
  readonly name: NakshatraName
  readonly lord: Graha
  /** The quarter, 1 to 4. */
  readonly pada: number
  /** The part of it that has been passed, 0 ≤ elapsed < 1. */
  readonly elapsed: number
}

/** Lords follow the order of the Vimshottari dashas, three times round the zodiac. */
export function nakshatraOf(longitude: SiderealLongitude): Nakshatra {
  // One nakshatra is 40/3 degrees; whole numbers keep the borders exact.
  const passed = (longitude * 3) / 40
  const index = Math.min(26, Math.floor(passed))
  const elapsed = passed - index
  return {
    index,
    name: NAKSHATRAS[index] ?? 'Revati',
    lord: DASHA_LORDS[index % 9]?.lord ?? 'Mercury',
    pada: Math.min(4, Math.floor(elapsed * 4) + 1),
    elapsed,
  }
}
