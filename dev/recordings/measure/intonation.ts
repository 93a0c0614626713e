import type { Raga } from '~/raga/raga.ts'
import { centsOf } from '~/raga/swara.ts'
import { HOP_SECONDS, type PitchTrack } from '~dev/recordings/measure/pitch-track.ts'

/** How truly a voice stands where it stands still. */
export type Intonation = {
  /** How long it holds a pitch, together. */
  readonly stableSeconds: number
  /** The share of that time, 0–1, spent too far from every permitted swara; NaN of no time. */
  readonly offShare: number
  /** The furthest it stood from one, cents. */
  readonly worstCents: number
  /** Where that was. */
  readonly worstSecond: number
  /** Where it holds a pitch that is none of the raga's, in seconds. */
  readonly strangers: readonly number[]
}

/** A pitch is held when 200 ms of it stay this near to their mean … */
const STEADY_CENTS = 15
const MEAN_HOPS = Math.round(0.2 / HOP_SECONDS)
/** … and when that lasts. */
const RUN_HOPS = Math.round(0.24 / HOP_SECONDS)
/** Further than this from every permitted swara is not one of them out of tune: it is another. */
const STRANGE_CENTS = 50

/**
 * Measures a track against a raga in any octave of its Sa. A swara it swings (andolan) is not a
 * point but the whole stretch of the swing.
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

function placesOf({ swaras, andolan }: Raga): Place[] {
  return swaras.map(({ swara, ratio }) => {
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

/** The hops of every stretch in which a pitch is held, stretch by stretch. */
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

/** False where a hop has no pitch: NaN is near to nothing. */
function isSteady(window: Float64Array): boolean {
  const mean = window.reduce((sum, value) => sum + value, 0) / window.length
  return window.every((value) => Math.abs(value - mean) <= STEADY_CENTS)
}
