import { filterChain } from '~/raga/sound/biquad.ts'

const ABOVE_MUSIC = { kind: 'high-pass', hz: 11_000, q: Math.SQRT1_2, db: 0 } as const

/**
 * The places, in seconds, where something snaps: above 11 kHz these recordings are almost silent,
 * and a step in the waveform is not. A 4 ms window counts when its peak there is `ratio` times the
 * median of the two seconds around it, and loud enough (`floor`) to be heard at all.
 */
export function clicksIn(
  samples: Float32Array,
  sampleRate: number,
  ratio = 12,
  floor = 2e-4,
): number[] {
  const high = samples.slice()
  filterChain(high, [ABOVE_MUSIC, ABOVE_MUSIC, ABOVE_MUSIC], sampleRate)
  const window = Math.round(sampleRate / 250)
  const peaks = windowPeaks(high, window)
  return peaks.flatMap((peak, index) => {
    if (peak < floor) return []
    const around = peaks.slice(Math.max(0, index - 250), index + 250).sort((a, b) => a - b)
    const median = around[around.length >> 1] ?? 0
    return peak > ratio * median ? [(index * window) / sampleRate] : []
  })
}

function windowPeaks(samples: Float32Array, window: number): number[] {
  return Array.from({ length: Math.floor(samples.length / window) }, (_, index) => {
    let peak = 0
    for (const sample of samples.subarray(index * window, (index + 1) * window)) {
      peak = Math.max(peak, Math.abs(sample))
    }
    return peak
  })
}
