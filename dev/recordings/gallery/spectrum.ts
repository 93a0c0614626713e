import FFT from 'fft.js'

/** Levels in dBFS at one moment: a full sine gives 0 in the bin of its frequency. */
export type Spectrum = { readonly decibels: Float64Array; readonly binHz: number }

/** The spectrum of `size` samples from `start`, a power of two, under a Hann window. */
export function spectrumAt(
  samples: Float32Array,
  start: number,
  size: number,
  sampleRate: number,
): Spectrum {
  const windowed = Float64Array.from(
    { length: size },
    (_, index) =>
      (samples[start + index] ?? 0) * (0.5 - 0.5 * Math.cos((2 * Math.PI * index) / size)),
  )
  const fft = new FFT(size)
  // The real and the imaginary part of each bin, alternating.
  const bins: number[] = fft.createComplexArray()
  fft.realTransform(bins, windowed)
  const decibels = Float64Array.from({ length: size / 2 }, (_, bin) => {
    const magnitude = Math.hypot(bins[2 * bin] as number, bins[2 * bin + 1] as number)
    return 20 * Math.log10((4 * magnitude) / size + 1e-9)
  })
  return { decibels, binHz: sampleRate / size }
}
