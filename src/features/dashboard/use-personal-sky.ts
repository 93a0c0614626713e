import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Birth } from '~/domain/birth.ts'
import { type PersonalSky, skyOfChart, skyOfProfile } from '~/features/dashboard/personal-sky.ts'
import { type Caster, chart, usualCaster } from '~/queries/chart.ts'
import { skyProfile } from '~/queries/sky-profile.ts'

type OwnSky = {
  /** Computes on this device instead of asking the service; `null` where this device computes. */
  readonly onDevice: (() => void) | null
} & (
  | { readonly status: 'waiting' }
  | { readonly status: 'told'; readonly sky: PersonalSky; readonly teller: Caster }
  | {
      readonly status: 'untold'
      readonly error: unknown
      readonly retry: () => void
    }
)

/** The sky of a birth now: from the astrology service where there is one, else from this device. */
export function usePersonalSky(birth: Birth): OwnSky {
  const [teller, setTeller] = useState<Caster>(usualCaster)
  const isOurs = teller === 'device'
  const cast = useQuery({ ...chart(birth, 'mean', 'device'), enabled: isOurs })
  const profile = useQuery({ ...skyProfile(birth), enabled: !isOurs })

  const computing = { onDevice: isOurs ? null : () => setTeller('device') }
  const asked = isOurs ? cast : profile
  if (isOurs && cast.data) {
    return { ...computing, status: 'told', sky: skyOfChart(cast.data, Date.now()), teller }
  }
  if (!isOurs && profile.data) {
    return { ...computing, status: 'told', sky: skyOfProfile(profile.data), teller }
  }
  if (!asked.isError || asked.isFetching) return { ...computing, status: 'waiting' }
  const retry = () => void asked.refetch()
  return { ...computing, status: 'untold', error: asked.error, retry }
}
