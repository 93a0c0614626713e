import type { BhuktiReading, ChartReading, MahadashaReading } from '~/domain/chart/chart-reading.ts'
import type { Dasha } from '~/jyotish/chart/vimshottari.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'

export type PeriodState = 'past' | 'current' | 'future'

const DASHA_YEAR = 365.25 * 86_400_000

/** Whether a period is over, contains `now`, or is to come. Its end is the next one's beginning. */
export function periodState({ start, end }: Dasha, now: UtcMilliseconds): PeriodState {
  if (end <= now) return 'past'
  return now < start ? 'future' : 'current'
}

/** The length of a period, in years of 365.25 days. */
export function yearsBetween(start: UtcMilliseconds, end: UtcMilliseconds): number {
  return (end - start) / DASHA_YEAR
}

/** When the dashas of a chart begin to count: at birth, or at their first period. */
export function lifeBegins({ utc, mahadashas }: ChartReading): UtcMilliseconds {
  return utc ?? mahadashas[0]?.start ?? (0 as UtcMilliseconds)
}

/** The part of a period after birth, `null` when it was over before. */
export function livedPart(
  { start, end }: Dasha,
  birth: UtcMilliseconds,
): { readonly start: UtcMilliseconds; readonly end: UtcMilliseconds } | null {
  if (end <= birth) return null
  return { start: start < birth ? birth : start, end }
}

/** The periods that run at one instant; the smaller ones are `null` where the reading has none. */
export type RunningDasha = {
  readonly mahadasha: MahadashaReading
  readonly bhukti: BhuktiReading | null
  readonly pratyantar: Dasha | null
}

/**
 * The periods of a reading that contain an instant, in milliseconds of UTC; `null` outside the 120
 * years. Unlike `dashaAt` it works without the smaller periods, which a backend may leave out.
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
