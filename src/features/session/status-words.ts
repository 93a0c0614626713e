import type { PlayerState } from '~/audio/player-state.ts'

/** What the sound is doing, in words; nothing while it simply plays. A failure has its own. */
export function statusWords(status: PlayerState['status'] | 'silent'): string {
  switch (status) {
    case 'loading':
      return 'Preparing the recording…'
    case 'buffering':
      return 'Waiting for more of the recording…'
    case 'paused':
      return 'Paused'
    case 'playing':
    case 'failed':
      return ''
    default:
      return 'Ready when you are'
  }
}
