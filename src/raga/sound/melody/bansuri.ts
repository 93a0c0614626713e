import { randomStream } from '~/raga/random.ts'
import type { Contour, Instrument } from '~/raga/sound/melody/contour.ts'
import { SAMPLES_PER_TICK } from '~/raga/sound/melody/ticks.ts'
import { gainOf, panGains, SAMPLE_RATE, type StereoBlock } from '~/raga/sound/voice/stereo-block.ts'
import { TIMBRE } from '~/raga/sound/voice/timbre.ts'

const { harmonics: HARMONICS, noise: NOISE } = TIMBRE.bansuri
const COUNT = HARMONICS.length
const [LEFT, RIGHT] = panGains(TIMBRE.bansuri.pan)

/**
 * A bamboo flute: one turning phasor, its harmonics by sin (n+1)x = 2 cos x · sin nx − sin (n−1)x,
 * and two bands of breath noise with which a tone begins. A stronger breath makes it brighter, a
 * higher note is duller and softer, and its vibrato is one of the overtones more than of the pitch.
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
  #noiseLevel = 0
  #noise = 1
  #soft = 0
  readonly #bands = NOISE.bands.map((band) => new Band(band.q))
  readonly #tone = new Float64Array(SAMPLES_PER_TICK)

  constructor(saHz: number) {
    this.#saHz = saHz * 2 ** TIMBRE.bansuri.octavesAboveSa
    this.#octaves = Math.log2(this.#saHz / TIMBRE.bansuri.evenHz)
  }

  begin(seed: string): void {
    this.#noise = 1 + Math.floor(randomStream(`${seed}/breath`)() * 0x7ffffffe)
    this.#sine = 0
    this.#cosine = 1
    this.#levels.fill(0)
    this.#noiseLevel = 0
    this.#soft = 0
    for (const band of this.#bands) band.quieten()
  }

  play(contour: Contour, tick: number, block: StereoBlock, from: number): void {
    const pitch = (contour.cents[tick] as number) / 1200
    const hz = this.#saHz * 2 ** pitch
    const [breath, air] = [contour.breath[tick] as number, contour.air[tick] as number]
    const { trembleDb, chiffTone } = TIMBRE.bansuri
    const overtones = gainOf(trembleDb * (contour.tremble[tick] as number))
    this.#blow(breath, pitch + this.#octaves, overtones * (1 + chiffTone * (air - breath)))
    this.#sing(hz)
    this.#breathe(air * NOISE.level * TIMBRE.bansuri.level, hz)
    for (let index = 0; index < SAMPLES_PER_TICK; index++) {
      const sample = this.#tone[index] as number
      const at = from + index
      block.left[at] = (block.left[at] as number) + sample * LEFT
      block.right[at] = (block.right[at] as number) + sample * RIGHT
    }
  }

  /** The strength that each harmonic reaches within this tick. */
  #blow(breath: number, octaves: number, overtones: number): void {
    const { level, dullnessPerOctave, tiltPerOctave } = TIMBRE.bansuri
    const brightness = breath * (1 - dullnessPerOctave * Math.max(-1, Math.min(1.5, octaves)))
    let strength = breath * level * 2 ** (-tiltPerOctave * octaves)
    for (let index = 0; index < COUNT; index++) {
      const target = strength * (HARMONICS[index] as number)
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

  /** Adds the breath noise, part of it in puffs with the tone, without the highest frequencies. */
  #breathe(target: number, hz: number): void {
    const bands = this.#bands
    const tone = this.#tone
    const step = (target - this.#noiseLevel) / SAMPLES_PER_TICK
    for (const [index, spec] of NOISE.bands.entries())
      bands[index]?.tune(spec.timesTone * hz + spec.hz)
    const [low, high] = bands as [Band, Band]
    for (let index = 0; index < SAMPLES_PER_TICK; index++) {
      this.#noiseLevel += step
      const white = this.#white()
      const noise =
        low.filter(white) * NOISE.bands[0].level + high.filter(white) * NOISE.bands[1].level
      this.#soft += (noise - this.#soft) * SOFTNESS
      const puff = 1 - NOISE.puffs + (NOISE.puffs * (tone[index] as number)) / TIMBRE.bansuri.level
      tone[index] = (tone[index] as number) + this.#soft * this.#noiseLevel * puff
    }
  }

  /** Marsaglia's xorshift, −1…1. */
  #white(): number {
    let noise = this.#noise
    noise ^= noise << 13
    noise ^= noise >>> 17
    noise ^= noise << 5
    this.#noise = noise
    return noise / 0x80000000
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
