import { useSyncExternalStore } from 'react'
import { usePlayer } from '~/audio/use-player.ts'

/** Whether the recording can be moved through; renders again when that changes, not at a tick. */
export function useCanSeek(): boolean {
  const player = usePlayer()
  return useSyncExternalStore(
    player.subscribePosition,
    () => player.position().canSeek,
    () => true,
  )
}
