import { useSyncExternalStore } from 'react'
import { usePlayerOrNull } from '~/audio/player-context.ts'
import type { PlayerState } from '~/audio/player-state.ts'

const IDLE: PlayerState = { status: 'idle', track: null, volume: 1, muted: false }

/** Track, status and volume; renders again when one of them changes, not as time passes. */
export function usePlayerState(): PlayerState {
  const player = usePlayerOrNull()
  return useSyncExternalStore(
    player?.subscribe ?? subscribeToNothing,
    player?.snapshot ?? idle,
    idle,
  )
}

const idle = () => IDLE
const subscribeToNothing = () => () => {}
