import type { PlayerState } from '~/audio/player-state.ts'
import type { Track } from '~/audio/track.ts'
import { waitingWords } from '~/audio/waiting-words.ts'

/**
 * What the sound of a recording is doing, in words; nothing while it simply plays. A failure has
 * its own. `other` is what sounds instead of it.
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
