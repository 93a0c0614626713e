import type { StereoBlock } from '~/raga/sound/voice/stereo-block.ts'

/** Properties of a piece of sound other than its loudness. */
export type Fidelity = {
  /** Mean of each side: 0 is none. */
  readonly dc: readonly [left: number, right: number]
  /** Samples at or beyond full scale. */
  readonly clipped: number
  /** Left against right, dB. */
  readonly balanceDb: number
  /** −1…1; 1 is mono. */
  readonly correlation: number
  /** 200 ms windows below −60 dBFS, by the second at which they begin. */
  readonly gaps: readonly number[]
  /** The level of the last 100 ms, dBFS; −Infinity is perfect silence. */
  readonly endDb: number
}

/** Measures whole channels; searches for gaps only between `from` and `to` seconds. */
export function fidelityOf(
  sound: StereoBlock,
  sampleRate: number,
  from = 0,
  to = sound.left.length / sampleRate,
): Fidelity {
  const { left, right } = sound
  const power = { left: dot(left, left), right: dot(right, right) }
  return {
    dc: [sumOf(left) / left.length, sumOf(right) / right.length],
    clipped: countClipped(left) + countClipped(right),
    balanceDb: 10 * Math.log10(power.left / power.right),
    correlation: dot(left, right) / Math.sqrt(power.left * power.right),
    gaps: gapsOf(sound, sampleRate, from, to),
    endDb: levelOf(sound, Math.round(left.length - sampleRate / 10), left.length),
  }
}

function gapsOf(sound: StereoBlock, sampleRate: number, from: number, to: number): number[] {
  const length = Math.round(sampleRate / 5)
  const gaps: number[] = []
  for (let at = Math.round(from * sampleRate); at + length <= to * sampleRate; at += length) {
    if (levelOf(sound, at, at + length) < -60) gaps.push(at / sampleRate)
  }
  return gaps
}

/** RMS level of both sides between two samples, dBFS. */
export function levelOf(sound: StereoBlock, from: number, to: number): number {
  const left = sound.left.subarray(from, to)
  const right = sound.right.subarray(from, to)
  return 10 * Math.log10((dot(left, left) + dot(right, right)) / (2 * (to - from)))
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let index = 0; index < a.length; index++) sum += (a[index] as number) * (b[index] as number)
  return sum
}

function sumOf(samples: Float32Array): number {
  let sum = 0
  for (const sample of samples) sum += sample
  return sum
}

function countClipped(samples: Float32Array): number {
  let count = 0
  for (const sample of samples) if (Math.abs(sample) >= 1) count++
  return count
}
