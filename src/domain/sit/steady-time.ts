/** Between two readings the device's two clocks agree within this, unless it slept. */
const SLEEP = 5_000

/**
 * A time in milliseconds for measuring durations, of any origin, that never goes back. On some
 * systems the monotonic clock of a page stops while the device sleeps: when the wall clock ran
 * ahead by more than five seconds between two readings, the difference is added as sleep, and its
 * other changes count for nothing.
 */
export function steadyTime(monotonic: () => number, wall: () => number): () => number {
  let slept = 0
  let last = { monotonic: monotonic(), wall: wall() }
  return () => {
    const now = { monotonic: monotonic(), wall: wall() }
    const ahead = now.wall - last.wall - (now.monotonic - last.monotonic)
    if (ahead > SLEEP) slept += ahead
    last = now
    return now.monotonic + slept
  }
}
