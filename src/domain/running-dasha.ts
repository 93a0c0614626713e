import type { BhuktiReading, MahadashaReading } from '~/domain/chart-reading.ts'
import type { Dasha } from '~/jyotish/vimshottari.ts'

/** The periods that run at one instant; the smaller ones `null` where the reading has none. */
export type RunningDasha = {
  readonly mahadasha: MahadashaReading
  readonly bhukti: BhuktiReading | null
  readonly pratyantar: Dasha | null
}

/**
 * The periods of a reading that hold an instant, in milliseconds of UTC; `null` outside the 120
 * years. Unlike `dashaAt` it asks for no smaller period: a backend may leave those out.
 */
export function runningDasha(
  mahadashas: readonly MahadashaReading[],
  instant: number,
): RunningDasha | null {
  const holds = ({ start, end }: Dasha) => start <= instant && instant < end
  const mahadasha = mahadashas.find(holds)
  if (!mahadasha) return null
  const bhukti = mahadasha.bhuktis.find(holds) ?? null
  return { mahadasha, bhukti, pratyantar: bhukti?.pratyantars.find(holds) ?? null }
}
