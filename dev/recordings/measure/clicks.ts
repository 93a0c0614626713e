import { filterChain } from '~/raga/sound/strings/biquad.ts'

const ABOVE_MUSIC = { kind: 'high-pass', hz: 11_000, q: Math.SQRT1_2, db: 0 } as const

/** Windows of 4 ms in a second. */
const WINDOWS = 250

/** How much louder than its surroundings a click is. */
const AROUND = 4

/**
 * The times of clicks, in seconds: above 11 kHz these recordings are almost silent, but a step in
 * the waveform is not. A 4 ms window counts when its peak there is at least `floor`, which can be
 * heard, and `ratio` times the median of its second and of the windows just before and after it, so
 * that a plucked string, which fades slowly, and a click within its sound do not count.
 */
export function clicksIn(
  samples: Float32Array,
  sampleRate: number,
  ratio = 12,
  floor = 2e-4,
): number[] {
  const seconds = Math.ceil(samples.length / sampleRate)
  const peaks = new Float32Array(seconds * WINDOWS)
  for (let second = 0; second < seconds; second++) {
    peaks.set(peaksIn(samples, second, sampleRate), second * WINDOWS)
  }
  const clicks: number[] = []
  for (let second = 0; second < seconds; second++) {
    const from = second * WINDOWS
    const sorted = peaks.slice(from, from + WINDOWS).sort()
    const limit = Math.max(floor, ratio * (sorted[WINDOWS >> 1] as number))
    for (let at = from; at < from + WINDOWS; at++) {
      const peak = peaks[at] as number
      if (peak > limit && peak > AROUND * around(peaks, at)) clicks.push(at / WINDOWS)
    }
  }
  return clicks
}

/**
 * The highest of the windows 8 to 20 ms before and after, beyond those that a click itself fills.
 */
function around(peaks: Float32Array, at: number): number {
  let highest = 0
  for (let away = 2; away <= 5; away++) {
    highest = Math.max(highest, peaks[at - away] ?? 0, peaks[at + away] ?? 0)
  }
  return highest
}

/** The highest point above 11 kHz in every window of a second, after the filter has settled. */
function peaksIn(samples: Float32Array, second: number, sampleRate: number): Float32Array {
  const start = second * sampleRate
  const lead = sampleRate / 20
  const high = new Float32Array(lead + sampleRate)
  // Before the beginning the signal has its first value: a sudden start is no click.
  high.fill(samples[0] ?? 0)
  const from = Math.max(0, start - lead)
  const heard = samples.subarray(from, start + sampleRate)
  high.set(heard, from - start + lead)
  // After its end the signal keeps its last value.
  high.fill(samples.at(-1) ?? 0, from - start + lead + heard.length)
  filterChain(high, [ABOVE_MUSIC, ABOVE_MUSIC, ABOVE_MUSIC], sampleRate)
  const peaks = new Float32Array(WINDOWS)
  for (let index = 0; index < sampleRate; index++) {
    const at = Math.floor((index * WINDOWS) / sampleRate)
    peaks[at] = Math.max(peaks[at] as number, Math.abs(high[index + lead] as number))
  }
  return peaks
}
