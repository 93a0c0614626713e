import { FAILURE_WORDS } from '~/audio/failure-words.ts'
import { waitingWords } from '~/audio/waiting-words.ts'
import type { SessionPlayer } from '~/features/library/use-session-player.ts'
import { assertNever } from '~/lib/assert-never.ts'

/** What the sound of a session is doing, in words; nothing while it simply plays. */
export function playerWords({ state, other }: SessionPlayer): string {
  switch (state.status) {
    case 'silent':
      return other ? `${other.title} is playing. Play changes to this one.` : 'Ready when you are'
    case 'idle':
    case 'ready':
    case 'ended':
      return 'Ready when you are'
    case 'loading':
    case 'buffering':
      return waitingWords(state)
    case 'paused':
      return 'Paused'
    case 'playing':
      return ''
    case 'failed':
      return FAILURE_WORDS[state.code].description
    default:
      return assertNever(state)
  }
}
