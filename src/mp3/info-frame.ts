import { FRAME_BYTES } from '~/mp3/frames.ts'

/** MPEG-1 layer III, 128 kbit/s, 32 kHz, joint stereo: the header of all our frames. */
const HEADER = [0xff, 0xfb, 0x98, 0x64]

/** After the header and the side information of a stereo frame, where every player reads it. */
const TAG_AT = 36
const HAS_FRAMES_AND_BYTES = 3

/**
 * The frame before the sound that holds the number of frames, but no table for seeking: all frames
 * have the same size. Without it a player must guess the length, and WebKitGTK on a busy machine
 * takes any moment for the end.
 */
export function infoFrame(soundFrames: number): Uint8Array<ArrayBuffer> {
  const frame = new Uint8Array(FRAME_BYTES)
  const view = new DataView(frame.buffer)
  frame.set(HEADER)
  frame.set(new TextEncoder().encode('Info'), TAG_AT)
  view.setUint32(TAG_AT + 4, HAS_FRAMES_AND_BYTES)
  view.setUint32(TAG_AT + 8, soundFrames)
  view.setUint32(TAG_AT + 12, (1 + soundFrames) * FRAME_BYTES)
  return frame
}
