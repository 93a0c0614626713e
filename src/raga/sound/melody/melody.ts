import { assertNever } from '~/lib/assert-never.ts'
import type { Raga } from '~/raga/raga.ts'
import type { Score } from '~/raga/score/score.ts'
import { Bansuri } from '~/raga/sound/melody/bansuri.ts'
import { type Contour, contourOf, type Instrument } from '~/raga/sound/melody/contour.ts'
import { SAMPLES_PER_TICK } from '~/raga/sound/melody/ticks.ts'
import type { StereoBlock, Voice } from '~/raga/sound/stereo-block.ts'
import { Veena } from '~/raga/sound/strings/veena.ts'

/** A melody for a whole recording; it keeps the contour of only one phrase at a time. */
export class Melody implements Voice {
  readonly #raga: Raga
  readonly #score: Score
  readonly #seed: string
  readonly #instrument: Instrument
  #phrase = 0
  #contour: Contour | undefined
  #tick = 0

  constructor(raga: Raga, score: Score, seed: string) {
    this.#raga = raga
    this.#score = score
    this.#seed = seed
    this.#instrument = instrumentOf(raga, seed)
  }

  render(block: StereoBlock): void {
    for (let from = 0; from < block.left.length; from += SAMPLES_PER_TICK) {
      this.#contour ??= this.#nextContour()
      const contour = this.#contour
      if (!contour) return
      const at = this.#tick++ - contour.startTick
      if (at >= 0) this.#instrument.play(contour, at, block, from)
      if (at + 1 >= contour.breath.length) {
        this.#contour = undefined
        this.#phrase++
      }
    }
  }

  #nextContour(): Contour | undefined {
    const phrase = this.#score.phrases[this.#phrase]
    if (!phrase) return undefined
    const until = this.#score.phrases[this.#phrase + 1]?.startSeconds ?? Number.POSITIVE_INFINITY
    const seed = `${this.#seed}/phrase-${this.#phrase}`
    return contourOf(this.#raga, phrase, until, this.#instrument.manner, seed)
  }
}

function instrumentOf(raga: Raga, seed: string): Instrument {
  switch (raga.voice) {
    case 'bansuri':
      return new Bansuri(raga.tonicHz, seed)
    case 'veena':
      return new Veena(raga.tonicHz, seed)
    default:
      return assertNever(raga.voice)
  }
}
