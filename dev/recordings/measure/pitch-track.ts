import { PitchDetector } from 'pitchy'

/** Hz at every `HOP_SECONDS`, 0 where there is no sound with a pitch. */
export type PitchTrack = Float32Array

export const HOP_SECONDS = 0.02

const WINDOW = 2048
/** Below this level nothing is sung: the end of a breath. */
const FLOOR = 10 ** (-52 / 20)
const CLARITY = 0.85

/**
 * Tracks the pitch of one voice alone (McLeod's method over 64 ms at 32 kHz). It fails on several
 * voices and on the room's echo, so give it a single dry voice.
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
