import { composedSeconds } from '~/domain/session/composed-seconds.ts'
import type { Recording } from '~/domain/session/recording.ts'

const ENOUGH = 0.8

/** How much of a recording must really sound before it may be finished early, in seconds. */
export function secondsEnough(durationSeconds: number): number {
  return durationSeconds * ENOUGH
}

/**
 * Whether a session may be finished early and still count: at least four fifths of it were heard.
 * For a recording of unknown length it is always false.
 */
export function heardEnough(heardSeconds: number, durationSeconds: number | null): boolean {
  if (durationSeconds === null || !(durationSeconds > 0)) return false
  return heardSeconds >= secondsEnough(durationSeconds)
}

// Some browsers report each new moment of a stream as its end.
const AHEAD_SECONDS = 1

type Played = {
  /** The place in the recording. */
  readonly seconds: number
  /** The length that the element reports; `null` while it reports none. */
  readonly duration: number | null
  /** The sound reached its end. */
  readonly isOver: boolean
}

/**
 * How long a recording is, in seconds; `null` when it is not known. What is composed here is as long
 * as was asked for; of a file its own length counts, once it is known, before what the library says.
 */
export function lengthOf(
  { audioUrl, minutes }: Pick<Recording, 'audioUrl' | 'minutes'>,
  { seconds, duration, isOver }: Played,
): number | null {
  const planned = minutes === null ? null : minutes * 60
  if (planned !== null && composedSeconds(audioUrl) !== null) return planned
  const isKnown = duration !== null && (isOver || duration - seconds >= AHEAD_SECONDS)
  return isKnown ? duration : planned
}

/** A length in seconds as whole minutes, at least one; `null` for one that is not known. */
export function inMinutes(seconds: number | null): number | null {
  return seconds === null ? null : Math.max(1, Math.round(seconds / 60))
}

const TOO_EARLY_SECONDS = 15
const ALMOST_OVER = 0.95

/**
 * Where a recording that was left continues, in seconds; `null` where it had hardly begun or was
 * almost over, so that it starts again. `duration` in seconds, `null` when it is not known.
 */
export function resumePoint(position: number, duration: number | null): number | null {
  if (position <= TOO_EARLY_SECONDS) return null
  return duration !== null && position >= ALMOST_OVER * duration ? null : position
}
