import { useSyncExternalStore } from 'react'
import { usePlayer } from '~/audio/use-player.ts'
import { pagePlaces } from '~/features/session/page-places.ts'

/** Where the sound went on from, in seconds, while that is worth saying; not told of every tick. */
export function useResumedFrom(): number | null {
  const player = usePlayer()
  return useSyncExternalStore(
    (onChange) => {
      const stops = [pagePlaces.subscribe(onChange), player.subscribePosition(onChange)]
      return () => {
        for (const stop of stops) stop()
      }
    },
    pagePlaces.resumedFrom,
    () => null,
  )
}
