import { type BreathPattern, breathFill } from '~/lib/breath/breath-pattern.ts'
import {
  emptyBlock,
  gainOf,
  SAMPLE_RATE,
  type StereoBlock,
  type Voice,
} from '~/raga/sound/voice/stereo-block.ts'

/** How much louder a full breath is than an empty one. */
export const SWELL_DB = 1.8

/** The gain is computed at every so many samples and goes straight between. */
const STRETCH = 320

/**
 * A voice that swells with a breath: louder towards the end of "in", softer towards the end of
 * "out", by `SWELL_DB` around its own level. The breath begins with the recording.
 */
export class Swell implements Voice {
  readonly #voice: Voice
  readonly #pattern: BreathPattern
  readonly #own = emptyBlock()
  #seconds = 0

  constructor(voice: Voice, pattern: BreathPattern) {
    this.#voice = voice
    this.#pattern = pattern
  }

  render(block: StereoBlock): void {
    const { left, right } = this.#own
    left.fill(0)
    right.fill(0)
    this.#voice.render(this.#own)
    for (let from = 0; from < SAMPLE_RATE; from += STRETCH) {
      const gain = this.#gainAt(from)
      const step = (this.#gainAt(from + STRETCH) - gain) / STRETCH
      for (let index = from; index < from + STRETCH; index++) {
        const level = gain + step * (index - from)
        block.left[index] = (block.left[index] as number) + (left[index] as number) * level
        block.right[index] = (block.right[index] as number) + (right[index] as number) * level
      }
    }
    this.#seconds++
  }

  wind(seconds: number): void {
    this.#voice.wind(seconds)
    this.#seconds = seconds
  }

  #gainAt(sample: number): number {
    const fill = breathFill(this.#pattern, this.#seconds + sample / SAMPLE_RATE)
    return gainOf(SWELL_DB * (fill - 0.5))
  }
}
