import { useCallback, useLayoutEffect, useSyncExternalStore } from 'react'
import { usePlayerState } from '~/audio/audio-provider.tsx'
import type { Recording } from '~/domain/session/recording.ts'
import { createChannel } from '~/lib/channel.ts'

/** Whether the mini-player is shown: a recording was begun, and the page shows no player for it. */
export function useHasMiniPlayer(): boolean {
  const state = usePlayerState()
  const begun = state.recording !== null && state.begun ? state.recording : null
  // A page that changes nothing of it must not render the mini-player again before it is drawn.
  const hasOwn = useCallback(() => begun !== null && playerOnPage.get().isShown(begun), [begun])
  const isOnPage = useSyncExternalStore(playerOnPage.subscribe, hasOwn, hasOwn)
  return begun !== null && !isOnPage
}

type IsShown = (recording: Recording) => boolean

const NONE: IsShown = () => false

/** Which recordings the current page shows a player for. */
const playerOnPage = createChannel<{ isShown: IsShown }>({ isShown: NONE })

/**
 * While the calling page is mounted, declares that it shows its own player for some recordings. Pass
 * the same function until these recordings change.
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
