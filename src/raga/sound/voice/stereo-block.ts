/** The sample rate of all recordings; MP3 frames of exactly 36 ms need it. */
export const SAMPLE_RATE = 32_000

/** One second of sound. The renderer uses its block again, so copy a block that must be kept. */
export type StereoBlock = { readonly left: Float32Array; readonly right: Float32Array }

/** A source of sound: a tanpura, the bell, a melody. It remembers its position. */
export type Voice = {
  /** Adds the next second to the block. */
  render(block: StereoBlock): void
  /**
   * Goes on to a whole second from the beginning, without a sound. What is rendered from there is
   * what would have been rendered without the jump.
   */
  wind(seconds: number): void
}

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
