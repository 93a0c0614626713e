import { useLayoutEffect, useSyncExternalStore } from 'react'
import { usePlayerState } from '~/audio/audio-provider.tsx'
import { createChannel } from '~/audio/channel.ts'
import type { Track } from '~/audio/track.ts'

/** Whether the mini-player is shown: a track was begun, and the page shows no player for it. */
export function useHasMiniPlayer(): boolean {
  const state = usePlayerState()
  const { isShown } = useSyncExternalStore(
    playerOnPage.subscribe,
    playerOnPage.get,
    playerOnPage.get,
  )
  return state.track !== null && state.begun && !isShown(state.track)
}

type IsShown = (track: Track) => boolean

const NONE: IsShown = () => false

/** Which tracks the current page shows a player for. */
const playerOnPage = createChannel<{ isShown: IsShown }>({ isShown: NONE })

/**
 * While the calling page is mounted, declares that it shows its own player for some tracks. Pass
 * the same function until these tracks change.
 */
export function useShowsPlayerOf(isShown: IsShown): void {
  // Before the first paint, so that two players are never visible together.
  useLayoutEffect(() => {
    playerOnPage.set({ isShown })
    return () => {
      if (playerOnPage.get().isShown === isShown) playerOnPage.set({ isShown: NONE })
    }
  }, [isShown])
}
