import { improvisationOf } from '~/domain/improvisation/improvisation.ts'
import type { Raga } from '~/raga/raga.ts'

/** What must be composed again to know the melody of a recording. */
type FollowedLeg = { readonly raga: Raga; readonly minutes: number; readonly seed: string }

/**
 * The melody that can be followed in a recording, by its address; `null` for a recording from
 * elsewhere, for a drone alone, and for a journey, of which only the renderer knows where its second
 * raga begins.
 */
export function followedLeg(audioUrl: string): FollowedLeg | null {
  const improvisation = improvisationOf(audioUrl)
  if (!improvisation || improvisation.balance === 'drone') return null
  const [leg, second] = improvisation.legs
  return second ? null : { ...leg, seed: improvisation.seed }
}
