import type { Contour, Instrument } from '~/raga/sound/melody/contour.ts'
import { fingerOvertones, isOverblown } from '~/raga/sound/melody/fingering.ts'
import { JetNoise } from '~/raga/sound/melody/jet-noise.ts'
import { SAMPLES_PER_TICK } from '~/raga/sound/melody/ticks.ts'
import { gainOf, panGains, SAMPLE_RATE, type StereoBlock } from '~/raga/sound/voice/stereo-block.ts'
import { TIMBRE } from '~/raga/sound/voice/timbre.ts'

const { harmonics: HARMONICS } = TIMBRE.bansuri
const COUNT = HARMONICS.length
const [LEFT, RIGHT] = panGains(TIMBRE.bansuri.pan)

/**
 * A bamboo flute: one turning phasor, its harmonics by sin (n+1)x = 2 cos x · sin nx − sin (n−1)x,
 * and the noise of the air with which a tone begins. A stronger breath makes it brighter, a higher
 * note is duller and softer, each fingering has a colour of its own, and the vibrato is one of the
 * overtones more than of the pitch.
 */
export class Bansuri implements Instrument {
  readonly manner = TIMBRE.bansuri
  readonly #saHz: number
  /** How far its Sa is above the pitch at which it was made even. */
  readonly #octaves: number
  #sine = 0
  #cosine = 1
  readonly #levels = new Float64Array(COUNT)
  readonly #steps = new Float64Array(COUNT)
  /** What the fingering makes of each harmonic above the first. */
  readonly #fingered = new Float64Array(COUNT - 1)
  readonly #noise = new JetNoise()
  readonly #tone = new Float64Array(SAMPLES_PER_TICK)

  constructor(saHz: number) {
    this.#saHz = saHz * 2 ** TIMBRE.bansuri.octavesAboveSa
    this.#octaves = Math.log2(this.#saHz / TIMBRE.bansuri.evenHz)
  }

  begin(seed: string): void {
    this.#noise.begin(seed)
    this.#sine = 0
    this.#cosine = 1
    this.#levels.fill(0)
  }

  play(contour: Contour, tick: number, block: StereoBlock, from: number): void {
    const cents = contour.cents[tick] as number
    const pitch = cents / 1200
    const hz = this.#saHz * 2 ** pitch
    const [breath, air] = [contour.breath[tick] as number, contour.air[tick] as number]
    const { trembleDb, chiffTone } = TIMBRE.bansuri
    const overtones = gainOf(trembleDb * (contour.tremble[tick] as number))
    fingerOvertones(cents, this.#fingered)
    this.#blow(breath, pitch + this.#octaves, overtones * (1 + chiffTone * (air - breath)))
    this.#sing(hz)
    this.#noise.addTo(this.#tone, air * TIMBRE.bansuri.level, hz, isOverblown(cents) ? hz / 2 : hz)
    for (let index = 0; index < SAMPLES_PER_TICK; index++) {
      const sample = this.#tone[index] as number
      const at = from + index
      block.left[at] = (block.left[at] as number) + sample * LEFT
      block.right[at] = (block.right[at] as number) + sample * RIGHT
    }
  }

  /** The strength that each harmonic reaches within this tick. */
  #blow(breath: number, octaves: number, overtones: number): void {
    const { level, brightness: breathed, dullness, tiltPerOctave } = TIMBRE.bansuri
    const dull = octaves < 0 ? -octaves * dullness.below : Math.min(1.5, octaves) * dullness.above
    const brightness = breath ** breathed * (1 - dull)
    let strength = breath * level * 2 ** (-tiltPerOctave * octaves)
    for (let index = 0; index < COUNT; index++) {
      const fingered = index === 0 ? 1 : (this.#fingered[index - 1] as number)
      const target = strength * fingered * (HARMONICS[index] as number)
      this.#steps[index] = (target - (this.#levels[index] as number)) / SAMPLES_PER_TICK
      strength *= index === 0 ? brightness * overtones : brightness
    }
  }

  #sing(hz: number): void {
    const levels = this.#levels
    const steps = this.#steps
    const tone = this.#tone
    const omega = (2 * Math.PI * hz) / SAMPLE_RATE
    const [turnCosine, turnSine] = [Math.cos(omega), Math.sin(omega)]
    let sine = this.#sine
    let cosine = this.#cosine
    for (let index = 0; index < SAMPLES_PER_TICK; index++) {
      const next = sine * turnCosine + cosine * turnSine
      cosine = cosine * turnCosine - sine * turnSine
      sine = next
      let sum = 0
      let before = 0
      let now = sine
      for (let harmonic = 0; harmonic < COUNT; harmonic++) {
        const level = (levels[harmonic] as number) + (steps[harmonic] as number)
        levels[harmonic] = level
        sum += level * now
        const above = 2 * cosine * now - before
        before = now
        now = above
      }
      tone[index] = sum
    }
    // Rounding changes the phasor's length slowly; it is set back to one at each tick.
    const length = Math.hypot(sine, cosine)
    this.#sine = sine / length
    this.#cosine = cosine / length
  }
}
