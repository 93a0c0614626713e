import type { BhuktiReading, MahadashaReading } from '~/domain/chart-reading.ts'
import type { UtcMilliseconds } from '~/jyotish/julian-day.ts'
import type { Dasha } from '~/jyotish/vimshottari.ts'

/** The periods of an instant; the deeper ones are `null` where a backend did not tell them. */
export type DashasOfInstant = {
  readonly mahadasha: MahadashaReading
  readonly bhukti: BhuktiReading | null
  readonly pratyantar: Dasha | null
}

/** The periods that hold an instant, `null` outside the 120 years. */
export function dashasOf(
  mahadashas: readonly MahadashaReading[],
  instant: UtcMilliseconds,
): DashasOfInstant | null {
  const holds = ({ start, end }: Dasha) => start <= instant && instant < end
  const mahadasha = mahadashas.find(holds)
  if (!mahadasha) return null
  const bhukti = mahadasha.bhuktis.find(holds) ?? null
  return { mahadasha, bhukti, pratyantar: bhukti?.pratyantars.find(holds) ?? null }
}
