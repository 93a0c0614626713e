import { use, useCallback, useRef, useSyncExternalStore } from 'react'
import { loadPlayer, useGivenPlayer } from '~/audio/audio-provider.tsx'
import type { Player } from '~/audio/player/player.ts'
import { NOWHERE, type PlaybackPosition } from '~/audio/player/player-state.ts'
import { haveSameFields } from '~/lib/channel.ts'

/** The player's commands; suspends until its code has loaded, and never renders again for it. */
export function usePlayer(): Player {
  return useGivenPlayer() ?? use(loadPlayer())
}

/**
 * Renders its component once a second while sound plays on a visible page; use it for the time line
 * only.
 */
export function usePlaybackPosition(): PlaybackPosition {
  const player = usePlayer()
  const subscribe = useCallback((listener: () => void) => whileVisible(player, listener), [player])
  const shown = useRef(NOWHERE)
  const position = () => {
    const now = player.position()
    // Another change of the player may render a hidden page, and its time line stays as it was.
    if (isVisible() && !isSameSecond(shown.current, now)) shown.current = now
    return shown.current
  }
  return useSyncExternalStore(subscribe, position, start)
}

/** Between two ticks of a clock nobody sees a time line move. */
function isSameSecond(shown: PlaybackPosition, now: PlaybackPosition): boolean {
  const isForward = now.seconds >= shown.seconds
  const isSame = Math.floor(now.seconds) === Math.floor(shown.seconds)
  return isForward && isSame && haveSameFields({ ...now, seconds: 0 }, { ...shown, seconds: 0 })
}

const start = () => NOWHERE

const isVisible = () => document.visibilityState === 'visible'

/** A page that is hidden, on a locked phone, moves nothing; it catches up when it is seen again. */
function whileVisible(player: Player, listener: () => void): () => void {
  const tell = () => {
    if (isVisible()) listener()
  }
  const stop = player.subscribePosition(tell)
  document.addEventListener('visibilitychange', tell)
  return () => {
    stop()
    document.removeEventListener('visibilitychange', tell)
  }
}

/** Whether the recording can be sought in; renders again when that changes, not at a tick. */
export function useCanSeek(): boolean {
  const player = usePlayer()
  return useSyncExternalStore(
    player.subscribePosition,
    () => player.position().canSeek,
    () => true,
  )
}
