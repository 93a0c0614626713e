/** A filter of a chain. `db` is for peaks and shelves only; an all-pass changes phases alone. */
export type FilterSpec = {
  readonly kind: 'high-pass' | 'low-pass' | 'peak' | 'high-shelf' | 'all-pass'
  readonly hz: number
  readonly q: number
  readonly db: number
}

type Coefficients = readonly [b0: number, b1: number, b2: number, a1: number, a2: number]

/** Filters samples in place, one filter after another. Formulas: R. Bristow-Johnson's cookbook. */
export function filterChain(
  samples: Float32Array,
  filters: readonly FilterSpec[],
  sampleRate: number,
): void {
  for (const filter of filters) runBiquad(samples, coefficientsOf(filter, sampleRate))
}

function coefficientsOf({ kind, hz, q, db }: FilterSpec, sampleRate: number): Coefficients {
  const omega = (2 * Math.PI * hz) / sampleRate
  const cosine = Math.cos(omega)
  const alpha = Math.sin(omega) / (2 * q)
  if (kind === 'peak') {
    const amplitude = 10 ** (db / 40)
    const up = alpha * amplitude
    const down = alpha / amplitude
    return normalised([1 + up, -2 * cosine, 1 - up], [1 + down, -2 * cosine, 1 - down])
  }
  if (kind === 'high-shelf') {
    const amplitude = 10 ** (db / 40)
    const tilt = 2 * Math.sqrt(amplitude) * alpha
    const [up, down] = [amplitude + 1, amplitude - 1]
    return normalised(
      [
        amplitude * (up + down * cosine + tilt),
        -2 * amplitude * (down + up * cosine),
        amplitude * (up + down * cosine - tilt),
      ],
      [up - down * cosine + tilt, 2 * (down - up * cosine), up - down * cosine - tilt],
    )
  }
  if (kind === 'all-pass') {
    return normalised([1 - alpha, -2 * cosine, 1 + alpha], [1 + alpha, -2 * cosine, 1 - alpha])
  }
  const edge = kind === 'low-pass' ? 1 - cosine : 1 + cosine
  const middle = kind === 'low-pass' ? edge : -edge
  return normalised([edge / 2, middle, edge / 2], [1 + alpha, -2 * cosine, 1 - alpha])
}

type Triple = readonly [number, number, number]

function normalised([b0, b1, b2]: Triple, [a0, a1, a2]: Triple): Coefficients {
  return [b0 / a0, b1 / a0, b2 / a0, a1 / a0, a2 / a0]
}

function runBiquad(samples: Float32Array, [b0, b1, b2, a1, a2]: Coefficients): void {
  let s1 = 0
  let s2 = 0
  for (let index = 0; index < samples.length; index++) {
    const input = samples[index] ?? 0
    const output = b0 * input + s1
    s1 = b1 * input - a1 * output + s2
    s2 = b2 * input - a2 * output
    samples[index] = output
  }
}
