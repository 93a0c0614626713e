import { createMp3Encoder } from 'wasm-media-encoders'
import { SAMPLE_RATE, type StereoBlock } from '~/raga/sound/stereo-block.ts'
import { FRAME_BYTES, infoFrame } from '~dev/recordings/render/info-frame.ts'

/**
 * MP3 plays on every browser without conditions. At 80 kbit/s and 32 kHz every frame is exactly 360
 * bytes and 36 ms, so a file's length is known before it is made and every player can seek in it.
 */
const ENCODING = { bitrate: 80, sampleRate: SAMPLE_RATE } as const

/** At this bit rate LAME always reduces the level by this factor. */
const LAME_GAIN = 0.95

const FRAME_SAMPLES = 1152

/** The exact size of a recording of whole seconds, including the frame with its length. */
export function mp3Bytes(seconds: number): number {
  return (1 + soundFrames(seconds)) * FRAME_BYTES
}

function soundFrames(seconds: number): number {
  // LAME writes the rest of its look-ahead into one more frame.
  return Math.ceil((seconds * SAMPLE_RATE) / FRAME_SAMPLES) + 1
}

/** A recording can be entered at every nine seconds, which are exactly 250 frames. */
const GRID_SECONDS = 9

/** Where the frame that sounds at a second of the grid begins in its file. */
export function byteOfSecond(seconds: number): number {
  return seconds === 0 ? 0 : (1 + (seconds * SAMPLE_RATE) / FRAME_SAMPLES) * FRAME_BYTES
}

/** The last second of the grid whose frame does not begin after a byte of the file. */
export function secondToEnter(byte: number): number {
  const frames = Math.max(0, byte / FRAME_BYTES - 1)
  return Math.floor((frames * FRAME_SAMPLES) / SAMPLE_RATE / GRID_SECONDS) * GRID_SECONDS
}

export type Mp3Encoder = {
  /** The bytes before the sound: the frame with the length in seconds. */
  begin(seconds: number): Uint8Array<ArrayBuffer>
  encode(block: StereoBlock): Uint8Array<ArrayBuffer>
  finish(): Uint8Array<ArrayBuffer>
}

/** A joint-stereo encoder for one file. It returns copies, which are safe to keep. */
export async function mp3Encoder(): Promise<Mp3Encoder> {
  const encoder = await createMp3Encoder()
  encoder.configure({
    channels: 2,
    bitrate: ENCODING.bitrate,
    sampleRate: ENCODING.sampleRate,
    // Without this, LAME would choose 24 kHz without a warning.
    outputSampleRate: ENCODING.sampleRate,
  })
  return {
    begin: (seconds) => infoFrame(soundFrames(seconds)),
    encode: ({ left, right }) => encoder.encode([restored(left), restored(right)]).slice(),
    finish: () => encoder.finalize().slice(),
  }
}

/** Cancels LAME's reduction of the level. */
function restored(samples: Float32Array): Float32Array {
  return samples.map((sample) => sample / LAME_GAIN)
}
