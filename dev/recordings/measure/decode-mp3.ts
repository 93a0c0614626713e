import { MPEGDecoder } from 'mpg123-decoder'
import { SAMPLE_RATE, type StereoBlock } from '~/raga/sound/stereo-block.ts'

/** What a player hears of a file. Throws a `RangeError` for another sample rate. */
export async function decodeMp3(file: Uint8Array): Promise<StereoBlock> {
  const decoder = new MPEGDecoder()
  await decoder.ready
  try {
    const { channelData, sampleRate } = decoder.decode(file)
    if (sampleRate !== SAMPLE_RATE) throw new RangeError(`Decoded at ${sampleRate} Hz`)
    const [left = new Float32Array(), right = left] = channelData
    return { left, right }
  } finally {
    decoder.free()
  }
}
