import { queryOptions } from '@tanstack/react-query'
import { type Birth, checkHasCome } from '~/domain/birth/birth.ts'
import type { SkyProfile } from '~/domain/chart/natal-sky.ts'
import { notLoaded, usualCaster } from '~/queries/birth/chart.ts'

const HOUR = 3_600_000

/**
 * What the configured backend says of a birth and its present dashas; to be asked for only where
 * `usualCaster()` is the backend. Rejects with an `AstrologyError`.
 */
export function skyProfile(birth: Birth) {
  const { utc, latitude, longitude } = birth
  return queryOptions({
    queryKey: ['sky-profile', utc, latitude, longitude],
    queryFn: () => ask(birth),
    staleTime: HOUR,
    retry: false,
  })
}

/**
 * The profile call as it is made once birth details have been saved: to see whether the backend can
 * be reached, and nothing more. It never rejects, and without a backend it asks nobody.
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
