import type { FailureCode, PlayerState } from '~/audio/player-state.ts'
import type { Track } from '~/audio/track.ts'

/**
 * The player's status in words; empty while it plays, and for a failure, which has `FAILURE_WORDS`.
 * `other` is the track that plays instead of this one.
 */
export function statusWords(
  state: PlayerState | { status: 'silent' },
  other: Track | null = null,
): string {
  if (state.status === 'silent' && other) {
    return `${other.title} is playing. Play changes to this one.`
  }
  switch (state.status) {
    case 'loading':
    case 'buffering':
      return waitingWords(state)
    case 'paused':
      return 'Paused'
    case 'playing':
    case 'failed':
      return ''
    default:
      return 'Ready when you are'
  }
}

type Waiting = { status: 'loading' | 'buffering'; isSlow: boolean }

/** What the player waits for, in words. */
export function waitingWords({ status, isSlow }: Waiting): string {
  if (isSlow) return 'This takes longer than usual.'
  return status === 'loading' ? 'Preparing the recording…' : 'Waiting for more of the recording…'
}

/** A failure as the specification words it for people. */
export const FAILURE_WORDS: Record<FailureCode, { title: string; description: string }> = {
  unreachable: { title: 'Audio Error', description: 'Failed to load audio file' },
  unsupported: {
    title: 'Playback Error',
    description: 'Failed to play audio. Please try again.',
  },
}
