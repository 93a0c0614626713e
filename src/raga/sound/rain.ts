import { randomStream } from '~/raga/random.ts'
import {
  gainOf,
  SAMPLE_RATE,
  type StereoBlock,
  type Voice,
} from '~/raga/sound/voice/stereo-block.ts'

/** A noise without its lowest and highest frequencies, and how loud it is, dBFS of each side. */
export type RainSpec = {
  readonly levelDb: number
  readonly lowestHz: number
  readonly highestHz: number
}

/** Soft rain on leaves: neither hiss nor rumble. */
export const SOFT_RAIN: RainSpec = { levelDb: -38, lowestHz: 220, highestHz: 1700 }
/**
 * Too soft for people. Browsers treat sound below about −72 dBFS as silence, and a phone may then
 * stop the page.
 */
export const NEAR_SILENCE: RainSpec = { levelDb: -60, lowestHz: 20, highestHz: 1200 }

/** Two noises that share nothing, left and right. Every second has a random stream of its own. */
export class Rain implements Voice {
  readonly #seed: string
  readonly #filters: readonly [NoiseFilter, NoiseFilter]
  #second = 0

  constructor(spec: RainSpec, seed: string) {
    this.#seed = seed
    this.#filters = [new NoiseFilter(spec), new NoiseFilter(spec)]
  }

  render({ left, right }: StereoBlock): void {
    for (const [side, samples] of [left, right].entries()) {
      const filter = this.#filters[side] as NoiseFilter
      const random = randomStream(`${this.#seed}/rain-${side}-${this.#second}`)
      for (let index = 0; index < samples.length; index++) {
        samples[index] = (samples[index] as number) + filter.next(2 * random() - 1)
      }
    }
    this.#second++
  }

  wind(seconds: number): void {
    // The second before is played unheard: longer ago the filters remember nothing.
    this.#second = Math.max(0, seconds - 1)
    for (const filter of this.#filters) filter.empty()
    if (seconds === 0) return
    this.render({ left: new Float32Array(SAMPLE_RATE), right: new Float32Array(SAMPLE_RATE) })
  }
}

/** One-pole filters at either end of the band, at a gain that gives the wanted level. */
class NoiseFilter {
  readonly #brightness: number
  readonly #depth: number
  readonly #gain: number
  #bright = 0
  #deep = 0

  constructor({ levelDb, lowestHz, highestHz }: RainSpec) {
    this.#brightness = shareOf(highestHz)
    this.#depth = shareOf(lowestHz)
    this.#gain = 1
    // The power of a filtered white noise is that of the response to one impulse; its own is 1/3.
    let power = 0
    for (let index = 0; index < SAMPLE_RATE; index++) power += this.next(index === 0 ? 1 : 0) ** 2
    this.empty()
    this.#gain = gainOf(levelDb) / Math.sqrt(power / 3)
  }

  next(white: number): number {
    this.#bright += (white - this.#bright) * this.#brightness
    this.#deep += (this.#bright - this.#deep) * this.#depth
    return (this.#bright - this.#deep) * this.#gain
  }

  empty(): void {
    this.#bright = 0
    this.#deep = 0
  }
}

function shareOf(hz: number): number {
  return 1 - Math.exp((-2 * Math.PI * hz) / SAMPLE_RATE)
}
