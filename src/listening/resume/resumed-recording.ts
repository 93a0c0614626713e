import { createChannel } from '~/audio/channel.ts'
import type { Player } from '~/audio/player/player.ts'

/** A recording that resumed where it had stopped. */
export type ResumedRecording = {
  readonly url: string
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
      if (!resumed || player.snapshot().track?.url !== resumed.url) return null
      const past = player.position().seconds - resumed.from
      return past >= -1 && past <= SAID_FOR_SECONDS ? resumed : null
    },
  }
}

/** One instance for each page, because there is one player. */
export const resumedRecording = createResumed()
