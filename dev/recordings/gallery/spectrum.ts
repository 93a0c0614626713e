/** Levels in dBFS of one moment: a full sine reads 0 in the bin of its frequency. */
export type Spectrum = { readonly decibels: Float64Array; readonly binHz: number }

/** The spectrum of `size` samples from `start`, a power of two, under a Hann window. */
export function spectrumAt(
  samples: Float32Array,
  start: number,
  size: number,
  sampleRate: number,
): Spectrum {
  const real = Float64Array.from(
    { length: size },
    (_, index) =>
      (samples[start + index] ?? 0) * (0.5 - 0.5 * Math.cos((2 * Math.PI * index) / size)),
  )
  const imaginary = new Float64Array(size)
  transform(real, imaginary)
  const decibels = Float64Array.from({ length: size / 2 }, (_, bin) => {
    const magnitude = Math.hypot(real[bin] as number, imaginary[bin] as number)
    return 20 * Math.log10((4 * magnitude) / size + 1e-9)
  })
  return { decibels, binHz: sampleRate / size }
}

/** Fourier's transform in place (Cooley and Tukey, radix 2). */
function transform(real: Float64Array, imaginary: Float64Array): void {
  reorder(real, imaginary)
  for (let half = 1; half < real.length; half *= 2) {
    for (let step = 0; step < half; step++) {
      const angle = (-Math.PI * step) / half
      const turn = [Math.cos(angle), Math.sin(angle)] as const
      for (let at = step; at < real.length; at += 2 * half) {
        butterfly(real, imaginary, at, at + half, turn)
      }
    }
  }
}

function butterfly(
  real: Float64Array,
  imaginary: Float64Array,
  upper: number,
  lower: number,
  [cosine, sine]: readonly [number, number],
): void {
  const [r, i] = [real[lower] as number, imaginary[lower] as number]
  const turnedReal = r * cosine - i * sine
  const turnedImaginary = r * sine + i * cosine
  real[lower] = (real[upper] as number) - turnedReal
  imaginary[lower] = (imaginary[upper] as number) - turnedImaginary
  real[upper] = (real[upper] as number) + turnedReal
  imaginary[upper] = (imaginary[upper] as number) + turnedImaginary
}

function reorder(real: Float64Array, imaginary: Float64Array): void {
  for (let index = 0, mirrored = 0; index < real.length; index++) {
    if (index < mirrored) {
      const [r, i] = [real[index] as number, imaginary[index] as number]
      real[index] = real[mirrored] as number
      imaginary[index] = imaginary[mirrored] as number
      real[mirrored] = r
      imaginary[mirrored] = i
    }
    let bit = real.length >> 1
    while (mirrored & bit) {
      mirrored ^= bit
      bit >>= 1
    }
    mirrored |= bit
  }
}
