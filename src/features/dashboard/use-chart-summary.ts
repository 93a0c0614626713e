import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Birth } from '~/domain/birth/birth.ts'
import type { ChartReading } from '~/domain/chart/chart-reading.ts'
import { type NatalSky, natalSkyOf, type SkyProfile } from '~/domain/chart/natal-sky.ts'
import { SIGNS } from '~/jyotish/chart/sign.ts'
import { GRAHAS } from '~/jyotish/grahas/graha.ts'
import type { NodeKind } from '~/jyotish/grahas/lunar-node.ts'
import { GRAHA_NAMES } from '~/jyotish/names/graha-names.ts'
import { NAKSHATRA_NAMES } from '~/jyotish/names/nakshatra-names.ts'
import { SIGN_NAMES } from '~/jyotish/names/sign-names.ts'
import { ownName } from '~/lib/words/own-names.ts'
import { degreesAndMinutes } from '~/lib/words/zodiac-degrees.ts'
import { type Caster, usualCaster } from '~/queries/birth/caster.ts'
import { chartOfBirth } from '~/queries/birth/chart-of-birth.ts'
import { skyProfile } from '~/queries/birth/sky-profile.ts'

type OwnSky = {
  /** Computes on this device instead of the service; `null` if this device computes already. */
  readonly onDevice: (() => void) | null
} & (
  | { readonly status: 'waiting' }
  | { readonly status: 'known'; readonly sky: ChartSummary; readonly teller: Caster }
  | {
      readonly status: 'untold'
      readonly error: unknown
      readonly retry: () => void
    }
)

/**
 * The current sky for a birth: from the astrology service if there is one, else from this device.
 */
export function useChartSummary(birth: Birth): OwnSky {
  const [teller, setTeller] = useState<Caster>(usualCaster)
  const isOurs = teller === 'device'
  const cast = useQuery({ ...chartOfBirth(birth, 'mean', 'device'), enabled: isOurs })
  const profile = useQuery({ ...skyProfile(birth), enabled: !isOurs })

  const computing = { onDevice: isOurs ? null : () => setTeller('device') }
  const asked = isOurs ? cast : profile
  if (isOurs && cast.data) {
    return { ...computing, status: 'known', sky: skyOfChart(cast.data, Date.now()), teller }
  }
  if (!isOurs && profile.data) {
    return { ...computing, status: 'known', sky: skyOfProfile(profile.data), teller }
  }
  if (!asked.isError || asked.isFetching) return { ...computing, status: 'waiting' }
  const retry = () => void asked.refetch()
  return { ...computing, status: 'untold', error: asked.error, retry }
}

/** The parts of a chart that the card shows, from the service or from this device. */
export type ChartSummary = {
  readonly natal: NatalSky
  /** The node the chart was computed with; `null` because the service does not name it. */
  readonly node: NodeKind | null
  /** In the service's words; `null` from this device. */
  readonly influence: string | null
  readonly moonSign: string
  readonly lagna: string
  readonly nakshatra: string
  readonly positions: readonly { readonly name: string; readonly value: string }[]
  /** The mood and the raga that the service suggests; `null` from this device. */
  readonly suggested: { readonly mood: string; readonly raga: string } | null
}

/** The sky at an instant for a chart of this device, in milliseconds of UTC. */
function skyOfChart(chart: ChartReading, instant: number): ChartSummary {
  const { Moon } = chart.grahas
  return {
    natal: natalSkyOf(chart, instant),
    node: chart.node,
    influence: null,
    moonSign: ownName(SIGN_NAMES[Moon.sign]),
    lagna: placeWords(ownName(SIGN_NAMES[chart.lagna.sign]), chart.lagna.degree),
    nakshatra: `${ownName(NAKSHATRA_NAMES[Moon.nakshatra.name])}, pada ${Moon.nakshatra.pada}`,
    positions: GRAHAS.map((name) => {
      const { sign, degree, retrograde } = chart.grahas[name]
      const place = placeWords(ownName(SIGN_NAMES[sign]), degree)
      return {
        name: ownName(GRAHA_NAMES[name]),
        value: `${place}${retrograde ? ', retrograde' : ''}`,
      }
    }),
    suggested: null,
  }
}

/** The sky from the astrology service. An unknown name of a lord or a sign counts as missing. */
function skyOfProfile(profile: SkyProfile): ChartSummary {
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
    suggested: { mood: profile.astroMood, raga: profile.suggestedRaga },
  }
}

/** "Taurus 12° 34′". */
function placeWords(sign: string, degree: number): string {
  return `${sign} ${degreesAndMinutes(degree)}`
}

function among<Known extends string>(known: readonly Known[], reported: string): Known | null {
  return known.find((name) => name.toLowerCase() === reported.trim().toLowerCase()) ?? null
}
