import { around, type RandomStream, randomStream } from '~/raga/random.ts'
import { SAMPLES_PER_TICK, TICKS_PER_SECOND } from '~/raga/sound/melody/ticks.ts'
import { filterChain } from '~/raga/sound/strings/biquad.ts'
import { SAMPLE_RATE } from '~/raga/sound/voice/stereo-block.ts'
import { TIMBRE } from '~/raga/sound/voice/timbre.ts'

const { level, seconds, riseSeconds, fadeSeconds, wire } = TIMBRE.sitar.plectrum
const TICKS = Math.ceil(seconds * TICKS_PER_SECOND)
const SAMPLES = TICKS * SAMPLES_PER_TICK

/** How strong the noise is at each sample: a short rise, a fade, and silence at the end. */
const ENVELOPE = Float32Array.from({ length: SAMPLES }, (_, index) => {
  const at = index / SAMPLE_RATE
  return Math.min(1, at / riseSeconds) * Math.exp(-at / fadeSeconds) * (1 - index / SAMPLES)
})

/** The noise of a plectrum that leaves a wire: a few milliseconds, never twice the same. */
export class Plectrum {
  #random: RandomStream = randomStream('')
  #scrape = new Float32Array(SAMPLES)
  #tick = TICKS

  begin(seed: string): void {
    this.#random = randomStream(`${seed}/plectrum`)
    this.#tick = TICKS
  }

  /** Begins the noise of a pluck: force 1 is usual, and a stronger one is noisier, not only louder. */
  pluck(force: number): void {
    const strength = level * force ** 2
    this.#scrape = ENVELOPE.map((part) => part * around(this.#random, 0, strength))
    filterChain(this.#scrape, wire, SAMPLE_RATE)
    this.#tick = 0
  }

  /** Adds the next tick of it to a tone; `loud` and `next` are the breath at its ends. */
  addTo(tone: Float64Array, loud: number, next: number): void {
    if (this.#tick >= TICKS) return
    const from = SAMPLES_PER_TICK * this.#tick++
    const step = (next - loud) / SAMPLES_PER_TICK
    for (let index = 0; index < SAMPLES_PER_TICK; index++) {
      const scrape = this.#scrape[from + index] as number
      tone[index] = (tone[index] as number) + scrape * (loud + step * index)
    }
  }
}
