import type { Wanted } from '~/jyotish/almanac/observances/observances.ts'

/** What a person may want in their calendar. */
export type Wishes = {
  readonly ekadashi: boolean
  readonly purnima: boolean
  readonly amavasya: boolean
  readonly sankranti: boolean
  readonly pradosha: boolean
  /** By number, 0 to 29 from the new moon; `null` for none. */
  readonly tithi: number | null
  /** 0 for Ashwini; `null` for none. */
  readonly nakshatra: number | null
}

const EKADASHI = [10, 25]
const PURNIMA = [14]
const AMAVASYA = [29]

/** What must be looked for. A tithi that is wanted twice is looked for once. */
export function wantedOf(wishes: Wishes): Wanted {
  const tithis = [
    ...(wishes.ekadashi ? EKADASHI : []),
    ...(wishes.purnima ? PURNIMA : []),
    ...(wishes.amavasya ? AMAVASYA : []),
    ...(wishes.tithi === null ? [] : [wishes.tithi]),
  ]
  return {
    tithis: [...new Set(tithis)],
    nakshatras: wishes.nakshatra === null ? [] : [wishes.nakshatra],
    pradosha: wishes.pradosha,
    sankranti: wishes.sankranti,
  }
}

/** Whether anything is wanted. */
export function isAnyWanted({ tithis, nakshatras, pradosha, sankranti }: Wanted): boolean {
  return tithis.length + nakshatras.length > 0 || pradosha || sankranti
}
