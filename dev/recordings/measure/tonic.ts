import { hannWindowed, magnitudeAt } from '~dev/recordings/measure/partials.ts'

/** Two seconds are enough to measure a tone to a cent. */
const WINDOW_SECONDS = 2
const WINDOWS = 15

/** The width of the search on each side. */
const REACH_CENTS = 100
const STEP_CENTS = 5

/**
 * The difference of the tanpuras' Sa from `hz`, cents: the median of windows through the whole mix,
 * because the melody never sings that low. NaN for silence and for a sound of less than two
 * seconds.
 */
export function tonicOffset(samples: Float32Array, sampleRate: number, hz: number): number {
  const length = WINDOW_SECONDS * sampleRate
  const room = samples.length - length
  if (room < 0) return Number.NaN
  const found = Array.from({ length: WINDOWS }, (_, index) => {
    // Without the silence at the beginning and at the end.
    const start = Math.round((room * (index + 1)) / (WINDOWS + 1))
    return peakOf(samples.subarray(start, start + length), sampleRate, hz)
  })
  return found.sort((a, b) => a - b)[WINDOWS >> 1] ?? Number.NaN
}

function peakOf(samples: Float32Array, sampleRate: number, hz: number): number {
  const windowed = hannWindowed(samples)
  const height = (cents: number) => magnitudeAt(windowed, sampleRate, hz * 2 ** (cents / 1200))
  const coarse = highest(height, around(0, REACH_CENTS, STEP_CENTS))
  return highest(height, around(coarse, STEP_CENTS, 1))
}

function around(middle: number, reach: number, step: number): number[] {
  const count = Math.round((2 * reach) / step) + 1
  return Array.from({ length: count }, (_, index) => middle - reach + index * step)
}

/** Where a level is greatest; NaN where there is no level at all. */
function highest(height: (at: number) => number, places: readonly number[]): number {
  let best = { at: Number.NaN, height: 0 }
  for (const at of places) {
    const here = height(at)
    if (here > best.height) best = { at, height: here }
  }
  return best.at
}
