import type { ChartReading } from '~/domain/chart/chart-reading.ts'
import { runningDasha } from '~/domain/chart/dasha-period.ts'
import type { Sign } from '~/jyotish/chart/sign.ts'
import type { Graha } from '~/jyotish/grahas/graha.ts'

/** The parts of a person's chart at a moment that a recommendation uses. */
export type NatalSky = {
  /** The lords of the running periods; `null` outside the 120 years. */
  readonly mahadasha: Graha | null
  readonly antardasha: Graha | null
  /** The Moon's sign at birth; `null` when it is not given. */
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

/** The reply to the astrology backend's profile call; every text is the backend's own. */
export type SkyProfile = {
  readonly currentMahadasha: string
  readonly currentAntardasha: string
  readonly astroMood: string
  readonly suggestedRaga: string
  readonly moonSign: string
  readonly lagna: string
  readonly nakshatra: string
  /** By graha; the degree is within the sign. */
  readonly planetPositions: Readonly<
    Record<string, { readonly sign: string; readonly degree: number | null }>
  >
}
