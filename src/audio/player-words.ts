import type { FailureCode, PlayerState } from '~/audio/player/player-state.ts'
import type { Recording } from '~/domain/session/recording.ts'

/**
 * The player's status in words; empty while it plays. `other` is the recording that plays instead
 * of this one.
 */
export function statusWords(
  state: PlayerState | { status: 'silent' },
  other: Recording | null = null,
): string {
  if (state.status === 'silent' && other) {
    return `${other.title} is playing. Play changes to this one.`
  }
  switch (state.status) {
    case 'loading':
      if (state.percent !== undefined) return `Composing the session: ${state.percent} percent.`
      return state.isSlow ? SLOW : 'Preparing the recording…'
    case 'buffering':
      return state.isSlow ? SLOW : 'Waiting for more of the recording…'
    case 'paused':
      return 'Paused'
    case 'playing':
      return ''
    case 'failed':
      return FAILURE_WORDS[state.code].description
    default:
      return 'Ready when you are'
  }
}

const SLOW = 'This takes longer than usual.'

/** The words for a failure. */
export const FAILURE_WORDS: Record<FailureCode, { title: string; description: string }> = {
  unreachable: { title: 'Audio Error', description: 'Failed to load audio file' },
  barred: {
    title: 'Audio Error',
    description:
      'Recordings from this address are not allowed here. Please choose another session.',
  },
  unsupported: {
    title: 'Playback Error',
    description: 'Failed to play audio. Please try again.',
  },
  composer: {
    title: 'Audio Error',
    description:
      'This session could not be composed on your device. Your place in it is kept. Please try again.',
  },
  encoder: {
    title: 'Audio Error',
    description:
      'A part of Alap that makes the sound did not load. Check your connection, then try again.',
  },
  elsewhere: {
    title: 'This file is not on this device',
    description:
      'You added it on another device, and files stay where they are. Choose the file again under Yours.',
  },
}
