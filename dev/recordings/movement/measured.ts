import type { Raga } from '~/raga/raga.ts'
import { repertoireOf } from '~/raga/repertoire.ts'
import { composeAlap } from '~/raga/score/compose-alap.ts'
import { AIMS, inUnit, isWithin, limitsOf } from '~dev/recordings/movement/aims.ts'
import { type Movement, movementOf } from '~dev/recordings/movement/movement.ts'
import { pitchCurve } from '~dev/recordings/movement/pitch-curve.ts'

const MINUTES = 10
const SEEDS = ['1', '2', '3', '4', '5']

export type Measured = { readonly raga: Raga; readonly movement: Movement }

export const FIGURES = Object.keys(AIMS) as (keyof Movement)[]

/** How the alaps of a raga move, over five seeds of ten minutes, in the units of the aims. */
export function measured(raga: Raga): Measured {
  const curves = SEEDS.map((seed) => {
    const request = { raga, minutes: MINUTES, seed }
    return pitchCurve(request, composeAlap({ ...request, repertoire: repertoireOf(raga.id) }))
  })
  const movement = movementOf(curves)
  return { raga, movement: figured((name) => inUnit(name, movement[name])) }
}

/** The mean of each figure over several ragas. */
export function meanOf(all: readonly Measured[]): Movement {
  return figured((name) => all.reduce((sum, { movement }) => sum + movement[name], 0) / all.length)
}

function figured(figure: (name: keyof Movement) => number): Movement {
  return Object.fromEntries(FIGURES.map((name) => [name, figure(name)])) as Movement
}

/** The figures outside their aims, each as a sentence that names the raga; empty if there is none. */
export function missedBy({ raga, movement }: Measured): string[] {
  return FIGURES.filter((name) => !isWithin(movement[name], limitsOf(name, raga))).map((name) =>
    sentence(raga.name, name, movement[name], limitsOf(name, raga)),
  )
}

/** The same for the mean of all ragas. */
export function missedByMean(mean: Movement): string[] {
  return FIGURES.filter((name) => !isWithin(mean[name], AIMS[name].mean)).map((name) =>
    sentence('All', name, mean[name], AIMS[name].mean),
  )
}

function sentence(who: string, name: keyof Movement, figure: number, limits: readonly number[]) {
  const { title, unit } = AIMS[name]
  return `${who}: ${title} ${figure.toFixed(2)} ${unit}, wanted ${limits.join(' to ')}`
}
