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
  const clicks: number[] = []
  for (let second = 0; (second + 1) * sampleRate <= samples.length; second++) {
    const peaks = peaksIn(samples, second, sampleRate)
    const median = peaks.toSorted()[peaks.length >> 1] ?? 0
    const limit = Math.max(floor, ratio * median)
    for (const [index, peak] of peaks.entries()) {
      if (peak > limit) clicks.push(second + index / WINDOWS)
    }
  }
  return clicks
}

/** The highest point above the music in every window of a second, the filter already run in. */
function peaksIn(samples: Float32Array, second: number, sampleRate: number): Float32Array {
  const start = second * sampleRate
  const lead = Math.min(start, sampleRate / 20)
  const high = samples.slice(start - lead, start + sampleRate)
  filterChain(high, [ABOVE_MUSIC, ABOVE_MUSIC, ABOVE_MUSIC], sampleRate)
  const peaks = new Float32Array(WINDOWS)
  for (let index = 0; index < sampleRate; index++) {
    const at = Math.floor((index * WINDOWS) / sampleRate)
    peaks[at] = Math.max(peaks[at] as number, Math.abs(high[index + lead] as number))
  }
  return peaks
}
