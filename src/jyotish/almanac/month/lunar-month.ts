import { type AnglesOfSky, runAt } from '~/jyotish/almanac/angles/growing-angle.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'

/** The twelve lunar months in order, from spring. */
export const MONTHS = [
  'Chaitra',
  'Vaishakha',
  'Jyeshtha',
  'Ashadha',
  'Shravana',
  'Bhadrapada',
  'Ashvina',
  'Kartika',
  'Margashirsha',
  'Pausha',
  'Magha',
  'Phalguna',
] as const

export type MonthName = (typeof MONTHS)[number]

export type LunarMonth = {
  /** 0 for Chaitra, when months end at the new moon. */
  readonly amanta: number
  /** 0 for Chaitra, when they end at the full moon. */
  readonly purnimanta: number
  /** An added month, in which the Sun enters no sign; it bears the name of the one after it. */
  readonly adhika: boolean
  /**
   * The Sun enters two signs, so a month is dropped. That happened in 1963–64 and 1982–83 only, and
   * authorities differ then on the names; here the rule's name is given.
   */
  readonly twoSankrantis: boolean
  readonly newMoonBefore: UtcMilliseconds
  readonly newMoonAfter: UtcMilliseconds
}

/**
 * The lunar month at sunrise, named after the sign of the Sun at the new moon that begins it:
 * Pisces gives Chaitra. Months that end at the full moon have the next name in the dark half, but
 * an added month keeps its name in both halves.
 *
 * Source: Sewell & Dikshit, The Indian Calendar, §§ 45–51.
 */
export function lunarMonth(angles: AnglesOfSky, sunrise: UtcMilliseconds): LunarMonth {
  const { start, end } = runAt(angles.month, sunrise)
  const signAt = (instant: UtcMilliseconds) => Math.floor(angles.sunSign.at(instant) / 30)
  const amanta = (signAt(start) + 1) % 12
  const entered = (signAt(end) - signAt(start) + 12) % 12
  const isDark = angles.month.at(sunrise) >= 180
  return {
    amanta,
    purnimanta: isDark && entered !== 0 ? (amanta + 1) % 12 : amanta,
    adhika: entered === 0,
    twoSankrantis: entered === 2,
    newMoonBefore: start,
    newMoonAfter: end,
  }
}
