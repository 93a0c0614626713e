import { FAILURE_WORDS } from '~/audio/failure-words.ts'
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
      return 'Preparing the recording…'
    case 'buffering':
      return 'Waiting for more of the recording…'
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
