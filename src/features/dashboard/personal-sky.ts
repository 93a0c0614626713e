import type { ChartReading } from '~/domain/chart-reading.ts'
import { type NatalSky, natalSkyOf } from '~/domain/natal-sky.ts'
import type { SkyProfile } from '~/domain/sky-profile.ts'
import { GRAHAS } from '~/jyotish/graha.ts'
import type { NodeKind } from '~/jyotish/lunar-node.ts'
import { SIGNS } from '~/jyotish/sign.ts'

/** What the card shows of a chart, whoever computed it. */
export type PersonalSky = {
  readonly natal: NatalSky
  /** The node that the chart was computed with; `null` as the service does not name it. */
  readonly node: NodeKind | null
  /** As the service words it; `null` from this device. */
  readonly influence: string | null
  readonly moonSign: string
  readonly lagna: string
  readonly nakshatra: string
  readonly positions: readonly { readonly name: string; readonly value: string }[]
  /** The mood and the raag that the service suggests; `null` from this device. */
  readonly suggested: { readonly mood: string; readonly raag: string } | null
}

/** The sky of a chart of this device's at an instant, in milliseconds of UTC. */
export function skyOfChart(chart: ChartReading, instant: number): PersonalSky {
  const { Moon } = chart.grahas
  return {
    natal: natalSkyOf(chart, instant),
    node: chart.node,
    influence: null,
    moonSign: Moon.sign,
    lagna: placeWords(chart.lagna.sign, chart.lagna.degree),
    nakshatra: `${Moon.nakshatra.name}, pada ${Moon.nakshatra.pada}`,
    positions: GRAHAS.map((name) => {
      const { sign, degree, retrograde } = chart.grahas[name]
      return { name, value: `${placeWords(sign, degree)}${retrograde ? ', retrograde' : ''}` }
    }),
    suggested: null,
  }
}

/** The sky as the astrology service tells it. A lord or a sign by another name counts as untold. */
export function skyOfProfile(profile: SkyProfile): PersonalSky {
  const { currentMahadasha, currentAntardasha, moonSign, lagna, nakshatra } = profile
  return {
    natal: {
      mahadasha: among(GRAHAS, currentMahadasha),
      antardasha: among(GRAHAS, currentAntardasha),
      moonSign: among(SIGNS, moonSign),
    },
    node: null,
    influence: `${currentMahadasha} mahadasha, ${currentAntardasha} antardasha`,
    moonSign,
    lagna,
    nakshatra,
    positions: Object.entries(profile.planetPositions).map(([name, { sign, degree }]) => ({
      name,
      value: degree === null ? sign : placeWords(sign, degree % 30),
    })),
    suggested: { mood: profile.astroMood, raag: profile.suggestedRaag },
  }
}

/** "Taurus 12° 34′". */
function placeWords(sign: string, degree: number): string {
  const minutes = Math.floor(degree * 60)
  return `${sign} ${Math.floor(minutes / 60)}° ${String(minutes % 60).padStart(2, '0')}′`
}

function among<Known extends string>(known: readonly Known[], told: string): Known | null {
  return known.find((name) => name.toLowerCase() === told.trim().toLowerCase()) ?? null
}
