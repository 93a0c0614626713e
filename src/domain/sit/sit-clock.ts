/** When a sit has bells between its opening and its closing one: never, every so many minutes, or once. */
export const SIT_BELLS = ['none', 5, 10, 15, 'halfway'] as const

type SitBells = (typeof SIT_BELLS)[number]

/** What was decided before sitting down. */
export type SitPlan = { readonly minutes: number; readonly bells: SitBells }

/** A sit as it stands. Everything in milliseconds; instants are of whatever clock the caller reads. */
export type SitClock = {
  readonly plan: SitPlan
  /** Sat before `since`. */
  readonly sat: number
  /** The instant since which it runs; `null` while it is paused or over. */
  readonly since: number | null
  /** How far into the sit its bells are dealt with: rung, or missed. */
  readonly bellsUntil: number
}

export type SitGlance = {
  readonly clock: SitClock
  /** The bell to ring at this glance, if any. */
  readonly bell: 'interval' | 'closing' | null
  /** How long ago the sit came to its end, at the glance that finds it over; 0 otherwise. */
  readonly endedAgo: number
}

const MINUTE = 60_000
/** A bell later than this would mark nothing any more. */
const LATEST_BELL = 10_000

/** Sits down at `now`. The opening bell is the caller's. */
export function beginSit(plan: SitPlan, now: number): SitClock {
  return { plan, sat: 0, since: now, bellsUntil: 0 }
}

/** A sit taken up again after its page was gone: paused, with `sat` milliseconds behind it. */
export function heldSit(plan: SitPlan, sat: number): SitClock {
  const held = Math.min(Math.max(0, sat), lengthOf(plan) - 1)
  return { plan, sat: held, since: null, bellsUntil: held }
}

export function pauseSit(clock: SitClock, now: number): SitClock {
  return { ...clock, sat: satUntil(clock, now), since: null }
}

export function resumeSit(clock: SitClock, now: number): SitClock {
  return clock.since === null && !isOver(clock) ? { ...clock, since: now } : clock
}

/** Milliseconds really sat, pauses excluded; never more than was planned. */
export function satUntil(clock: SitClock, now: number): number {
  return Math.min(unboundedSat(clock, now), lengthOf(clock.plan))
}

/** Milliseconds still to sit. */
export function leftAt(clock: SitClock, now: number): number {
  return lengthOf(clock.plan) - satUntil(clock, now)
}

export function isOver(clock: SitClock): boolean {
  return clock.bellsUntil >= lengthOf(clock.plan)
}

/**
 * Looks at the time and says which bell is due. However seldom, late or often one looks, each bell
 * is answered at most once; of several that were missed none rings but the closing one.
 */
export function glanceAtSit(clock: SitClock, now: number): SitGlance {
  const total = lengthOf(clock.plan)
  const sat = satUntil(clock, now)
  if (sat <= clock.bellsUntil) return { clock, bell: null, endedAgo: 0 }
  if (sat >= total) {
    const over = { ...clock, sat: total, since: null, bellsUntil: total }
    return { clock: over, bell: 'closing', endedAgo: unboundedSat(clock, now) - total }
  }
  const due = bellsOf(clock.plan).findLast((at) => at > clock.bellsUntil && at <= sat)
  const isInTime = due !== undefined && sat - due <= LATEST_BELL
  return {
    clock: { ...clock, bellsUntil: sat },
    bell: isInTime ? 'interval' : null,
    endedAgo: 0,
  }
}

/** The bells within a sit, in milliseconds from its beginning; never one at its very end. */
export function bellsOf({ minutes, bells }: SitPlan): readonly number[] {
  if (bells === 'none') return []
  if (bells === 'halfway') return [(minutes * MINUTE) / 2]
  const count = Math.ceil(minutes / bells) - 1
  return Array.from({ length: count }, (_, index) => (index + 1) * bells * MINUTE)
}

/** A sit's planned length in milliseconds. */
export function lengthOf({ minutes }: Pick<SitPlan, 'minutes'>): number {
  return minutes * MINUTE
}

function unboundedSat({ sat, since }: SitClock, now: number): number {
  return since === null ? sat : sat + Math.max(0, now - since)
}

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
