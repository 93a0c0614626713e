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
