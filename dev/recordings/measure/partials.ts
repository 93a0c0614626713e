/** How far one partial of a tone is from its place, and how strong it is. */
export type Partial = { readonly number: number; readonly cents: number; readonly db: number }

/**
 * The first partials of a tone that should sound at `hz`, compared with exact multiples of it. Each
 * is the highest point of a Hann-windowed spectrum within ±24 cents, computed only there. `samples`
 * needs two seconds or more: the resolution is a fraction of 1 / length.
 */
export function partialsOf(
  samples: Float32Array,
  sampleRate: number,
  hz: number,
  count: number,
): Partial[] {
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1
    const cents = strongest((offset) =>
      magnitudeAt(samples, sampleRate, hz * number * 2 ** (offset / 1200)),
    )
    const magnitude = magnitudeAt(samples, sampleRate, hz * number * 2 ** (cents / 1200))
    return { number, cents, db: 20 * Math.log10(magnitude) }
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

/** One bin of a Fourier transform at any frequency, by a rotating phasor. */
export function magnitudeAt(samples: Float32Array, sampleRate: number, hz: number): number {
  const omega = (2 * Math.PI * hz) / sampleRate
  const slow = (2 * Math.PI) / samples.length
  const turn = [Math.cos(omega), Math.sin(omega)] as const
  let cosine = 1
  let sine = 0
  let real = 0
  let imaginary = 0
  for (let index = 0; index < samples.length; index++) {
    const windowed = (samples[index] as number) * (0.5 - 0.5 * Math.cos(slow * index))
    real += windowed * cosine
    imaginary += windowed * sine
    const next = cosine * turn[0] - sine * turn[1]
    sine = sine * turn[0] + cosine * turn[1]
    cosine = next
  }
  return Math.hypot(real, imaginary) / samples.length
}
