import { queryOptions } from '@tanstack/react-query'
import { type Birth, checkHasCome } from '~/domain/birth/birth.ts'
import type { SkyProfile } from '~/domain/chart/natal-sky.ts'
import { usualCaster } from '~/queries/birth/caster.ts'
import { notLoaded } from '~/queries/birth/chart-of-birth.ts'

const HOUR = 3_600_000

/**
 * The configured backend's reply about a birth and its present dashas; read it only where
 * `usualCaster()` is the backend. Rejects with an `AstrologyError`.
 */
export function skyProfile(birth: Birth) {
  return queryOptions({
    queryKey: ['sky-profile', birth],
    queryFn: () => ask(birth),
    staleTime: HOUR,
    retry: false,
  })
}

/**
 * Makes the profile call after birth details have been saved, only to test whether the backend can
 * be reached. It never rejects, and does nothing without a backend.
 */
export async function testProfileCall(birth: Birth): Promise<void> {
  if (usualCaster() === 'device') return
  await ask(birth).catch(() => undefined)
}

async function ask(birth: Birth): Promise<SkyProfile> {
  checkHasCome(birth.utc, Date.now())
  const { askForProfile } = await import('~/queries/birth/ask-astrology-backend.ts').catch(
    notLoaded,
  )
  return askForProfile(birth)
}
