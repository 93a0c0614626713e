/** Filters one channel chunk by chunk; the filter keeps its state between chunks. */
export type KFilter = (samples: Float32Array) => Float64Array

type Section = readonly [b0: number, b1: number, b2: number, a1: number, a2: number]

/**
 * The K filter of ITU-R BS.1770-4: a shelf for the head, a high-pass for the ear. The standard
 * lists coefficients for 48 kHz only; these are computed from their analogue prototypes for any
 * rate.
 */
export function kFilter(sampleRate: number): KFilter {
  const shelf = filterInPlace(headShelf(sampleRate))
  const rumble = filterInPlace(rumbleCut(sampleRate))
  return (samples) => {
    const filtered = new Float64Array(samples)
    shelf(filtered)
    rumble(filtered)
    return filtered
  }
}

function headShelf(sampleRate: number): Section {
  const k = Math.tan((Math.PI * 1681.974450955533) / sampleRate)
  const q = 0.7071752369554196
  const high = 10 ** (3.999843853973347 / 20)
  const band = high ** 0.4996667741545416
  const a0 = 1 + k / q + k * k
  return [
    (high + (band * k) / q + k * k) / a0,
    (2 * (k * k - high)) / a0,
    (high - (band * k) / q + k * k) / a0,
    (2 * (k * k - 1)) / a0,
    (1 - k / q + k * k) / a0,
  ]
}

function rumbleCut(sampleRate: number): Section {
  const k = Math.tan((Math.PI * 38.13547087602444) / sampleRate)
  const q = 0.5003270373238773
  const a0 = 1 + k / q + k * k
  return [1, -2, 1, (2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0]
}

function filterInPlace([b0, b1, b2, a1, a2]: Section): (samples: Float64Array) => void {
  let s1 = 0
  let s2 = 0
  return (samples) => {
    for (let index = 0; index < samples.length; index++) {
      const sample = samples[index] as number
      const output = b0 * sample + s1
      s1 = b1 * sample - a1 * output + s2
      s2 = b2 * sample - a2 * output
      samples[index] = output
    }
  }
}
