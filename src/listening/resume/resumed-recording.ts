import { createChannel } from '~/audio/channel.ts'
import type { Player } from '~/audio/player/player.ts'

/** A recording that went on where it had been left. */
export type ResumedRecording = {
  readonly url: string
  /** Seconds. */
  readonly from: number
  readonly startOver: () => void
}

// For as long the screens say where the sound went on from.
const SAID_FOR_SECONDS = 30

/** Remembers where the current recording went on from. */
export function createResumed() {
  const channel = createChannel<{ resumed: ResumedRecording | null }>({ resumed: null })
  return {
    subscribe: channel.subscribe,
    tell: (resumed: ResumedRecording | null) => channel.set({ resumed }),
    /** What there is to say of it while a player is where it is; the same object until it changes. */
    of: (player: Player): ResumedRecording | null => {
      const { resumed } = channel.get()
      if (!resumed || player.snapshot().track?.url !== resumed.url) return null
      const past = player.position().seconds - resumed.from
      return past >= -1 && past <= SAID_FOR_SECONDS ? resumed : null
    },
  }
}

/** One for as long as the page lives, as there is one player. */
export const resumedRecording = createResumed()
