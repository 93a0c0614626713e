import type { Raga } from '~/raga/model/raga.ts'
import { centsOf } from '~/raga/model/swara.ts'
import { rangeOf } from '~/raga/score/voice-range.ts'
import { Sitar } from '~/raga/sound/melody/sitar.ts'
import { TICKS_PER_SECOND } from '~/raga/sound/melody/ticks.ts'
import { filterChain } from '~/raga/sound/strings/biquad.ts'
import { emptyBlock, SAMPLE_RATE, type StereoBlock } from '~/raga/sound/voice/stereo-block.ts'
import { TIMBRE } from '~/raga/sound/voice/timbre.ts'
import { collect } from '~dev/recordings/measure/collect.ts'
import { partialsOf } from '~dev/recordings/measure/partials.ts'
import { meanOf, powerOf } from '~dev/recordings/measure/statistics.ts'

/** How a plucked string begins, dies away and changes its colour with its pitch. */
export type PluckedFigures = {
  /** From a pluck until its noise and its overtones are loudest, ms. */
  readonly attack: number
  /** How far a string that is left to ring has sunk after one second and after five, dB. */
  readonly fallSoon: number
  readonly fallLate: number
  /** The most that its eighth and tenth partial change from a semitone to the next, dB. */
  readonly eighthStep: number
  readonly tenthStep: number
  /** The sympathetic strings against the voice, dB. */
  readonly halo: number
}

/** The notes that are left to ring, in semitones from middle Sa. */
const RINGING = [-7, 0, 4, 7, 12]

/** Plucks the sitar of a raga alone, without the room, and measures it. */
export function pluckedFigures(raga: Raga): PluckedFigures {
  const rung = RINGING.map((semitones) => plucked(raga, [100 * semitones], 5.2))
  const [lowest, highest] = rangeOf(raga)
  const colours = Array.from({ length: highest - lowest + 1 }, (_, index) =>
    pluckedColour(raga, 100 * (lowest + index)),
  )
  const steps = (partial: 0 | 1) =>
    colours.slice(1).map((colour, at) => Math.abs(colour[partial] - (colours[at]?.[partial] ?? 0)))
  return {
    attack: meanOf(rung.map(attackOf)),
    fallSoon: meanOf(rung.map((voice) => fallOf(voice, 1))),
    fallLate: meanOf(rung.map((voice) => fallOf(voice, 5))),
    eighthStep: Math.max(...steps(0)),
    tenthStep: Math.max(...steps(1)),
    halo: haloOf(raga),
  }
}

/** The left side of plucks of usual force, `seconds` each; without swaras nothing rings with them. */
function plucked(
  { tonicHz, swaras }: Pick<Raga, 'tonicHz' | 'swaras'>,
  cents: readonly number[],
  seconds: number,
): Float32Array {
  const each = seconds * TICKS_PER_SECOND
  const ticks = each * cents.length
  const contour = {
    startTick: 0,
    cents: Float32Array.from({ length: ticks }, (_, tick) => cents[Math.floor(tick / each)] ?? 0),
    breath: new Float32Array(ticks).fill(1),
    air: new Float32Array(ticks),
    tremble: new Float32Array(ticks),
    strokes: cents.map((_, index) => ({ tick: index * each, force: 1 })),
  }
  const sitar = new Sitar({ tonicHz, swaras })
  sitar.begin('plucked')
  const blocks = function* (): Generator<StereoBlock, void, void> {
    for (let from = 0; from < ticks; from += TICKS_PER_SECOND) {
      const block = emptyBlock()
      const until = Math.min(ticks, from + TICKS_PER_SECOND)
      for (let tick = from; tick < until; tick++) {
        sitar.play(contour, tick, block, ((tick - from) * SAMPLE_RATE) / TICKS_PER_SECOND)
      }
      yield block
    }
  }
  return collect(blocks()).left
}

const BRIGHT = [
  { kind: 'high-pass', hz: 2000, q: Math.SQRT1_2, db: 0 },
  { kind: 'high-pass', hz: 2000, q: Math.SQRT1_2, db: 0 },
] as const
const BEGINNING_SECONDS = 0.025
const EAR_SECONDS = 0.001

/** Until 1 ms of it is near its loudest above 2 kHz: lower partials take longer to be heard. */
function attackOf(voice: Float32Array): number {
  const begun = voice.slice(0, BEGINNING_SECONDS * SAMPLE_RATE)
  filterChain(begun, BRIGHT, SAMPLE_RATE)
  const window = EAR_SECONDS * SAMPLE_RATE
  const levels = Array.from(begun, (_, at) =>
    powerOf(begun.subarray(Math.max(0, at - window), at + 1)),
  )
  const near = 0.8 * Math.max(...levels)
  return (1000 * levels.findIndex((level) => level >= near)) / SAMPLE_RATE
}

/** How loud a voice still is after some seconds, against its first tenth of a second, dB. */
function fallOf(voice: Float32Array, seconds: number): number {
  const level = (middle: number) =>
    powerOf(voice.subarray((middle - 0.05) * SAMPLE_RATE, (middle + 0.05) * SAMPLE_RATE))
  return 10 * Math.log10(level(seconds) / level(0.05))
}

/** From here on down a partial is lost among the louder ones, and its level is nothing to hear. */
const LOST_DB = -36
const COLOUR = { from: 0.1, to: 0.6 }

/** The levels of the eighth and the tenth partial of a note against the whole of it, dB. */
export function pluckedColour(
  raga: Pick<Raga, 'tonicHz'>,
  cents: number,
): readonly [eighth: number, tenth: number] {
  const voice = plucked({ ...raga, swaras: [] }, [cents], 1)
  const part = voice.subarray(COLOUR.from * SAMPLE_RATE, COLOUR.to * SAMPLE_RATE)
  const hz = raga.tonicHz * 2 ** (TIMBRE.sitar.octavesAboveSa + cents / 1200)
  const partials = partialsOf(part, SAMPLE_RATE, hz, 10)
  const whole = 10 * Math.log10(powerOf(part))
  // A sine of unit power has an amplitude of √2, and a quarter of that under the window.
  const against = (index: number) =>
    Math.max(LOST_DB, (partials[index]?.db ?? Number.NaN) + 20 * Math.log10(4 / Math.SQRT2) - whole)
  return [against(7), against(9)]
}

/** What the sympathetic strings add to the swaras of a raga, one after another. */
function haloOf(raga: Raga): number {
  const cents = raga.swaras.map(({ ratio }) => centsOf(ratio))
  const alone = plucked({ ...raga, swaras: [] }, cents, 1)
  const halo = plucked(raga, cents, 1).map((sample, at) => sample - (alone[at] as number))
  return 10 * Math.log10(powerOf(halo) / powerOf(alone))
}
