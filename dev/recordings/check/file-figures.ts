import { SAMPLE_RATE } from '~/raga/sound/stereo-block.ts'
import type { Figures } from '~dev/recordings/check/gates.ts'
import { soundFigures } from '~dev/recordings/check/sound-figures.ts'
import { mp3Bytes } from '~dev/recordings/encode.ts'
import { decodeMp3 } from '~dev/recordings/measure/decode-mp3.ts'
import { parseMp3 } from '~dev/recordings/measure/mp3-frames.ts'

const FRAME = { bytes: 360, kbps: 80, sampleRate: SAMPLE_RATE, channelMode: 'joint' }

/** What a file is, and what is heard of it, against a recording of so many seconds. */
export async function fileFigures(file: Uint8Array, seconds: number): Promise<Figures> {
  const frames = wrongFrames(file, seconds)
  // A file that is not as it should be would be measured as something else.
  if (frames > 0) return { frames }
  const sound = await decodeMp3(file)
  const duration = Math.abs(sound.left.length / SAMPLE_RATE - seconds)
  return { ...soundFigures(sound), duration, frames }
}

/** Frames unlike the others, missing or too many; Infinity for a file that is not frames. */
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
