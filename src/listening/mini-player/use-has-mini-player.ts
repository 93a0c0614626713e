import { useLayoutEffect, useSyncExternalStore } from 'react'
import { usePlayerState } from '~/audio/audio-provider.tsx'
import { createChannel } from '~/audio/channel.ts'
import type { Track } from '~/audio/track.ts'

/** Whether the mini-player stands: something was begun, and the page shows no player of it. */
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

/** Which tracks the page that stands shows the player of. */
const playerOnPage = createChannel<{ isShown: IsShown }>({ isShown: NONE })

/**
 * Says, while the calling page stands, that it shows the player of some tracks itself. Takes the
 * same function until these change.
 */
export function useShowsPlayerOf(isShown: IsShown): void {
  // Before anything is painted, so that no two players are ever seen.
  useLayoutEffect(() => {
    playerOnPage.set({ isShown })
    return () => {
      if (playerOnPage.get().isShown === isShown) playerOnPage.set({ isShown: NONE })
    }
  }, [isShown])
}
