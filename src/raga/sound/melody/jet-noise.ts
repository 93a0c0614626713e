import { randomStream } from '~/raga/random.ts'
import { SAMPLE_RATE } from '~/raga/sound/voice/stereo-block.ts'
import { TIMBRE } from '~/raga/sound/voice/timbre.ts'

const { noise: NOISE, level: TONE_LEVEL } = TIMBRE.bansuri
/** Samples that the bore holds: more than a cycle of its lowest tone takes. */
const BORE = 512
/** The share of new noise that leaves the whole as strong as without a bore. */
const EVEN = Math.sqrt(1 - NOISE.bore ** 2)

/** The noise of the air that meets the edge, coloured by the bore through which it goes. */
export class JetNoise {
  #random = 1
  #level = 0
  #soft = 0
  #at = 0
  readonly #bore = new Float64Array(BORE)
  readonly #band = new Band(NOISE.q)

  begin(seed: string): void {
    this.#random = 1 + Math.floor(randomStream(`${seed}/breath`)() * 0x7ffffffe)
    this.#level = 0
    this.#soft = 0
    this.#bore.fill(0)
    this.#band.quieten()
  }

  /**
   * Adds the noise to a tone, part of it in puffs with the tone, without the highest frequencies.
   * @param level the strength that the noise reaches within this tick.
   * @param hz the pitch of the tone.
   * @param boreHz the lowest tone of the bore, of which `hz` is a harmonic.
   */
  addTo(tone: Float64Array, level: number, hz: number, boreHz: number): void {
    const band = this.#band
    band.tune(hz)
    const bore = this.#bore
    const cycle = Math.min(BORE, Math.round(SAMPLE_RATE / boreHz))
    const step = (level * NOISE.level - this.#level) / tone.length
    for (let index = 0; index < tone.length; index++) {
      this.#level += step
      const at = this.#at
      this.#at = (at + 1) % BORE
      const air = EVEN * this.#white() + NOISE.bore * (bore[(at + BORE - cycle) % BORE] as number)
      bore[at] = air
      this.#soft += (band.filter(air) - this.#soft) * SOFTNESS
      const puff = 1 - NOISE.puffs + (NOISE.puffs * (tone[index] as number)) / TONE_LEVEL
      tone[index] = (tone[index] as number) + this.#soft * this.#level * puff
    }
  }

  /** Marsaglia's xorshift, −1…1. */
  #white(): number {
    let random = this.#random
    random ^= random << 13
    random ^= random >>> 17
    random ^= random << 5
    this.#random = random
    return random / 0x80000000
  }
}

const SOFTNESS = 1 - Math.exp((-2 * Math.PI * NOISE.softAboveHz) / SAMPLE_RATE)

/**
 * One band of a noise: a band-pass that can be moved while it sounds (a state-variable filter,
 * trapezoidal; Zavalishin, The Art of VA Filter Design, 3.10), at unit gain in its middle.
 */
class Band {
  #first = 0
  #second = 0
  #a1 = 0
  #a2 = 0
  readonly #damping: number

  constructor(q: number) {
    this.#damping = 1 / q
  }

  quieten(): void {
    this.#first = 0
    this.#second = 0
  }

  tune(hz: number): void {
    const g = Math.tan((Math.PI * Math.min(hz, 0.45 * SAMPLE_RATE)) / SAMPLE_RATE)
    this.#a1 = 1 / (1 + g * (g + this.#damping))
    this.#a2 = g * this.#a1
  }

  filter(sample: number): number {
    const band = this.#a1 * this.#first + this.#a2 * (sample - this.#second)
    const low = this.#second + (this.#a2 / this.#a1) * band
    this.#first = 2 * band - this.#first
    this.#second = 2 * low - this.#second
    return band * this.#damping
  }
}
