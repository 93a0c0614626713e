/** How far one partial of a tone stands from its place, and how strong it is. */
export type Partial = { readonly number: number; readonly cents: number; readonly db: number }

/**
 * The first partials of a tone that should sound at `hz`, against exact multiples of it. Each is
 * found as the highest point of a Hann-windowed spectrum within ±40 cents, computed there alone.
 * `samples` wants two seconds or more: the resolution is a fraction of 1 / length.
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

/** The offset within ±40 where a smooth peak stands: a coarse search, then finer ones. */
function strongest(magnitude: (offset: number) => number): number {
  let best = 0
  for (const [span, step] of [
    [40, 4],
    [4, 0.5],
    [0.5, 0.1],
  ] as const) {
    const centre = best
    let highest = -1
    for (let offset = centre - span; offset <= centre + span + 1e-9; offset += step) {
      const height = magnitude(offset)
      if (height <= highest) continue
      highest = height
      best = offset
    }
  }
  return best
}

/** One bin of a Fourier transform at any frequency, by a rotating phasor. */
function magnitudeAt(samples: Float32Array, sampleRate: number, hz: number): number {
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
