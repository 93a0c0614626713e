import { useSyncExternalStore } from 'react'
import type { Player } from '~/audio/player/player.ts'
import { usePlayer } from '~/audio/use-player.ts'
import { createChannel } from '~/lib/channel.ts'

/** A recording that resumed where it had stopped. */
export type ResumedRecording = {
  readonly audioUrl: string
  /** Seconds. */
  readonly from: number
  readonly startOver: () => void
}

// How long the screens show where the sound resumed.
const SAID_FOR_SECONDS = 30

/** Remembers where the current recording resumed. */
export function createResumed() {
  const channel = createChannel<{ resumed: ResumedRecording | null }>({ resumed: null })
  return {
    subscribe: channel.subscribe,
    tell: (resumed: ResumedRecording | null) => channel.set({ resumed }),
    /** What to show for the player's current position; the same object until it changes. */
    of: (player: Player): ResumedRecording | null => {
      const { resumed } = channel.get()
      if (!resumed || player.snapshot().recording?.audioUrl !== resumed.audioUrl) return null
      const past = player.position().seconds - resumed.from
      return past >= -1 && past <= SAID_FOR_SECONDS ? resumed : null
    },
  }
}

/** One instance for each page, because there is one player. */
export const resumedRecording = createResumed()

/** Where the sound resumed, while the screens show it. Renders again when that changes. */
export function useResumed(): ResumedRecording | null {
  const player = usePlayer()
  return useSyncExternalStore(
    (onChange) => {
      const stops = [resumedRecording.subscribe(onChange), player.subscribePosition(onChange)]
      return () => {
        for (const stop of stops) stop()
      }
    },
    () => resumedRecording.of(player),
    () => null,
  )
}
