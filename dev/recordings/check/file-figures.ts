import { mp3Bytes } from '~/mp3/frames.ts'
import { SAMPLE_RATE, type StereoBlock } from '~/raga/sound/voice/stereo-block.ts'
import type { Figures } from '~dev/recordings/check/gates.ts'
import { type DecodedMp3, decodeMp3 } from '~dev/recordings/measure/decode-mp3.ts'
import { parseMp3 } from '~dev/recordings/measure/mp3-frames.ts'

const FRAME = { bytes: 576, kbps: 128, sampleRate: SAMPLE_RATE, channelMode: 'joint' }

/** The parts of a file. */
type ReadFile = {
  readonly figures: Figures
  /** Undefined for a file that cannot be decoded: no sound can be measured. */
  readonly sound: StereoBlock | undefined
}

/** The figures of a file, compared with one of the expected length in seconds, and its sound. */
export async function readRecording(file: Uint8Array, seconds: number): Promise<ReadFile> {
  const frames = wrongFrames(file, seconds)
  const decoded = await decodedOrNothing(file)
  if (!decoded) {
    return { figures: { frames, decoding: Number.POSITIVE_INFINITY }, sound: undefined }
  }
  const { sound, errors } = decoded
  const duration = Math.abs(sound.left.length / SAMPLE_RATE - seconds)
  return { figures: { frames, duration, decoding: errors }, sound }
}

async function decodedOrNothing(file: Uint8Array): Promise<DecodedMp3 | undefined> {
  try {
    return await decodeMp3(file)
  } catch {
    return undefined
  }
}

/**
 * Frames that differ from the others, missing or too many; Infinity when the file has other
 * content.
 */
export function wrongFrames(file: Uint8Array, seconds: number): number {
  try {
    const frames = parseMp3(file)
    const odd = frames.filter(
      (frame) =>
        frame.bytes !== FRAME.bytes ||
        frame.kbps !== FRAME.kbps ||
        frame.sampleRate !== FRAME.sampleRate ||
        frame.channelMode !== FRAME.channelMode,
    )
    return odd.length + Math.abs(frames.length - mp3Bytes(seconds) / FRAME.bytes)
  } catch {
    return Number.POSITIVE_INFINITY
  }
}
