import type { FailureCode } from '~/audio/player-state.ts'

/** A failure as the specification words it for people. */
export const FAILURE_WORDS: Record<FailureCode, { title: string; description: string }> = {
  unreachable: { title: 'Audio Error', description: 'Failed to load audio file' },
  unsupported: {
    title: 'Playback Error',
    description: 'Failed to play audio. Please try again.',
  },
}
