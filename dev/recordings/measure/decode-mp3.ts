import { MPEGDecoder } from 'mpg123-decoder'
import { SAMPLE_RATE, type StereoBlock } from '~/raga/sound/voice/stereo-block.ts'

/** The sound of a file as a player decodes it, and the number of faulty frames. */
export type DecodedMp3 = { readonly sound: StereoBlock; readonly errors: number }

/**
 * Decodes a whole file.
 * @throws RangeError for a file at another sample rate or without sound
 */
export async function decodeMp3(file: Uint8Array): Promise<DecodedMp3> {
  const decoder = new MPEGDecoder()
  await decoder.ready
  try {
    const { channelData, sampleRate, errors } = decoder.decode(file)
    if (sampleRate !== SAMPLE_RATE) throw new RangeError(`Decoded at ${sampleRate} Hz`)
    const [left, right = left] = channelData
    if (!left || !right || left.length === 0) throw new RangeError('Nothing could be decoded')
    return { sound: { left, right }, errors: errors.length }
  } finally {
    decoder.free()
  }
}
