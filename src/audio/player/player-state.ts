import type { Recording } from '~/domain/session/recording.ts'

/**
 * Why a recording cannot be heard.
 *
 * - `unreachable`: no file came (no network, 404, a server error); trying again may help.
 * - `barred`: the app may not play from this address: it is no path or https address, or the hosting
 *   allows recordings of other hosts only; trying again changes nothing.
 * - `unsupported`: a file came that the browser cannot play.
 * - `composer`, `encoder`: a session that is composed on the device could not be; what encodes it did
 *   not come, or may not run.
 */
export type FailureCode =
  | 'unreachable'
  | 'barred'
  | 'unsupported'
  | 'composer'
  | 'encoder'
  | 'elsewhere'

/**
 * Why a sit goes by the clock instead of being one composed sound: this browser must have a sound as
 * a whole and this one is too long for that, it could not be composed, or the person did not wait.
 */
export type ByClock = 'too-long' | 'lost' | 'asked'

/** What the recording is doing, apart from the volume. */
export type Phase =
  /** `starting`: sound will follow without a press, because play was asked for. */
  | {
      status: 'loading'
      starting: boolean
      /** How much is made of a session that must be whole before it sounds. */
      percent?: number
    }
  /** Not started yet: autoplay was not asked for, or the browser needs a touch first. No error. */
  | { status: 'ready' }
  | { status: 'playing' }
  | { status: 'paused' }
  /** Started, and waiting for more of the file. */
  | { status: 'buffering' }
  /** Heard to the end; not playing, position 0. */
  | { status: 'ended' }
  | { status: 'failed'; code: FailureCode }

type Loaded = Phase & {
  recording: Recording
  /** Playing was started; false for a recording that was only loaded. */
  begun: boolean
  /** The player waits for data, and none has come for a long time. */
  isSlow: boolean
  /**
   * Seconds of a composed session that this device makes in a second, once it could not keep ahead
   * of the sound; else `null`.
   */
  pace: number | null
  /** `null` for everything but a sit by the clock. */
  byClock: ByClock | null
  /** What lies beneath the bells of a sit by the clock could not be played. */
  isGroundLost: boolean
}

export type PlayerState = ({ status: 'idle'; recording: null } | Loaded) & {
  /** 0 to 1, in hundredths. */
  volume: number
  muted: boolean
}

/** Whether it plays or is about to, so that the big button offers to pause. */
export function isRunning(state: PlayerState): boolean {
  return (
    state.status === 'playing' ||
    state.status === 'buffering' ||
    (state.status === 'loading' && state.starting)
  )
}

/** Whether fetching the file again may help. */
export function canRetry(state: PlayerState): boolean {
  if (state.status === 'failed') return state.code !== 'barred'
  return state.recording !== null && state.isSlow
}

/** One playing of a recording to its end, with the seconds of it that really sounded. */
export type Ending = { recording: Recording; heardSeconds: number }

export type PlaybackPosition = {
  seconds: number
  /** In seconds; null until the file's length is known, and for an endless stream. */
  duration: number | null
  /** False once it is known that the server sends the file from its start only. */
  canSeek: boolean
}

/** The position when nothing is loaded. */
export const NOWHERE: PlaybackPosition = { seconds: 0, duration: null, canSeek: true }
