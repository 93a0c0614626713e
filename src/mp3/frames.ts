/** That of the renderer's blocks; written here so that the page need not load the renderer. */
const SAMPLE_RATE = 32_000

/**
 * MP3 plays on every browser without conditions. At 128 kbit/s and 32 kHz every frame is exactly 576
 * bytes and 36 ms, so a file's length is known before it is made and every player can seek in it. At
 * 80 the error was 8 dB louder, and at the sides above 3 kHz hardly softer than the sound.
 */
export const ENCODING = { bitrate: 128, sampleRate: SAMPLE_RATE } as const

/** The size of every frame: there is no padding at this bit rate. */
export const FRAME_BYTES = 576

export const FRAME_SAMPLES = 1152

export const FRAME_SECONDS = FRAME_SAMPLES / SAMPLE_RATE

/** A recording can be entered at every nine seconds, which are exactly 250 frames. */
export const GRID_SECONDS = 9

/** The exact size of a recording of whole seconds, including the frame with its length. */
export function mp3Bytes(seconds: number): number {
  return (1 + soundFrames(seconds)) * FRAME_BYTES
}

/** How many frames of sound a recording of whole seconds has. */
export function soundFrames(seconds: number): number {
  // LAME writes the rest of its look-ahead into one more frame.
  return Math.ceil((seconds * SAMPLE_RATE) / FRAME_SAMPLES) + 1
}

/** How long a recording of whole seconds sounds once it is encoded: hardly longer. */
export function encodedSeconds(seconds: number): number {
  return soundFrames(seconds) * FRAME_SECONDS
}

/** The last second of the grid at or before a time. */
export function onGrid(seconds: number): number {
  // A time that was computed from frames may lie a rounding error before its second.
  return Math.floor(seconds / GRID_SECONDS + 1e-9) * GRID_SECONDS
}
