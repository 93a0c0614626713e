/**
 * When a sit has bells between the opening and the closing one: never, every n minutes, or once.
 */
export const SIT_BELLS = ['none', 5, 10, 15, 'halfway'] as const

type SitBells = (typeof SIT_BELLS)[number]

/** What was chosen before sitting down. */
export type SitPlan = { readonly minutes: number; readonly bells: SitBells }

/** The state of a sit. All values are milliseconds; instants are of the clock the caller uses. */
export type SitClock = {
  readonly plan: SitPlan
  /** Time sat before `since`. */
  readonly sat: number
  /** The instant since which it runs; `null` while it is paused or over. */
  readonly since: number | null
  /** How far into the sit its bells have been handled: rung, or missed. */
  readonly bellsUntil: number
}

export type SitGlance = {
  readonly clock: SitClock
  /** The bell to ring now, if any. */
  readonly bell: 'interval' | 'closing' | null
  /** How long ago the sit ended, at the first reading after its end; 0 otherwise. */
  readonly endedAgo: number
}

const MINUTE = 60_000
/** A bell later than this would mark nothing. */
const LATEST_BELL = 10_000

/** Begins a sit at `now`. The caller rings the opening bell. */
export function beginSit(plan: SitPlan, now: number): SitClock {
  return { plan, sat: 0, since: now, bellsUntil: 0 }
}

/** A sit restored after its page was closed: paused, after `sat` milliseconds. */
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

/** Milliseconds really sat, without pauses; never more than planned. */
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
 * Reads the time and returns the bell that is due. However rarely, late or often it is called, each
 * bell is returned at most once; of several missed bells only the closing one rings.
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

/**
 * Reads a sit whose sound, its bells inside, has come to a place in milliseconds: no bell is due but
 * the last one, which says that the time is over.
 */
export function glanceAtPlace(clock: SitClock, place: number): SitGlance {
  const glance = glanceAtSit({ ...clock, sat: place, since: null }, 0)
  return glance.bell === 'closing' ? glance : { ...glance, bell: null }
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

/** Milliseconds sat as the minutes of a record: rounded, and at least one. */
export function wholeMinutes(sat: number): number {
  return Math.max(1, Math.round(sat / MINUTE))
}

function unboundedSat({ sat, since }: SitClock, now: number): number {
  return since === null ? sat : sat + Math.max(0, now - since)
}

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
