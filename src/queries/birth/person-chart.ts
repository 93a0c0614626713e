import { skipToken, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AstroProfile } from '~/data/user-astro-profiles.ts'
import { type Birth, birthOf } from '~/domain/birth/birth.ts'
import type { ChartReading } from '~/domain/chart/chart-reading.ts'
import type { DataError } from '~/lib/data-error.ts'
import { type Caster, usualCaster } from '~/queries/birth/caster.ts'
import { chartOfBirth } from '~/queries/birth/chart-of-birth.ts'
import { usePerson } from '~/queries/person.tsx'
import { astroProfile } from '~/queries/reads/astro-profile.ts'

type Computing = {
  /** Computes on this device instead of asking the backend; `null` where this device computes. */
  readonly onDevice: (() => void) | null
}

/**
 * What is known of a person's own chart.
 *
 * - `unread`: the birth details could not be read; `error` is `null` during the next attempt.
 * - `no-details`: there are none.
 * - `no-place`: there are details, but their place was never resolved.
 * - `uncast`: the chart could not be computed.
 */
export type OwnChart = Computing &
  (
    | { readonly status: 'waiting' }
    | { readonly status: 'unread'; readonly error: DataError | null; readonly retry: () => void }
    | { readonly status: 'no-details' }
    | { readonly status: 'no-place'; readonly profile: AstroProfile }
    | {
        readonly status: 'uncast'
        readonly profile: AstroProfile
        readonly birth: Birth
        readonly error: unknown
        readonly retry: () => void
      }
    | {
        readonly status: 'cast'
        readonly profile: AstroProfile
        readonly birth: Birth
        readonly reading: ChartReading
      }
  )

/** The chart of the signed-in person, with the mean node. */
export function useOwnChart(): OwnChart {
  const profile = useQuery(astroProfile(usePerson().uid))
  const [caster, setCaster] = useState<Caster>(usualCaster)
  const computing = { onDevice: caster === 'device' ? null : () => setCaster('device') }
  const birth = profile.data ? birthOf(profile.data) : null
  const asked = birth && chartOfBirth(birth, 'mean', caster)
  const cast = useQuery<ChartReading, DataError, ChartReading, (string | Birth)[]>(
    asked ?? { queryKey: ['chart'], queryFn: skipToken },
  )

  if (profile.data === undefined) {
    if (profile.errorUpdateCount === 0) return { ...computing, status: 'waiting' }
    const retry = () => void profile.refetch()
    return { ...computing, status: 'unread', error: profile.error, retry }
  }
  if (profile.data === null) return { ...computing, status: 'no-details' }
  if (!birth) return { ...computing, status: 'no-place', profile: profile.data }
  if (cast.data) {
    return { ...computing, status: 'cast', profile: profile.data, birth, reading: cast.data }
  }
  if (!cast.isError || cast.isFetching) return { ...computing, status: 'waiting' }
  return {
    ...computing,
    status: 'uncast',
    profile: profile.data,
    birth,
    error: cast.error,
    retry: () => void cast.refetch(),
  }
}
