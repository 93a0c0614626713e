import { renderDrone } from '~/raga/sound/render-session.ts'
import type { StereoBlock } from '~/raga/sound/voice/stereo-block.ts'
import { collect } from '~dev/recordings/measure/collect.ts'
import type { Recording } from '~dev/recordings/recording.ts'
import { RECORDING_SEED } from '~dev/recordings/render/cache-key.ts'

/**
 * The encoder's delay before the first sample. It excludes the 529 samples of every decoder: ours
 * removes those from a file that gives its length.
 */
const CODEC_DELAY = 576

/** What a recording has besides its voice: its tanpuras and bells. */
export function droneOf({ raga, minutes }: Recording): StereoBlock {
  return collect(renderDrone({ raga, minutes, seed: RECORDING_SEED }))
}

/**
 * The voice of a decoded recording in one channel, with its room: the rest after the expected drone
 * is subtracted. For a wrong recording a mixture of two drones remains, whose pitch is not the
 * written one.
 */
export function voiceInMix(decoded: StereoBlock, drone: StereoBlock): Float32Array {
  const length = Math.max(0, Math.min(drone.left.length, decoded.left.length - CODEC_DELAY))
  const voice = new Float32Array(length)
  for (let at = 0; at < length; at++) {
    const left = sample(decoded.left, at + CODEC_DELAY) - sample(drone.left, at)
    const right = sample(decoded.right, at + CODEC_DELAY) - sample(drone.right, at)
    voice[at] = (left + right) / 2
  }
  return voice
}

const sample = (side: Float32Array, at: number) => side[at] as number
