import { useSyncExternalStore } from 'react'
import { NOWHERE, type PlaybackPosition } from '~/audio/player-state.ts'
import { usePlayer } from '~/audio/use-player.ts'

/** Renders its component about four times a second while sound plays: for the time line alone. */
export function usePlaybackPosition(): PlaybackPosition {
  const player = usePlayer()
  return useSyncExternalStore(player.subscribePosition, player.position, start)
}

const start = () => NOWHERE
