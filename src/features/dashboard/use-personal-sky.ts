import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Birth } from '~/domain/birth.ts'
import { type PersonalSky, skyOfChart, skyOfProfile } from '~/features/dashboard/personal-sky.ts'
import { type Caster, chart, usualCaster } from '~/queries/chart.ts'
import { skyProfile } from '~/queries/sky-profile.ts'

type OwnSky =
  | { readonly status: 'waiting' }
  | { readonly status: 'told'; readonly sky: PersonalSky; readonly teller: Caster }
  | {
      readonly status: 'untold'
      readonly error: unknown
      readonly retry: () => void
      /** Computes here instead of asking the service; `null` where it was this device that failed. */
      readonly onDevice: (() => void) | null
    }

/** The sky of a birth now: from the astrology service where there is one, else from this device. */
export function usePersonalSky(birth: Birth): OwnSky {
  const [teller, setTeller] = useState<Caster>(usualCaster)
  const isOurs = teller === 'device'
  const cast = useQuery({ ...chart(birth, 'mean', 'device'), enabled: isOurs })
  const profile = useQuery({ ...skyProfile(birth), enabled: !isOurs })

  const asked = isOurs ? cast : profile
  if (isOurs && cast.data) {
    return { status: 'told', sky: skyOfChart(cast.data, Date.now()), teller }
  }
  if (!isOurs && profile.data) return { status: 'told', sky: skyOfProfile(profile.data), teller }
  if (!asked.isError || asked.isFetching) return { status: 'waiting' }
  return {
    status: 'untold',
    error: asked.error,
    retry: () => void asked.refetch(),
    onDevice: isOurs ? null : () => setTeller('device'),
  }
}
