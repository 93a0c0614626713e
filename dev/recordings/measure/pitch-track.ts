import { PitchDetector } from 'pitchy'

/** Hz at every `HOP_SECONDS`, 0 where nothing with a pitch sounds. */
export type PitchTrack = Float32Array

export const HOP_SECONDS = 0.02

const WINDOW = 2048
/** Quieter than this nothing is sung: the tail of a breath. */
const FLOOR = 10 ** (-52 / 20)
const CLARITY = 0.85

/**
 * Follows the pitch of one voice alone (McLeod's method over 64 ms at 32 kHz). A whole instrument
 * room would lead it astray: give it a stem.
 */
export function trackPitch(samples: Float32Array, sampleRate: number): PitchTrack {
  const detector = PitchDetector.forFloat32Array(WINDOW)
  const hop = sampleRate * HOP_SECONDS
  const count = Math.max(0, Math.floor((samples.length - WINDOW) / hop) + 1)
  return Float32Array.from({ length: count }, (_, index) => {
    const start = Math.round(index * hop)
    const window = samples.subarray(start, start + WINDOW)
    if (levelOf(window) < FLOOR) return 0
    const [hz, clarity] = detector.findPitch(window, sampleRate)
    return clarity >= CLARITY ? hz : 0
  })
}

function levelOf(window: Float32Array): number {
  let energy = 0
  for (const sample of window) energy += sample * sample
  return Math.sqrt(energy / window.length)
}
