import { filterChain } from '~/raga/sound/biquad.ts'

const ABOVE_MUSIC = { kind: 'high-pass', hz: 11_000, q: Math.SQRT1_2, db: 0 } as const

/** Windows of 4 ms in a second. */
const WINDOWS = 250

/**
 * The places, in seconds, where something snaps: above 11 kHz these recordings are almost silent,
 * and a step in the waveform is not. A 4 ms window counts when its peak there is `ratio` times the
 * median of the second it is in, and loud enough (`floor`) to be heard at all.
 */
export function clicksIn(
  samples: Float32Array,
  sampleRate: number,
  ratio = 12,
  floor = 2e-4,
): number[] {
  const high = samples.slice()
  filterChain(high, [ABOVE_MUSIC, ABOVE_MUSIC, ABOVE_MUSIC], sampleRate)
  const peaks = windowPeaks(high, Math.round(sampleRate / WINDOWS))
  const clicks: number[] = []
  for (let from = 0; from < peaks.length; from += WINDOWS) {
    const second = peaks.subarray(from, from + WINDOWS)
    const median = second.toSorted()[second.length >> 1] ?? 0
    const limit = Math.max(floor, ratio * median)
    for (const [index, peak] of second.entries()) {
      if (peak > limit) clicks.push((from + index) / WINDOWS)
    }
  }
  return clicks
}

function windowPeaks(samples: Float32Array, window: number): Float32Array {
  const peaks = new Float32Array(Math.floor(samples.length / window))
  for (let index = 0; index < peaks.length * window; index++) {
    const at = Math.floor(index / window)
    peaks[at] = Math.max(peaks[at] as number, Math.abs(samples[index] as number))
  }
  return peaks
}
