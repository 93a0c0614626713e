import type { Raga } from '~/raga/model/raga.ts'
import { SAMPLES_PER_TICK, TICKS_PER_SECOND } from '~/raga/sound/melody/ticks.ts'
import { SAMPLE_RATE } from '~/raga/sound/voice/stereo-block.ts'
import { TIMBRE } from '~/raga/sound/voice/timbre.ts'

/** The highest string is below 2 kHz with any Sa, so one value for so many samples is enough. */
const STRIDE = 4
const RATE = SAMPLE_RATE / STRIDE

const { strings: STRINGS, level: LEVEL, decaySeconds, fadeSeconds } = TIMBRE.sitar.taraf
const DECAY = 10 ** (-3 / (decaySeconds * RATE))
const DAMPING = DECAY * DECAY
const FADE_TICKS = fadeSeconds * TICKS_PER_SECOND

/**
 * The sympathetic strings, tuned to the swaras of the raga from middle Sa upwards: what is played
 * shakes them through the bridge, and they ring on below it. Each is a resonator of two poles.
 */
export class Taraf {
  readonly #turns: Float64Array
  readonly #gains: Float64Array
  readonly #last: Float64Array
  readonly #before: Float64Array
  #ringing = 0

  constructor({ swaras }: Pick<Raga, 'swaras'>, saHz: number) {
    const ratios = swaras.map(({ ratio: [over, under] }) => over / under).sort((a, b) => a - b)
    const strings = [1, 2, 4].flatMap((octave) => ratios.map((ratio) => ratio * octave))
    const omegas = Float64Array.from(
      strings.slice(0, STRINGS),
      (ratio) => (2 * Math.PI * saHz * ratio) / RATE,
    )
    this.#turns = omegas.map((omega) => 2 * DECAY * Math.cos(omega))
    // At its own pitch each would in the end ring as strongly as what shakes it, but for the level.
    this.#gains = omegas.map((omega) => ((LEVEL * (1 - DECAY)) / STRIDE) * 2 * Math.sin(omega))
    this.#last = new Float64Array(omegas.length)
    this.#before = new Float64Array(omegas.length)
  }

  /** Before each phrase: nothing rings. */
  begin(): void {
    this.#last.fill(0)
    this.#before.fill(0)
    this.#ringing = 0
  }

  /** Adds what rings to a tick of a tone; it fades at the end of a phrase, `left` ticks from here. */
  addTo(tone: Float64Array, left: number): void {
    for (let from = 0; from < SAMPLES_PER_TICK; from += STRIDE) {
      let shaken = 0
      for (let at = from; at < from + STRIDE; at++) shaken += tone[at] as number
      const fade = Math.min(1, (left - from / SAMPLES_PER_TICK) / FADE_TICKS)
      const step = (this.#ring(shaken) * fade - this.#ringing) / STRIDE
      for (let at = from; at < from + STRIDE; at++) {
        this.#ringing += step
        tone[at] = (tone[at] as number) + this.#ringing
      }
    }
  }

  #ring(shaken: number): number {
    const [turns, gains, last, before] = [this.#turns, this.#gains, this.#last, this.#before]
    let sum = 0
    for (let string = 0; string < turns.length; string++) {
      const now = last[string] as number
      const next =
        (gains[string] as number) * shaken +
        (turns[string] as number) * now -
        DAMPING * (before[string] as number)
      before[string] = now
      last[string] = next
      sum += next
    }
    return sum
  }
}
