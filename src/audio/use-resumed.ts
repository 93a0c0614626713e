import { useSyncExternalStore } from 'react'
import { pageResumed, type Resumed } from '~/audio/resumed.ts'
import { usePlayer } from '~/audio/use-player.ts'

/** Where the sound went on from, while that is worth saying; renders again when that changes. */
export function useResumed(): Resumed | null {
  const player = usePlayer()
  return useSyncExternalStore(
    (onChange) => {
      const stops = [pageResumed.subscribe(onChange), player.subscribePosition(onChange)]
      return () => {
        for (const stop of stops) stop()
      }
    },
    () => pageResumed.of(player),
    () => null,
  )
}
