import { createEncoder } from 'wasm-media-encoders/esnext'
import { ENCODING, soundFrames } from '~/mp3/frames.ts'
import { infoFrame } from '~/mp3/info-frame.ts'
import type { StereoBlock } from '~/raga/sound/voice/stereo-block.ts'

/** At this bit rate LAME always reduces the level by this factor. */
const LAME_GAIN = 0.95

export type Mp3Encoder = {
  /** The bytes before the sound: the frame with the length in seconds. */
  begin(seconds: number): Uint8Array<ArrayBuffer>
  encode(block: StereoBlock): Uint8Array<ArrayBuffer>
  finish(): Uint8Array<ArrayBuffer>
}

/** LAME: the address of its unchanged file, its bytes, or the module compiled from them. */
export type Lame = string | Uint8Array<ArrayBuffer> | WebAssembly.Module

/**
 * A joint-stereo encoder for one run, which returns copies. `onCompiled` receives what the next
 * encoder may have instead of the file.
 * @throws when LAME's file does not come, or is another than this one
 */
export async function mp3Encoder(
  lame: Lame,
  onCompiled?: (compiled: WebAssembly.Module) => void,
): Promise<Mp3Encoder> {
  const encoder = await createEncoder('audio/mpeg', lame, onCompiled)
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
