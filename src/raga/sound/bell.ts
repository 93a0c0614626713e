import {
  gainOf,
  panGains,
  SAMPLE_RATE,
  type StereoBlock,
  type Voice,
} from '~/raga/sound/stereo-block.ts'
import { TIMBRE } from '~/raga/sound/timbre.ts'

/** When a bell is struck and how loudly, relative to the opening bell of a session. */
export type Strike = { readonly seconds: number; readonly db: number }

type Partial = {
  readonly start: number
  readonly a: number
  readonly b: number
  readonly left: number
  readonly right: number
  /** Samples after which it is 80 dB down and no longer computed. */
  readonly length: number
  now: number
  before: number
}

const ATTACK = TIMBRE.bell.attackSeconds * SAMPLE_RATE

/** A bowl struck at given times, tuned `octavesAboveSa` above `saHz`. */
export class Bell implements Voice {
  #position = 0
  #sounding: Partial[]

  constructor(saHz: number, strikes: readonly Strike[]) {
    this.#sounding = strikes.flatMap((strike) => partialsOf(saHz, strike))
  }

  render(block: StereoBlock): void {
    const end = this.#position + block.left.length
    for (const partial of this.#sounding) addPartial(partial, block, this.#position)
    this.#sounding = this.#sounding.filter((partial) => partial.start + partial.length > end)
    this.#position = end
  }
}

function partialsOf(saHz: number, strike: Strike): Partial[] {
  const { octavesAboveSa, level, partials } = TIMBRE.bell
  const base = saHz * 2 ** octavesAboveSa
  return partials.map((spec) => {
    const omega = (2 * Math.PI * base * spec.ratio) / SAMPLE_RATE
    const decay = 10 ** (-3 / (spec.decaySeconds * SAMPLE_RATE))
    const gain = level * spec.level * gainOf(strike.db)
    const [left, right] = panGains(spec.pan)
    return {
      start: Math.round(strike.seconds * SAMPLE_RATE),
      a: 2 * decay * Math.cos(omega),
      b: decay * decay,
      left: gain * left,
      right: gain * right,
      length: Math.round((spec.decaySeconds * SAMPLE_RATE * 4) / 3),
      // A sine that crosses zero upwards at the strike.
      now: 0,
      before: -Math.sin(omega) / decay,
    }
  })
}

function addPartial(partial: Partial, block: StereoBlock, blockStart: number): void {
  const from = Math.max(partial.start, blockStart)
  const to = Math.min(partial.start + partial.length, blockStart + block.left.length)
  const { a, b, left, right, start } = partial
  let { now, before } = partial
  for (let at = from; at < to; at++) {
    const age = at - start
    const sample = age < ATTACK ? now * (0.5 - 0.5 * Math.cos((Math.PI * age) / ATTACK)) : now
    const index = at - blockStart
    block.left[index] = (block.left[index] as number) + sample * left
    block.right[index] = (block.right[index] as number) + sample * right
    const next = a * now - b * before
    before = now
    now = next
  }
  partial.now = now
  partial.before = before
}
