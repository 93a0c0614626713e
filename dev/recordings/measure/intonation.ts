import type { Raga } from '~/raga/model/raga.ts'
import { centsOf } from '~/raga/model/swara.ts'
import { HOP_SECONDS, type PitchTrack } from '~dev/recordings/measure/pitch-track.ts'

/** How exact the held pitches of a voice are. */
export type Intonation = {
  /** The total time in which it holds a pitch. */
  readonly stableSeconds: number
  /** The share of that time, 0–1, too far from every permitted swara; NaN without held pitches. */
  readonly offShare: number
  /** The largest distance from a swara, cents. */
  readonly worstCents: number
  /** The time of that largest distance. */
  readonly worstSecond: number
  /** The times, in seconds, at which it holds a pitch that the raga does not have. */
  readonly strangers: readonly number[]
}

/** A pitch is held when it stays this near to its mean for 200 ms … */
const STEADY_CENTS = 15
const MEAN_HOPS = Math.round(0.2 / HOP_SECONDS)
/** … and for at least this long. */
const RUN_HOPS = Math.round(0.24 / HOP_SECONDS)
/** Further than this from every permitted swara it is another note, not one out of tune. */
const STRANGE_CENTS = 50

/**
 * Measures a track against a raga in any octave of its Sa. For a swara that swings (andolan) the
 * whole range of the swing is right.
 */
export function intonationOf(track: PitchTrack, raga: Raga, toleranceCents = 20): Intonation {
  const cents = centsAboveTonic(track, raga)
  const places = placesOf(raga)
  const runs = heldRuns(cents)
  const held = runs.flat()
  let off = 0
  let worst = { cents: 0, hop: 0 }
  for (const hop of held) {
    const distance = distanceTo(places, cents[hop] as number)
    if (distance > toleranceCents) off++
    if (distance > worst.cents) worst = { cents: distance, hop }
  }
  return {
    stableSeconds: held.length * HOP_SECONDS,
    offShare: off / held.length,
    worstCents: worst.cents,
    worstSecond: worst.hop * HOP_SECONDS,
    strangers: runs
      .filter((run) => {
        const sorted = run.map((hop) => cents[hop] as number).sort((a, b) => a - b)
        return distanceTo(places, sorted[sorted.length >> 1] as number) > STRANGE_CENTS
      })
      .map(([hop = 0]) => hop * HOP_SECONDS),
  }
}

/** A track in cents above the tonic, NaN where it has no pitch. */
export function centsAboveTonic(track: PitchTrack, { tonicHz }: Raga): Float64Array {
  return Float64Array.from(track, (hz) => (hz > 0 ? 1200 * Math.log2(hz / tonicHz) : Number.NaN))
}

type Place = readonly [from: number, to: number]

function placesOf({ swaras, passing, andolan }: Raga): Place[] {
  return [...swaras, ...passing].map(({ swara, ratio }) => {
    const cents = centsOf(ratio)
    const swung = cents + (andolan[swara]?.depthCents ?? 0)
    return [Math.min(cents, swung), Math.max(cents, swung)]
  })
}

function distanceTo(places: readonly Place[], cents: number): number {
  const within = ((cents % 1200) + 1200) % 1200
  return Math.min(
    ...places.flatMap(([from, to]) =>
      [within - 1200, within, within + 1200].map((at) => Math.max(0, from - at, at - to)),
    ),
  )
}

/** The hops of every part in which a pitch is held, part by part. */
export function heldRuns(cents: Float64Array): number[][] {
  const steady = new Uint8Array(cents.length)
  for (let from = 0; from + MEAN_HOPS <= cents.length; from++) {
    if (isSteady(cents.subarray(from, from + MEAN_HOPS))) steady.fill(1, from, from + MEAN_HOPS)
  }
  const runs: number[][] = []
  let run: number[] = []
  for (let hop = 0; hop <= steady.length; hop++) {
    if (steady[hop] === 1) run.push(hop)
    else {
      if (run.length >= RUN_HOPS) runs.push(run)
      run = []
    }
  }
  return runs
}

/** False for a hop without pitch, because comparisons with NaN are false. */
function isSteady(window: Float64Array): boolean {
  const mean = window.reduce((sum, value) => sum + value, 0) / window.length
  return window.every((value) => Math.abs(value - mean) <= STEADY_CENTS)
}
