import { playbackFault, type Sounding } from '~/audio/element/sounding.ts'
import type { ByClock, FailureCode, Phase, PlayerState } from '~/audio/player/player-state.ts'
import type { Recording } from '~/domain/session/recording.ts'

/** How far this loading has come before, which the element does not tell. */
type Past = {
  /** Play was asked for, and not refused because a touch is needed. */
  asked: boolean
  started: boolean
  ended: boolean
  refused: FailureCode | null
}

/** A loading that has just begun. */
export const FRESH: Past = { asked: false, started: false, ended: false, refused: null }

/** A loading that never begins: the address may not be played, and a retry changes nothing. */
export const BARRED = { ...FRESH, refused: 'barred' } as const satisfies Past

/** Whether a loading was refused for its address; a refusal by the element is `unsupported`. */
export const isBarred = ({ refused }: Past): boolean => refused === BARRED.refused

/** The events after which the element must be read. */
export const OBSERVED_EVENTS =
  'loadedmetadata durationchange progress canplay suspend stalled play playing waiting pause timeupdate seeking seeked ended error'.split(
    ' ',
  )

// HTMLMediaElement's own numbers; the class is absent where pages are rendered ahead of time.
const HAVE_METADATA = 1
const HAVE_FUTURE_DATA = 3
const NETWORK_IDLE = 1
const MEDIA_ERR_DECODE = 3
const MEDIA_ERR_SRC_NOT_SUPPORTED = 4

/** What to remember when `play()` was refused. */
export function refuse(past: Past, reason: unknown): Past {
  const name = typeof reason === 'object' && reason && 'name' in reason ? reason.name : null
  if (isBarred(past)) return past
  // AbortError: paused or replaced before it began. NotAllowedError: a touch is needed first.
  if (name === 'AbortError') return past
  return name === 'NotAllowedError'
    ? { ...past, asked: false }
    : { ...past, refused: 'unsupported' }
}

/** What to remember after looking at the element once more. */
export function recall(past: Past, { ended, paused, readyState }: Sounding): Past {
  const started = past.started || (!paused && readyState >= HAVE_FUTURE_DATA)
  // It stays ended until someone plays or seeks, even if the element corrects its duration. One
  // that plays on has not ended: WebKitGTK reports an end where it does not know the length.
  return { ...past, started, ended: started && paused && (ended || past.ended) }
}

/**
 * Reads the phase from the element. Events are only reasons to read again, so a late event of an
 * earlier recording, a headset's button or another app that takes the sound all lead to the true
 * phase.
 */
function observePhase(element: Sounding, past: Past): Phase {
  if (isBarred(past)) return { status: 'failed', code: BARRED.refused }
  const fault = playbackFault(element)
  if (fault) return { status: 'failed', code: failureCode(fault) }
  if (past.refused) return { status: 'failed', code: past.refused }
  if (past.ended) return { status: 'ended' }
  if (!element.paused) {
    if (element.readyState >= HAVE_FUTURE_DATA) return { status: 'playing' }
    return past.started ? { status: 'buffering' } : { status: 'loading', starting: true }
  }
  if (past.started) return { status: 'paused' }
  // A phone that saves data stops before the metadata and waits for a touch: networkState idle.
  const isWaitingForTouch =
    element.readyState >= HAVE_METADATA || element.networkState === NETWORK_IDLE
  return isWaitingForTouch ? { status: 'ready' } : { status: 'loading', starting: false }
}

// Code 4 means both "no file came" and "not a sound"; only the message, where a browser gives one,
// shows which (Chromium: DEMUXER_ERROR…, Firefox: …decoder, …MEDIA_METADATA_ERR). Code 2 is the
// network, also where Chromium's message names its demuxer (PIPELINE_ERROR_READ).
function failureCode(error: Pick<MediaError, 'code' | 'message'>): FailureCode {
  if (error.code === MEDIA_ERR_DECODE) return 'unsupported'
  if (error.code !== MEDIA_ERR_SRC_NOT_SUPPORTED) return 'unreachable'
  return /demux|decod|media_metadata/i.test(error.message) ? 'unsupported' : 'unreachable'
}

type Known = {
  recording: Recording | null
  past: Past
  /** Shown instead of the element's own phase while a session is composed as a whole or cannot be. */
  phase: Phase | null
  isSlow: boolean
  pace: number | null
  byClock: ByClock | null
  isGroundLost: boolean
  sound: { volume: number; muted: boolean }
}

/** The whole state of a player over what sounds. */
export function readState(
  element: Sounding,
  { recording, past, phase, sound, ...known }: Known,
): PlayerState {
  if (!recording) return { status: 'idle', recording: null, ...sound }
  const begun = past.asked || past.started
  return { ...(phase ?? observePhase(element, past)), recording, begun, ...known, ...sound }
}
