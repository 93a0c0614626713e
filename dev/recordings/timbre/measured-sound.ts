import type { Raga } from '~/raga/model/raga.ts'
import { renderDrone } from '~/raga/sound/render-session.ts'
import { tunedStrings } from '~/raga/sound/strings/string-tables.ts'
import { SAMPLE_RATE } from '~/raga/sound/voice/stereo-block.ts'
import { TIMBRE } from '~/raga/sound/voice/timbre.ts'
import { collect } from '~dev/recordings/measure/collect.ts'
import { partialsOf } from '~dev/recordings/measure/partials.ts'
import { RECORDING_SEED } from '~dev/recordings/render/cache-key.ts'
import { AIMS, isWithin, limitsOf } from '~dev/recordings/timbre/aims.ts'
import { droneSpectrum } from '~dev/recordings/timbre/drone-spectrum.ts'
import { type FluteColours, fluteColours } from '~dev/recordings/timbre/flute-colours.ts'
import { type FluteFigures, fluteFigures } from '~dev/recordings/timbre/flute-figures.ts'
import { type LevelFigures, levelFigures } from '~dev/recordings/timbre/level-figures.ts'
import { type PluckedFigures, pluckedFigures } from '~dev/recordings/timbre/plucked-figures.ts'
import type { DroneFigures, SoundFigures } from '~dev/recordings/timbre/sound-figures.ts'

type Bands = readonly [number, number, number, number, number, number, number, number]

type SomeFigures = DroneFigures &
  Pick<LevelFigures, 'phraseLevel'> &
  Partial<LevelFigures & FluteFigures & FluteColours & PluckedFigures>

export type MeasuredSound = {
  readonly raga: Raga
  /** Those of a flute or a sitar only where the raga has one. */
  readonly figures: SomeFigures
}

export const SOUND_FIGURES = Object.keys(AIMS) as (keyof SoundFigures)[]

/** Both players have entered, and the drone has its whole strength. */
const FROM_SECONDS = 36
const SECONDS = 24

/** Renders the drone and the melody of a raga, and the tones of its voice. */
export function measuredSound(raga: Raga): MeasuredSound {
  const { phraseLevel, heldLevel } = levelFigures(raga)
  // A held string decays, and would hide how steady the hand is.
  const voice =
    raga.voice === 'bansuri'
      ? { heldLevel, ...fluteFigures(raga), ...fluteColours(raga) }
      : pluckedFigures(raga)
  return { raga, figures: { ...droneFigures(raga), phraseLevel, ...voice } }
}

/** The figures of the drone of a raga, which may be in any tuning. */
export function droneFigures(raga: Raga): DroneFigures {
  const request = { raga, minutes: 10, seed: RECORDING_SEED }
  const { left } = collect(renderDrone(request), FROM_SECONDS + SECONDS)
  const { cycleSeconds } = TIMBRE.tanpuras[0]
  const drone = droneSpectrum(left.subarray(FROM_SECONDS * SAMPLE_RATE), raga.tonicHz, cycleSeconds)
  const [to125, to250, to500, to1k, to2k, to4k, to8k, to12k] = drone.bands as Bands
  const { centroid, flux, swings, steepest, loudest, aboveFirst } = drone
  return {
    ...{ to125, to250, to500, to1k, to2k, to4k, to8k, to12k },
    ...{ centroid, flux, swing2k: swings[0], swing4k: swings[1], steepest, loudest, aboveFirst },
    thread: threadOf(raga),
  }
}

const THREAD_SECONDS = 4

function threadOf(raga: Raga): number {
  const levels = (tunedStrings(raga, 0)[3] ?? []).map((table) => {
    const heard = table().subarray(0.05 * SAMPLE_RATE, THREAD_SECONDS * SAMPLE_RATE)
    const partials = partialsOf(heard, SAMPLE_RATE, raga.tonicHz / 2, 12)
    return (partials[11]?.db ?? Number.NaN) - (partials[9]?.db ?? Number.NaN)
  })
  return levels.reduce((sum, level) => sum + level, 0) / levels.length
}

/** The mean of each figure over the ragas that have it. */
export function meanSound(all: readonly MeasuredSound[]): Partial<SoundFigures> {
  const means = SOUND_FIGURES.flatMap((name) => {
    const values = all.flatMap(({ figures }) => figures[name] ?? [])
    const sum = values.reduce((total, value) => total + value, 0)
    return values.length > 0 ? [[name, sum / values.length] as const] : []
  })
  return Object.fromEntries(means)
}

/** The figures outside their aims, each as a sentence that names the raga; empty if there is none. */
export function soundMissed({ raga, figures }: MeasuredSound): string[] {
  const hasGa = raga.swaras.some(({ swara }) => swara === 'G')
  return missed(raga.name, figures, (name) => limitsOf(name, hasGa))
}

/** The same for the mean of several ragas. */
export function soundMissedByMean(mean: Partial<SoundFigures>): string[] {
  return missed('All', mean, (name) => AIMS[name].mean)
}

/** All that the table of these ragas names as missed. */
export function allSoundMissed(all: readonly MeasuredSound[]): string[] {
  return [...soundMissedByMean(meanSound(all)), ...all.flatMap(soundMissed)]
}

function missed(
  who: string,
  figures: Partial<SoundFigures>,
  limits: (name: keyof SoundFigures) => readonly [number, number],
): string[] {
  return SOUND_FIGURES.flatMap((name) => {
    const figure = figures[name]
    const [least, most] = limits(name)
    if (figure === undefined || isWithin(figure, [least, most])) return []
    const { title, unit } = AIMS[name]
    return [`${who}: ${title} ${figure.toFixed(2)} ${unit}, wanted ${least} to ${most}`]
  })
}
