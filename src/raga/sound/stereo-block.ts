/** All recordings are made at this rate: it is what the MP3 frames of exactly 36 ms need. */
export const SAMPLE_RATE = 32_000

/** One second of sound. The renderer uses its block again: whoever keeps one, copies it. */
export type StereoBlock = { readonly left: Float32Array; readonly right: Float32Array }

/**
 * Anything that sounds: a tanpura, the bell, a melody. `render` is called once for each second in
 * order and adds its sound to what the block holds; the voice remembers where it is.
 */
export type Voice = { render(block: StereoBlock): void }

/** A silent second. */
export function emptyBlock(): StereoBlock {
  return { left: new Float32Array(SAMPLE_RATE), right: new Float32Array(SAMPLE_RATE) }
}

/** The factor of an amplitude change: −6.02 dB halves. */
export function gainOf(db: number): number {
  return 10 ** (db / 20)
}

/** Left and right factors of equal power; 0 is left, 1 right. */
export function panGains(pan: number): readonly [left: number, right: number] {
  return [Math.cos((pan * Math.PI) / 2), Math.sin((pan * Math.PI) / 2)]
}
