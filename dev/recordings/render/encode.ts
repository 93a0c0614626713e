import { createMp3Encoder } from 'wasm-media-encoders'
import { SAMPLE_RATE, type StereoBlock } from '~/raga/sound/stereo-block.ts'
import { FRAME_BYTES, infoFrame } from '~dev/recordings/render/info-frame.ts'

/**
 * MP3 plays everywhere without conditions; at 80 kbit/s and 32 kHz every frame is exactly 360
 * bytes and 36 ms, so a file's length is known before it exists and any player can seek in it.
 */
const ENCODING = { bitrate: 80, sampleRate: SAMPLE_RATE } as const

/** At this bit rate LAME turns everything down to this much of itself, asked or not. */
const LAME_GAIN = 0.95

const FRAME_SAMPLES = 1152

/** The exact size of a recording of whole seconds, the frame that tells its length among it. */
export function mp3Bytes(seconds: number): number {
  return (1 + soundFrames(seconds)) * FRAME_BYTES
}

function soundFrames(seconds: number): number {
  // LAME flushes its look-ahead into one frame more.
  return Math.ceil((seconds * SAMPLE_RATE) / FRAME_SAMPLES) + 1
}

export type Mp3Encoder = {
  /** What stands before the sound: the frame that tells the length of so many seconds. */
  begin(seconds: number): Uint8Array<ArrayBuffer>
  encode(block: StereoBlock): Uint8Array<ArrayBuffer>
  finish(): Uint8Array<ArrayBuffer>
}

/** A joint-stereo encoder for one file. Its answers are copies, safe to keep. */
export async function mp3Encoder(): Promise<Mp3Encoder> {
  const encoder = await createMp3Encoder()
  encoder.configure({
    channels: 2,
    bitrate: ENCODING.bitrate,
    sampleRate: ENCODING.sampleRate,
    // Left out, LAME would quietly choose 24 kHz.
    outputSampleRate: ENCODING.sampleRate,
  })
  return {
    begin: (seconds) => infoFrame(soundFrames(seconds)),
    encode: ({ left, right }) => encoder.encode([restored(left), restored(right)]).slice(),
    finish: () => encoder.finalize().slice(),
  }
}

/** As loud as it was rendered, once LAME has had it. */
function restored(samples: Float32Array): Float32Array {
  return samples.map((sample) => sample / LAME_GAIN)
}
