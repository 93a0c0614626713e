import type { Raga } from '~/raga/model/raga.ts'
import { centsOf } from '~/raga/model/swara.ts'
import { Bansuri } from '~/raga/sound/melody/bansuri.ts'
import { SAMPLES_PER_TICK, TICKS_PER_SECOND } from '~/raga/sound/melody/ticks.ts'
import { SAMPLE_RATE } from '~/raga/sound/voice/stereo-block.ts'
import { TIMBRE } from '~/raga/sound/voice/timbre.ts'
import { deviationOf, meanOf, withoutSlope } from '~dev/recordings/measure/statistics.ts'
import { powerSpectra, summed } from '~dev/recordings/timbre/drone-spectrum.ts'

/** The colours of a flute's tones, each blown as evenly as the others. */
export type FluteColours = {
  /** How much harmonics 3–5 differ from note to note, their height apart: a deviation, dB. */
  readonly fingered: number
  /** How much weaker harmonics 2–4 are an octave higher, dB. */
  readonly dullerHigh: number
  /** The noise half-way between two harmonics, within a quarter of their distance, dB. */
  readonly noiseLow: number
  readonly noiseMiddle: number
  readonly noiseHigh: number
}

/** What is measured of one tone, against its first harmonic, dB. */
export type Colour = {
  readonly harmonics: readonly number[]
  /** Above the first harmonic, above the second, and so on. */
  readonly noises: readonly number[]
}

/** From the lowest Pa to the highest: what is sung. */
const RANGE = [-500, 1950] as const

/** Plays the swaras of a raga on a flute alone, and measures their tones. */
export function fluteColours({ swaras, tonicHz }: Raga): FluteColours {
  const places = [-1, 0, 1].flatMap((octave) =>
    swaras.map(({ ratio }) => centsOf(ratio) + 1200 * octave),
  )
  const sung = places.filter((cents) => cents > RANGE[0] && cents < RANGE[1])
  const hzOf = (cents: number) => tonicHz * 2 ** (TIMBRE.bansuri.octavesAboveSa + cents / 1200)
  const colours = sung.map((cents) => colourOf(evenTone(tonicHz, cents), hzOf(cents)))
  const [low = Number.NaN, high = Number.NaN] = [0, 1200].map((cents) =>
    overtonesOf(colours[sung.indexOf(cents)]),
  )
  const noiseAbove = (harmonic: number) =>
    meanOf(colours.map(({ noises }) => noises[harmonic - 1] ?? Number.NaN))
  return {
    fingered: differenceOf(colours),
    dullerHigh: low - high,
    noiseLow: noiseAbove(1),
    noiseMiddle: noiseAbove(3),
    noiseHigh: noiseAbove(5),
  }
}

const SECONDS = 3
const BEGUN_SECONDS = 0.5

/** A tone of a flute at the usual breath, which does not change. */
export function evenTone(saHz: number, cents: number): Float32Array {
  const ticks = SECONDS * TICKS_PER_SECOND
  const always = (value: number) => new Float32Array(ticks).fill(value)
  const contour = {
    startTick: 0,
    cents: always(cents),
    breath: always(1),
    air: always(1),
    tremble: always(0),
    strokes: [],
  }
  const length = SECONDS * SAMPLE_RATE
  const block = { left: new Float32Array(length), right: new Float32Array(length) }
  const flute = new Bansuri(saHz)
  flute.begin('even')
  for (let tick = 0; tick < ticks; tick++) flute.play(contour, tick, block, tick * SAMPLES_PER_TICK)
  return block.left.subarray(BEGUN_SECONDS * SAMPLE_RATE)
}

const WINDOW = 4096
const HARMONICS = 6

/** Measures a tone of a known pitch. */
export function colourOf(tone: Float32Array, hz: number): Colour {
  const power = summed(powerSpectra(tone, WINDOW, WINDOW / 4))
  const around = (middle: number) => {
    const [from, to] = [middle - hz / 8, middle + hz / 8].map((edge) =>
      Math.round((edge * WINDOW) / SAMPLE_RATE),
    )
    return 10 * Math.log10(power.subarray(from, to).reduce((sum, value) => sum + value, 0))
  }
  const first = around(hz)
  const from = (least: number) =>
    Array.from({ length: HARMONICS }, (_, index) => around((least + index) * hz) - first)
  return { harmonics: from(1), noises: from(1.5) }
}

/** How much harmonics 3–5 of tones, in the order of their pitches, differ from a straight slope, dB. */
export function differenceOf(colours: readonly Colour[]): number {
  const differences = [2, 3, 4].map((index) =>
    deviationOf(withoutSlope(colours.map(({ harmonics }) => harmonics[index] ?? Number.NaN))),
  )
  return meanOf(differences)
}

function overtonesOf(colour: Colour | undefined): number {
  return meanOf(colour?.harmonics.slice(1, 4) ?? [])
}
