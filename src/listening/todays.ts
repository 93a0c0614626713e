import { useCallback } from 'react'
import { usePlayerState } from '~/audio/audio-provider.tsx'
import type { PlayerState } from '~/audio/player/player-state.ts'
import { improvised } from '~/domain/session/improvised.ts'
import { isInAnyLength } from '~/domain/session/raga-recording.ts'
import type { Recording } from '~/domain/session/recording.ts'
import { useSoundWish } from '~/listening/sound-wish.ts'
import { useToday } from '~/queries/practice/use-today.ts'

/**
 * A function that returns today's improvisation of a recording, in its own length and in the
 * person's own Sa.
 */
export function useImprovise(): (recording: Recording) => Recording {
  const day = useToday()
  const wish = useSoundWish()
  return useCallback((recording) => improvised(recording, day, wish), [day, wish])
}

/**
 * What a press on a recording plays: today's improvisation of it, unless the player holds this very
 * recording, or one of the same length that was begun, also on an earlier day.
 */
export function useTodays(recording: Recording): Recording {
  const state = usePlayerState()
  const todays = useImprovise()(recording)
  return isAlreadyHeld(recording, state)
    ? { ...recording, audioUrl: state.recording.audioUrl }
    : todays
}

function isAlreadyHeld(
  recording: Recording,
  state: PlayerState,
): state is PlayerState & { readonly recording: Recording } {
  if (state.recording === null) return false
  if (state.recording.audioUrl === recording.audioUrl) return true
  const { begun, status } = state
  const isSame = state.recording.minutes === recording.minutes
  return begun && status !== 'ended' && isSame && isInAnyLength(recording, state.recording)
}
