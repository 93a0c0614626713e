/** How far one partial of a tone is from its place, and how strong it is. */
export type Partial = { readonly number: number; readonly cents: number; readonly db: number }

/**
 * The first partials of a tone that should sound at `hz`, compared with exact multiples of it: each
 * is the highest point of a Hann-windowed spectrum within ±24 cents, computed only there. `samples`
 * needs two seconds or more, as the resolution is a fraction of 1 / length.
 */
export function partialsOf(
  samples: Float32Array,
  sampleRate: number,
  hz: number,
  count: number,
): Partial[] {
  const windowed = hannWindowed(samples)
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1
    const magnitude = (offset: number) =>
      magnitudeAt(windowed, sampleRate, hz * number * 2 ** (offset / 1200))
    const cents = strongest(magnitude)
    return { number, cents, db: 20 * Math.log10(magnitude(cents)) }
  })
}

/** The offset of a smooth peak within ±24 cents: a coarse search, a finer one, a parabola. */
function strongest(magnitude: (offset: number) => number): number {
  const coarse = highest(magnitude, [-24, -20, -16, -12, -8, -4, 0, 4, 8, 12, 16, 20, 24])
  const peak = highest(
    magnitude,
    [-3, -2, -1, 0, 1, 2, 3].map((step) => coarse + step),
  )
  const [before, at, after] = [magnitude(peak - 1), magnitude(peak), magnitude(peak + 1)]
  return peak + (before - after) / (2 * (before - 2 * at + after))
}

function highest(magnitude: (offset: number) => number, offsets: readonly number[]): number {
  let best = 0
  let height = -1
  for (const offset of offsets) {
    const here = magnitude(offset)
    if (here > height) [best, height] = [offset, here]
  }
  return best
}

/** The samples under a Hann window, so that a strong tone far away does not reach a bin. */
export function hannWindowed(samples: Float32Array): Float64Array {
  const slow = (2 * Math.PI) / samples.length
  return Float64Array.from(samples, (sample, at) => sample * (0.5 - 0.5 * Math.cos(slow * at)))
}

/** One bin of a Fourier transform at any frequency, by Goertzel's recurrence. */
export function magnitudeAt(windowed: Float64Array, sampleRate: number, hz: number): number {
  const turn = 2 * Math.cos((2 * Math.PI * hz) / sampleRate)
  let before = 0
  let last = 0
  for (let at = 0; at < windowed.length; at++) {
    const next = (windowed[at] as number) + turn * last - before
    before = last
    last = next
  }
  return Math.sqrt(last * last + before * before - turn * last * before) / windowed.length
}
