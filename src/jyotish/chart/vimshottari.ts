import type { SiderealLongitude } from '~/jyotish/angle.ts'
import { CYCLE_YEARS, DASHA_LORDS } from '~/jyotish/chart/dasha-lords.ts'
import { nakshatraOf } from '~/jyotish/chart/nakshatra.ts'
import type { Graha } from '~/jyotish/grahas/graha.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'

/** A period of a lord: from `start` to just before `end`. */
export type Dasha = {
  readonly lord: Graha
  readonly start: UtcMilliseconds
  readonly end: UtcMilliseconds
  /** The birth is within it, so only its later part is lived. */
  readonly partial: boolean
}
export type Bhukti = Dasha & { readonly pratyantars: readonly Dasha[] }
export type Mahadasha = Dasha & { readonly years: number; readonly bhuktis: readonly Bhukti[] }

/** The dasha year of 365.25 days. */
export const DASHA_YEAR = 365.25 * 86_400_000

/**
 * The Vimshottari dashas by the birth Moon, 120 years: the first begins before birth, by the same
 * share of its years as the Moon has passed of its nakshatra. Each period is divided without gaps
 * among the nine lords, beginning with its own, in proportion to their years, and each part once
 * more.
 *
 * Source: Brihat Parashara Hora Shastra, chapter 46.
 */
export function vimshottari(moon: SiderealLongitude, birth: UtcMilliseconds): readonly Mahadasha[] {
  const { index, elapsed } = nakshatraOf(moon)
  const first = index % 9
  const years = DASHA_LORDS[first]?.years ?? 0
  const start = (birth - elapsed * years * DASHA_YEAR) as UtcMilliseconds
  const end = (start + CYCLE_YEARS * DASHA_YEAR) as UtcMilliseconds
  return divide(start, end, first, birth).map((mahadasha) => ({
    ...mahadasha.dasha,
    years: mahadasha.years,
    bhuktis: divide(mahadasha.dasha.start, mahadasha.dasha.end, mahadasha.index, birth).map(
      ({ dasha, index: own }) => ({
        ...dasha,
        pratyantars: divide(dasha.start, dasha.end, own, birth).map((part) => part.dasha),
      }),
    ),
  }))
}

type Part = { readonly dasha: Dasha; readonly index: number; readonly years: number }

/** The nine parts of a span; the first belongs to the lord at `first`. */
function divide(
  start: UtcMilliseconds,
  end: UtcMilliseconds,
  first: number,
  birth: UtcMilliseconds,
): Part[] {
  let passed = 0
  let from = start
  return DASHA_LORDS.map((_, count) => {
    const index = (first + count) % DASHA_LORDS.length
    const { lord, years } = DASHA_LORDS[index] ?? DASHA_LORDS[0]
    passed += years
    const to =
      passed === CYCLE_YEARS
        ? end
        : ((start + ((end - start) * passed) / CYCLE_YEARS) as UtcMilliseconds)
    const partial = from < birth && birth < to
    const dasha = { lord, start: from, end: to, partial }
    from = to
    return { dasha, index, years }
  })
}
