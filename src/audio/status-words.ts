import type { PlayerState } from '~/audio/player-state.ts'
import { waitingWords } from '~/audio/waiting-words.ts'

/** What the sound is doing, in words; nothing while it simply plays. A failure has its own. */
export function statusWords(state: PlayerState | { status: 'silent' }): string {
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
