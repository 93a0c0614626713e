import { AIMS } from '~dev/recordings/timbre/aims.ts'
import {
  allSoundMissed,
  type MeasuredSound,
  meanSound,
  SOUND_FIGURES,
} from '~dev/recordings/timbre/measured-sound.ts'
import type { SoundFigures } from '~dev/recordings/timbre/sound-figures.ts'

/** Figures whose aims are so near to each other that a whole number would not tell. */
const FINE = new Set<keyof SoundFigures>(['trembleHz', 'attack'])

const WIDTHS = { title: 28, unit: 9, real: 11, aim: 14, mean: 8 }

/** How the instruments sound beside real ones and the aims; below, what is missed. */
export function soundTable(all: readonly MeasuredSound[]): string {
  const mean = meanSound(all)
  const head = line('how the instruments sound', '', 'real', 'aim', 'mean', 'of the ragas')
  const rows = SOUND_FIGURES.map((name) => row(name, mean[name], all))
  const missed = allSoundMissed(all).map((fault) => `✗ ${fault}`)
  return [head, ...rows, ...missed].join('\n  ')
}

function row(
  name: keyof SoundFigures,
  mean: number | undefined,
  all: readonly MeasuredSound[],
): string {
  const { title, unit, real, mean: aim } = AIMS[name]
  const written = (figure: number) =>
    figure.toFixed(name === 'flux' ? 3 : unit === 'dB' || FINE.has(name) ? 1 : 0)
  const figures = all.flatMap(({ raga, figures: { [name]: figure } }) =>
    figure === undefined ? [] : [{ who: raga.name, figure }],
  )
  const sorted = figures.sort((one, other) => one.figure - other.figure)
  const [lowest, highest] = [sorted[0], sorted.at(-1)].map((one) =>
    one ? `${written(one.figure)} (${one.who})` : '',
  )
  const aimed = name === 'thread' ? '≥ 6 or ≤ 0' : aim.join(' to ')
  const ranges = sorted.length > 0 ? `${lowest} to ${highest}` : ''
  return line(title, unit, real, aimed, mean === undefined ? '–' : written(mean), ranges)
}

function line(
  title: string,
  unit: string,
  real: string,
  aim: string,
  mean: string,
  ragas: string,
): string {
  return [
    title.padEnd(WIDTHS.title),
    unit.padEnd(WIDTHS.unit),
    (real || '–').padStart(WIDTHS.real),
    aim.padStart(WIDTHS.aim),
    mean.padStart(WIDTHS.mean),
    `  ${ragas}`,
  ].join('')
}
