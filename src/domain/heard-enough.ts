const ENOUGH = 0.8

/** How much of a recording must really sound before it may be finished early, in seconds. */
export function secondsEnough(durationSeconds: number): number {
  return durationSeconds * ENOUGH
}

/**
 * Whether a session may be finished early and still count: at least four fifths of it were heard.
 * A recording of unknown length is never heard enough.
 */
export function heardEnough(heardSeconds: number, durationSeconds: number | null): boolean {
  if (durationSeconds === null || !(durationSeconds > 0)) return false
  return heardSeconds >= secondsEnough(durationSeconds)
}
