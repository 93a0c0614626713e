/** The two clocks of a device agree within this between two readings, unless it slept. */
const SLEEP = 5_000

/**
 * A time in milliseconds for measuring how long something took, of any origin, that never goes back.
 *
 * The monotonic clock of a page stands still on some systems while the device sleeps; the wall
 * clock goes on, but can be set. So the first is what counts, and a wall clock that ran ahead by
 * more than five seconds between two readings adds the difference as sleep. Setting it back, or the
 * network correcting it by moments, changes nothing.
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
