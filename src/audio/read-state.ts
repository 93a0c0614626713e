import { observePhase, type Past } from '~/audio/observe-phase.ts'
import type { Phase, PlayerState } from '~/audio/player-state.ts'
import type { Track } from '~/audio/track.ts'

type Known = {
  track: Track | null
  past: Past
  /** What is shown instead of the element's own phase while a pause is waited out. */
  phase: Phase | null
  isSlow: boolean
  sound: { volume: number; muted: boolean }
}

/** The whole state of a player over its element. */
export function readState(
  element: HTMLAudioElement,
  { track, past, phase, isSlow, sound }: Known,
): PlayerState {
  if (!track) return { status: 'idle', track: null, ...sound }
  const begun = past.asked || past.started
  return { ...(phase ?? observePhase(element, past)), track, begun, isSlow, ...sound }
}
