import type { Raga } from '~/raga/raga.ts'
import { centsOf } from '~/raga/swara.ts'
import { HOP_SECONDS, type PitchTrack } from '~dev/recordings/measure/pitch-track.ts'

/** How truly a voice stands where it stands still. */
export type Intonation = {
  /** How long it holds a pitch, together. */
  readonly stableSeconds: number
  /** The share of that time, 0–1, spent further than the tolerance from every permitted swara. */
  readonly offShare: number
  /** The furthest it stood from one, cents. */
  readonly worstCents: number
  /** Where that was. */
  readonly worstSecond: number
}

/** A pitch is held when 200 ms of it stay this near to their mean … */
const STEADY_CENTS = 15
const MEAN_HOPS = Math.round(0.2 / HOP_SECONDS)
/** … and when that lasts. */
const RUN_HOPS = Math.round(0.24 / HOP_SECONDS)

/**
 * Measures a track against a raga in any octave of its Sa. A swara it swings (andolan) is not a
 * point but the whole stretch of the swing.
 */
export function intonationOf(track: PitchTrack, raga: Raga, toleranceCents = 20): Intonation {
  const cents = Float64Array.from(track, (hz) =>
    hz > 0 ? 1200 * Math.log2(hz / raga.tonicHz) : Number.NaN,
  )
  const places = placesOf(raga)
  const held = heldHops(cents)
  let off = 0
  let worst = { cents: 0, hop: 0 }
  for (const hop of held) {
    const distance = distanceTo(places, cents[hop] as number)
    if (distance > toleranceCents) off++
    if (distance > worst.cents) worst = { cents: distance, hop }
  }
  return {
    stableSeconds: held.length * HOP_SECONDS,
    offShare: held.length === 0 ? 0 : off / held.length,
    worstCents: worst.cents,
    worstSecond: worst.hop * HOP_SECONDS,
  }
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

/** Every hop that lies in a run of steady ones. */
function heldHops(cents: Float64Array): number[] {
  const steady = new Uint8Array(cents.length)
  for (let from = 0; from + MEAN_HOPS <= cents.length; from++) {
    if (isSteady(cents.subarray(from, from + MEAN_HOPS))) steady.fill(1, from, from + MEAN_HOPS)
  }
  const held: number[] = []
  let run: number[] = []
  for (let hop = 0; hop <= steady.length; hop++) {
    if (steady[hop] === 1) run.push(hop)
    else {
      if (run.length >= RUN_HOPS) held.push(...run)
      run = []
    }
  }
  return held
}

/** False where a hop has no pitch: NaN is near to nothing. */
function isSteady(window: Float64Array): boolean {
  const mean = window.reduce((sum, value) => sum + value, 0) / window.length
  return window.every((value) => Math.abs(value - mean) <= STEADY_CENTS)
}
