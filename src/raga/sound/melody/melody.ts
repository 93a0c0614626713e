import { assertNever } from '~/lib/assert-never.ts'
import type { Raga } from '~/raga/model/raga.ts'
import type { Score } from '~/raga/score/score.ts'
import { Bansuri } from '~/raga/sound/melody/bansuri.ts'
import { type Contour, contourOf, type Instrument } from '~/raga/sound/melody/contour.ts'
import { Sitar } from '~/raga/sound/melody/sitar.ts'
import { SAMPLES_PER_TICK, tickOf } from '~/raga/sound/melody/ticks.ts'
import type { StereoBlock, Voice } from '~/raga/sound/voice/stereo-block.ts'

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
    this.#instrument = instrumentOf(raga)
  }

  render(block: StereoBlock): void {
    for (let from = 0; from < block.left.length; from += SAMPLES_PER_TICK) this.#play(block, from)
  }

  wind(seconds: number): void {
    const until = tickOf(seconds)
    // The phrase under way is played unheard from its beginning, so that it goes on as it would.
    while (tickOf(this.#startOf(this.#phrase + 1)) <= until) this.#phrase++
    this.#contour = undefined
    this.#tick = Math.min(until, tickOf(this.#startOf(this.#phrase)))
    const unheard = {
      left: new Float32Array(SAMPLES_PER_TICK),
      right: new Float32Array(SAMPLES_PER_TICK),
    }
    while (this.#tick < until) this.#play(unheard, 0)
  }

  #play(block: StereoBlock, from: number): void {
    const tick = this.#tick++
    this.#contour ??= this.#nextContour()
    const contour = this.#contour
    if (!contour) return
    const at = tick - contour.startTick
    if (at >= 0) this.#instrument.play(contour, at, block, from)
    if (at + 1 >= contour.breath.length) {
      this.#contour = undefined
      this.#phrase++
    }
  }

  #nextContour(): Contour | undefined {
    this.#instrument.begin(seedOfPhrase(this.#seed, this.#phrase))
    const { manner } = this.#instrument
    return contourAt(this.#raga, this.#score, this.#phrase, manner, this.#seed)
  }

  /** Seconds from the beginning; infinite after the last phrase. */
  #startOf(phrase: number): number {
    return this.#score.phrases[phrase]?.startSeconds ?? Number.POSITIVE_INFINITY
  }
}

/** The contour of a phrase of a score by its number; undefined after the last. */
export function contourAt(
  raga: Raga,
  { phrases }: Score,
  index: number,
  manner: Instrument['manner'],
  seed: string,
): Contour | undefined {
  const phrase = phrases[index]
  if (!phrase) return undefined
  const until = phrases[index + 1]?.startSeconds ?? Number.POSITIVE_INFINITY
  return contourOf(raga, phrase, until, manner, seedOfPhrase(seed, index))
}

function seedOfPhrase(seed: string, index: number): string {
  return `${seed}/phrase-${index}`
}

function instrumentOf(raga: Raga): Instrument {
  switch (raga.voice) {
    case 'bansuri':
      return new Bansuri(raga.tonicHz)
    case 'sitar':
      return new Sitar(raga)
    default:
      return assertNever(raga.voice)
  }
}
