import type { Raga } from '~/raga/model/raga.ts'
import { repertoireOf } from '~/raga/repertoire.ts'
import { composeAlap } from '~/raga/score/compose-alap.ts'
import { AIMS, inUnit, isWithin, limitsOf, type Movement } from '~dev/recordings/movement/aims.ts'
import { movementOf } from '~dev/recordings/movement/movement.ts'
import { onTheNote } from '~dev/recordings/movement/on-the-note.ts'
import { pitchCurve } from '~dev/recordings/movement/pitch-curve.ts'
import {
  type RagaShares,
  sharesMissed,
  sharesMissedByAll,
  steadyShares,
} from '~dev/recordings/movement/shares.ts'
import { writtenOrnaments } from '~dev/recordings/movement/written-ornaments.ts'

const MINUTES = 10
const SEEDS = ['1', '2', '3', '4', '5']

/** How a raga's alaps move, and which swaras they rest on. */
export type Measured = RagaShares & { readonly movement: Movement }

export const FIGURES = Object.keys(AIMS) as (keyof Movement)[]

/** How the alaps of a raga move, over five seeds of ten minutes, in the units of the aims. */
export function measured(raga: Raga): Measured {
  const repertoire = repertoireOf(raga.id)
  const takes = SEEDS.map((seed) => {
    const request = { raga, minutes: MINUTES, seed }
    const score = composeAlap({ ...request, repertoire })
    return { score, curve: pitchCurve(request, score) }
  })
  const scores = takes.map(({ score }) => score)
  const curves = takes.map(({ curve }) => curve)
  const movement = { ...movementOf(curves), ...writtenOrnaments(scores), ...onTheNote(raga, takes) }
  return {
    raga,
    movement: figured((name) => inUnit(name, movement[name])),
    shares: steadyShares(curves),
  }
}

/** The mean of each figure over several ragas. */
export function meanOf(all: readonly Measured[]): Movement {
  return figured((name) => all.reduce((sum, { movement }) => sum + movement[name], 0) / all.length)
}

function figured(figure: (name: keyof Movement) => number): Movement {
  return Object.fromEntries(FIGURES.map((name) => [name, figure(name)])) as Movement
}

/** What is outside its aim, each as a sentence that names the raga; empty if there is nothing. */
export function missedBy({ raga, movement, shares }: Measured): string[] {
  const figures = FIGURES.filter((name) => !isWithin(movement[name], limitsOf(name))).map((name) =>
    sentence(raga.name, name, movement[name], limitsOf(name)),
  )
  return [...figures, ...sharesMissed({ raga, shares })]
}

/** The same for the mean of these ragas, and for their shares together. */
export function missedByAll(all: readonly Measured[]): string[] {
  return [...missedByMean(meanOf(all)), ...sharesMissedByAll(all)]
}

/** All that the table of these ragas names as missed. */
export function allMissed(all: readonly Measured[]): string[] {
  return [...missedByAll(all), ...all.flatMap(missedBy)]
}

/** The same for a mean. */
export function missedByMean(mean: Movement): string[] {
  return FIGURES.filter((name) => !isWithin(mean[name], AIMS[name].mean)).map((name) =>
    sentence('All', name, mean[name], AIMS[name].mean),
  )
}

function sentence(who: string, name: keyof Movement, figure: number, limits: readonly number[]) {
  const { title, unit } = AIMS[name]
  return `${who}: ${title} ${figure.toFixed(2)} ${unit}, wanted ${limits.join(' to ')}`
}
