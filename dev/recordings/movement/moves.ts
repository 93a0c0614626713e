import { HZ } from '~dev/recordings/movement/pitch-curve.ts'
import type { Smoothed } from '~dev/recordings/movement/smoothed.ts'

/** From the first value of a part to the one after its last. */
export type Stretch = { readonly from: number; readonly to: number }

/** A change of pitch in one direction. */
export type Move = {
  readonly cents: number
  readonly seconds: number
  readonly overshoots: boolean
  /** Its highest speed as a multiple of its mean speed. */
  readonly peak: number
}

/** Slower than this the pitch rests, faster it moves, cents a second. */
const RESTING = 150
const MOVE = { leastSeconds: 0.03, joinedSeconds: 0.04, leastCents: 70, mostCents: 1100 }
const SPOT_SECONDS = 0.05
/**
 * A move overshoots when the pitch comes back by more than this before it rests or moves on, but
 * less than the smallest step of a raga, 90 cents: that would be another note.
 */
const OVERSHOOT = { leastCents: 40, mostCents: 84, mostShare: 0.5, withinSeconds: 0.35 }

/** The parts with a pitch: gaps below 0.25 s are closed, parts below 0.4 s left out. */
export function soundingStretches(curve: Float64Array): Stretch[] {
  return joined(
    runsOf(curve.length, (at) => (Number.isNaN(curve[at]) ? 0 : 1)),
    0.25,
  ).filter(({ from, to }) => to - from >= 0.4 * HZ)
}

/** Stretches with those joined that are less than `seconds` apart. */
export function joined<Part extends Stretch>(parts: readonly Part[], seconds: number): Part[] {
  const whole: Part[] = []
  for (const part of parts) {
    const last = whole.at(-1)
    if (last && part.from - last.to < seconds * HZ)
      whole[whole.length - 1] = { ...last, to: part.to }
    else whole.push(part)
  }
  return whole
}

/** The moves of one sounding stretch, in order. */
export function movesIn({ cents, speed }: Smoothed): Move[] {
  const directions = directionsOf(speed)
  const up = joined(
    directions.filter(({ kind }) => kind === 1),
    MOVE.joinedSeconds,
  )
  const down = joined(
    directions.filter(({ kind }) => kind === -1),
    MOVE.joinedSeconds,
  )
  return [...up, ...down]
    .map((run) => ({ ...run, cents: spanOf(cents, run), seconds: (run.to - run.from) / HZ }))
    .filter((run) => {
      const span = Math.abs(run.cents)
      return run.seconds >= MOVE.leastSeconds && span >= MOVE.leastCents && span <= MOVE.mostCents
    })
    .sort((one, other) => one.from - other.from)
    .map((run) => ({
      cents: Math.abs(run.cents),
      seconds: run.seconds,
      overshoots: overshoots(cents, run),
      peak: peakOf(speed, run),
    }))
}

/** Whether a pitch that moves so many cents a second rests. */
export function rests(speed: number): boolean {
  return Math.abs(speed) <= RESTING
}

/** How long each resting spot of a sounding stretch is, seconds. */
export function restingSpots({ speed }: Smoothed): number[] {
  return directionsOf(speed)
    .filter(({ kind, from, to }) => kind === 0 && to - from >= SPOT_SECONDS * HZ)
    .map(({ from, to }) => (to - from) / HZ)
}

type Run = Stretch & { readonly kind: number }

function directionsOf(speed: Float64Array): Run[] {
  const direction = (at: number) => {
    const now = speed[at] as number
    return now > RESTING ? 1 : now < -RESTING ? -1 : 0
  }
  return [-1, 0, 1]
    .flatMap((kind) =>
      runsOf(speed.length, (at) => (direction(at) === kind ? 1 : 0)).map((run) => ({
        ...run,
        kind,
      })),
    )
    .sort((one, other) => one.from - other.from)
}

function runsOf(length: number, kindAt: (at: number) => 0 | 1): Stretch[] {
  const runs: Stretch[] = []
  let from = -1
  for (let at = 0; at <= length; at++) {
    const isIn = at < length && kindAt(at) === 1
    if (isIn && from < 0) from = at
    if (!isIn && from >= 0) {
      runs.push({ from, to: at })
      from = -1
    }
  }
  return runs
}

function spanOf(cents: Float64Array, { from, to }: Stretch): number {
  return (cents[Math.min(cents.length - 1, to)] as number) - (cents[from] as number)
}

function peakOf(speed: Float64Array, { from, to }: Stretch): number {
  const part = speed.subarray(from, to).map(Math.abs)
  return (part.length * Math.max(...part)) / part.reduce((sum, value) => sum + value, 0)
}

function overshoots(cents: Float64Array, move: Stretch & { readonly cents: number }): boolean {
  const { leastCents, mostCents, mostShare, withinSeconds } = OVERSHOOT
  if (Math.abs(move.cents) < 150) return false
  const end = Math.min(cents.length - 1, move.to)
  const way = Math.sign(move.cents)
  const after = cents.subarray(end, end + Math.round(withinSeconds * HZ))
  // The furthest point on each side of the turn: how far it went on, and how far it came back.
  const furthest = after.reduce(
    (most, value) => Math.max(most, way * value),
    Number.NEGATIVE_INFINITY,
  )
  const back = furthest - way * (after.at(-1) as number)
  const onward = furthest - way * (cents[end] as number)
  const most = Math.min(mostCents, mostShare * Math.abs(move.cents))
  return back > leastCents && back <= most && onward <= leastCents
}
