import type { Track } from '~/audio/track.ts'

/**
 * Why a track cannot be heard.
 *
 * - `unreachable`: no file came (no network, 404, a server's fault); trying again may help.
 * - `unsupported`: something came that the browser cannot play.
 */
export type FailureCode = 'unreachable' | 'unsupported'

/** Where the track stands, apart from the volume. */
export type Phase =
  /** `starting` says whether sound will follow by itself (play was asked) or a button waits. */
  | { status: 'loading'; starting: boolean }
  /** Never started yet: autoplay was not asked, or the browser wants a touch first. No fault. */
  | { status: 'ready' }
  | { status: 'playing' }
  | { status: 'paused' }
  /** Started, and waiting for more of the file. */
  | { status: 'buffering' }
  /** Heard to the end; not playing, position 0. */
  | { status: 'ended' }
  | { status: 'failed'; code: FailureCode }

type Loaded = Phase & {
  track: Track
  /** Somebody began it; false for a track that was only made ready. */
  begun: boolean
  /** It is waited for, and nothing of it has come for long. */
  isSlow: boolean
}

export type PlayerState = ({ status: 'idle'; track: null } | Loaded) & {
  /** 0 to 1, in hundredths. */
  volume: number
  muted: boolean
}

/** Whether sound is on or on its way, so that the big button offers to pause. */
export function isRunning(state: PlayerState): boolean {
  return (
    state.status === 'playing' ||
    state.status === 'buffering' ||
    (state.status === 'loading' && state.starting)
  )
}

/** Whether fetching the file again may help. */
export function canRetry(state: PlayerState): boolean {
  return state.status === 'failed' || (state.track !== null && state.isSlow)
}

export type PlaybackPosition = {
  seconds: number
  /** In seconds; null until the file says, and for an endless stream. */
  duration: number | null
  /** False once it is known that the server sends the file from its start only. */
  canSeek: boolean
}

/** Where nothing is loaded. */
export const NOWHERE: PlaybackPosition = { seconds: 0, duration: null, canSeek: true }
