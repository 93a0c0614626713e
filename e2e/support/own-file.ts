import { SAMPLE_RATE } from '~/raga/sound/voice/stereo-block.ts'
import { wavFile } from '~dev/recordings/wav-file.ts'

/** Stands in the middle of the sound, so that it can be looked for in what leaves the page. */
export const MARK = 'a-sound-that-never-leaves-the-device'

/** A quiet tone of some seconds, as a file that a person chooses. */
export function ownFile(name: string, seconds: number, pitch = 220) {
  const tone = Float32Array.from(
    { length: Math.round(seconds * SAMPLE_RATE) },
    (_, index) => 0.1 * Math.sin((2 * Math.PI * pitch * index) / SAMPLE_RATE),
  )
  const buffer = wavFile({ left: tone, right: tone })
  buffer.write(MARK, Math.round(buffer.length / 2))
  return { name, mimeType: 'audio/wav', buffer }
}
