import { FAILURE_WORDS } from '~/audio/failure-words.ts'
import { statusWords } from '~/audio/status-words.ts'
import type { SessionPlayer } from '~/features/library/use-session-player.ts'

/** What the sound of a session is doing, in words; nothing while it simply plays. */
export function playerWords({ state, other }: SessionPlayer): string {
  if (state.status === 'failed') return FAILURE_WORDS[state.code].description
  return statusWords(state, other)
}
