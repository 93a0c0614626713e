const TOO_EARLY_SECONDS = 15
const ALMOST_OVER = 0.95

/**
 * Where a recording goes on that was left before, in seconds; `null` where it had hardly begun or
 * was as good as over, so that it begins afresh. `duration` in seconds, `null` when nobody knows.
 */
export function resumePoint(position: number, duration: number | null): number | null {
  if (position <= TOO_EARLY_SECONDS) return null
  return duration !== null && position >= ALMOST_OVER * duration ? null : position
}
