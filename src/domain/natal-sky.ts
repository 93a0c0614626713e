import type { ChartReading } from '~/domain/chart-reading.ts'
import { runningDasha } from '~/domain/running-dasha.ts'
import type { Graha } from '~/jyotish/graha.ts'
import type { Sign } from '~/jyotish/sign.ts'

/** What a chart says of a person at a moment, so far as a recommendation asks. */
export type NatalSky = {
  /** The lords of the running periods; `null` outside the 120 years. */
  readonly mahadasha: Graha | null
  readonly antardasha: Graha | null
  /** The Moon's, at birth; `null` when nobody told. */
  readonly moonSign: Sign | null
}

/** The sky of a chart at an instant, in milliseconds of UTC. */
export function natalSkyOf({ grahas, mahadashas }: ChartReading, instant: number): NatalSky {
  const running = runningDasha(mahadashas, instant)
  return {
    mahadasha: running?.mahadasha.lord ?? null,
    antardasha: running?.bhukti?.lord ?? null,
    moonSign: grahas.Moon.sign,
  }
}
