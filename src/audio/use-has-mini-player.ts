import { useSyncExternalStore } from 'react'
import { ownPlayer } from '~/audio/use-own-player.ts'
import { usePlayerState } from '~/audio/use-player-state.ts'

/** Whether the mini-player stands: something was begun, and the page shows no player of it. */
export function useHasMiniPlayer(): boolean {
  const state = usePlayerState()
  const { isShown } = useSyncExternalStore(ownPlayer.subscribe, ownPlayer.get, ownPlayer.get)
  return state.track !== null && state.begun && !isShown(state.track)
}
