const TAPS = 16
const PHASES = 4096
const KERNEL = windowedSinc()

/**
 * The same sound `ratio` times higher and shorter. A sixteen-point windowed sinc; the source must
 * hold nothing above 0.9 / ratio of half its sample rate, which the strings' low-pass sees to.
 */
export function resample(source: Float32Array, ratio: number): Float32Array {
  const length = Math.floor((source.length - TAPS) / ratio)
  const result = new Float32Array(Math.max(0, length))
  for (let index = 0; index < length; index++) {
    const position = index * ratio
    const whole = Math.floor(position)
    const phase = Math.round((position - whole) * PHASES) * TAPS
    const from = whole - TAPS / 2 + 1
    let sum = 0
    for (let tap = Math.max(0, -from); tap < TAPS; tap++) {
      sum += (source[from + tap] as number) * (KERNEL[phase + tap] as number)
    }
    result[index] = sum
  }
  return result
}

function windowedSinc(): Float32Array {
  const kernel = new Float32Array((PHASES + 1) * TAPS)
  for (let phase = 0; phase <= PHASES; phase++) {
    for (let tap = 0; tap < TAPS; tap++) {
      const x = tap - TAPS / 2 + 1 - phase / PHASES
      const window = Math.cos((Math.PI * x) / (TAPS + 2)) ** 2
      kernel[phase * TAPS + tap] = (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x)) * window
    }
  }
  return kernel
}
