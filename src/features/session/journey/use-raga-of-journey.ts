import { useSyncExternalStore } from 'react'
import { usePlayer } from '~/audio/use-player.ts'
import { improvisationOf } from '~/domain/improvisation/improvisation.ts'
import type { Raga } from '~/raga/model/raga.ts'

/** The raga of a journey that sounds now, or begins it; `null` for any other recording. */
export function useRagaOfJourney(audioUrl: string): Raga | null {
  const player = usePlayer()
  const [first, second] = improvisationOf(audioUrl)?.legs ?? []
  const isSecond = useSyncExternalStore(
    player.subscribePosition,
    () =>
      first !== undefined &&
      player.snapshot().recording?.audioUrl === audioUrl &&
      player.position().seconds >= first.minutes * 60,
  )
  if (!first || !second) return null
  return isSecond ? second.raga : first.raga
}
