import { AIMS, type Movement } from '~dev/recordings/movement/aims.ts'
import { allMissed, FIGURES, type Measured, meanOf } from '~dev/recordings/movement/measured.ts'
import { besideReal, correlationOfAll, SHARES_AIM } from '~dev/recordings/movement/shares.ts'

const WIDTHS = { title: 28, unit: 9, real: 7, aim: 12, mean: 8 }

/** How these ragas move beside real alaps and the aims, a figure in a line; below, what is missed. */
export function movementTable(all: readonly Measured[]): string {
  const mean = meanOf(all)
  const head = line('how the melody moves', '', 'real', 'aim', 'mean', 'of the ragas')
  const rows = FIGURES.map((name) => row(name, mean[name], all))
  const missed = allMissed(all).map((fault) => `✗ ${fault}`)
  return [head, ...rows, sharesRow(all), ...missed].join('\n  ')
}

/** The shares of the steady time that are known of singers, ours and theirs. */
function sharesRow(all: readonly Measured[]): string {
  const pairs = all.flatMap((one) =>
    besideReal(one).map(({ letter, real, ours }) => ({ raga: one.raga.name, letter, real, ours })),
  )
  const found = correlationOfAll(all)
  const mean = Number.isNaN(found) ? '–' : found.toFixed(2)
  const ragas = pairs.map(({ raga, letter, real, ours }) => {
    return `${raga} ${letter} ${ours.toFixed(0)} (${real})`
  })
  const aim = `≥ ${SHARES_AIM.correlation}`
  return line('shares by swara (as sung)', 'r', '–', aim, mean, ragas.join(', '))
}

function row(name: keyof Movement, mean: number, all: readonly Measured[]): string {
  const { title, unit, real, mean: aim } = AIMS[name]
  const digits = unit === 's' ? 2 : 0
  const written = (figure: number) => figure.toFixed(name === 'wander' ? 1 : digits)
  const sorted = [...all].sort((one, other) => one.movement[name] - other.movement[name])
  const [lowest, highest] = [sorted[0], sorted.at(-1)].map((one) =>
    one ? `${written(one.movement[name])} (${one.raga.name})` : '',
  )
  const figure = real === null ? '–' : written(real)
  return line(title, unit, figure, aim.join(' to '), written(mean), `${lowest} to ${highest}`)
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
    real.padStart(WIDTHS.real),
    aim.padStart(WIDTHS.aim),
    mean.padStart(WIDTHS.mean),
    `  ${ragas}`,
  ].join('')
}
