import type { StereoBlock } from '~/raga/sound/voice/stereo-block.ts'

const FACTOR = 4
const TAPS = 24

export type TruePeakMeter = {
  add(block: StereoBlock): void
  /** The highest point at and between samples, dBTP. */
  result(): number
}

/** Four-fold oversampling with a windowed sinc, as BS.1770-4 annex 2 requires, block by block. */
export function truePeakMeter(): TruePeakMeter {
  const phases = kernel()
  const tails = { left: new Float32Array(TAPS), right: new Float32Array(TAPS) }
  let peak = 0
  return {
    add(block) {
      for (const side of ['left', 'right'] as const) {
        const samples = new Float32Array(TAPS + block[side].length)
        samples.set(tails[side])
        samples.set(block[side], TAPS)
        peak = Math.max(peak, peakOf(samples, phases, peak))
        tails[side] = samples.slice(-TAPS)
      }
    },
    result: () => 20 * Math.log10(peak),
  }
}

function peakOf(samples: Float32Array, phases: readonly Float64Array[], floor: number): number {
  let peak = floor
  for (let start = 1; start + TAPS <= samples.length; start++) {
    const middle = Math.abs(samples[start + TAPS / 2] as number)
    peak = Math.max(peak, middle)
    // No point between two samples can be three times as high as the samples around it.
    if (middle * 3 < peak) continue
    for (const phase of phases) {
      let sum = 0
      for (let tap = 0; tap < TAPS; tap++) {
        sum += (samples[start + tap] as number) * (phase[tap] as number)
      }
      peak = Math.max(peak, Math.abs(sum))
    }
  }
  return peak
}

function kernel(): Float64Array[] {
  return Array.from({ length: FACTOR - 1 }, (_, index) =>
    Float64Array.from({ length: TAPS }, (_, tap) => {
      const x = tap - TAPS / 2 - (index + 1) / FACTOR
      const window = 0.5 + 0.5 * Math.cos((2 * Math.PI * x) / (TAPS + 2))
      return (Math.sin(Math.PI * x) / (Math.PI * x)) * window
    }),
  )
}
