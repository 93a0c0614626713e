import { useLayoutEffect } from 'react'
import { createChannel } from '~/audio/signal.ts'
import type { Track } from '~/audio/track.ts'

type IsShown = (track: Track) => boolean

const NONE: IsShown = () => false

/** Which tracks the page that stands shows the player of. */
export const ownPlayer = createChannel<{ isShown: IsShown }>({ isShown: NONE })

/**
 * Says, while the calling page stands, that it shows the player of some tracks itself. Takes the
 * same function until these change.
 */
export function useOwnPlayer(isShown: IsShown): void {
  // Before anything is painted, so that no two players are ever seen.
  useLayoutEffect(() => {
    ownPlayer.set({ isShown })
    return () => {
      if (ownPlayer.get().isShown === isShown) ownPlayer.set({ isShown: NONE })
    }
  }, [isShown])
}
