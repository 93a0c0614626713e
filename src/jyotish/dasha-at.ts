import type { UtcMilliseconds } from './julian-day.ts'
import type { Bhukti, Dasha, Mahadasha } from './vimshottari.ts'

export type CurrentDasha = {
  readonly mahadasha: Mahadasha
  readonly bhukti: Bhukti
  readonly pratyantar: Dasha
}

/** The periods that hold an instant; nothing outside the 120 years. */
export function dashaAt(
  mahadashas: readonly Mahadasha[],
  instant: UtcMilliseconds,
): CurrentDasha | null {
  const holds = ({ start, end }: Dasha) => start <= instant && instant < end
  const mahadasha = mahadashas.find(holds)
  const bhukti = mahadasha?.bhuktis.find(holds)
  const pratyantar = bhukti?.pratyantars.find(holds)
  return mahadasha && bhukti && pratyantar ? { mahadasha, bhukti, pratyantar } : null
}
