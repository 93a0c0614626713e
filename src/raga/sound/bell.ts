import {
  gainOf,
  panGains,
  SAMPLE_RATE,
  type StereoBlock,
  type Voice,
} from '~/raga/sound/voice/stereo-block.ts'
import { TIMBRE } from '~/raga/sound/voice/timbre.ts'

/** When a bell is struck and how loudly, relative to the opening bell of a session. */
export type Strike = { readonly seconds: number; readonly db: number }

type Partial = {
  readonly start: number
  /** The change of the angle from one sample to the next, and of the level. */
  readonly omega: number
  readonly decay: number
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

  wind(seconds: number): void {
    this.#position = seconds * SAMPLE_RATE
    this.#sounding = this.#sounding.filter(
      (partial) => partial.start + partial.length > this.#position,
    )
    for (const partial of this.#sounding)
      setTo(partial, Math.max(0, this.#position - partial.start))
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
      omega,
      decay,
      left: gain * left,
      right: gain * right,
      length: Math.round((spec.decaySeconds * SAMPLE_RATE * 4) / 3),
      // A sine that crosses zero upwards at the strike.
      now: 0,
      before: -Math.sin(omega) / decay,
    }
  })
}

/** A sine that dies away, at a number of samples after its strike. */
function setTo(partial: Partial, age: number): void {
  const { omega, decay } = partial
  partial.now = decay ** age * Math.sin(omega * age)
  partial.before = decay ** (age - 1) * Math.sin(omega * (age - 1))
}

function addPartial(partial: Partial, block: StereoBlock, blockStart: number): void {
  const from = Math.max(partial.start, blockStart)
  const to = Math.min(partial.start + partial.length, blockStart + block.left.length)
  const { omega, decay, left, right, start } = partial
  const a = 2 * decay * Math.cos(omega)
  const b = decay * decay
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
