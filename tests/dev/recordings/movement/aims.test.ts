import { expect, test } from 'vitest'
import { RAGAS } from '~/raga/catalogue.ts'
import {
  type Measured,
  meanOf,
  measured,
  missedBy,
  missedByMean,
} from '~dev/recordings/movement/measured.ts'
import { movementTable } from '~dev/recordings/movement/movement-table.ts'

const ALL = new Map<string, Measured>()

function movementIn(raga: (typeof RAGAS)[number]): Measured {
  const known = ALL.get(raga.id) ?? measured(raga)
  ALL.set(raga.id, known)
  return known
}

test.each(RAGAS.map((raga) => [raga.name, raga] as const))(
  'the melody of %s moves as real alaps do, within its aims',
  (_name, raga) => {
    expect(missedBy(movementIn(raga))).toEqual([])
  },
)

test('the melodies of all ragas together move as real alaps do', () => {
  expect(missedByMean(meanOf(RAGAS.map(movementIn)))).toEqual([])
})

test('the table of movement shows every figure beside its aim, and names what is missed', () => {
  const [raga] = RAGAS
  if (!raga) throw new Error('The catalogue is empty')
  const still = movementIn(raga)
  const few = { ...still, movement: { ...still.movement, moves: 21 } }
  const unheard = { ...still, movement: { ...still.movement, fast: Number.NaN } }
  expect(movementTable([still])).not.toContain(`✗ ${raga.name}`)
  expect(movementTable([few])).toContain(`✗ ${raga.name}: moves 21.00 a minute, wanted 58 to 100`)
  expect(movementTable([few])).toContain('✗ All: moves 21.00 a minute, wanted 60 to 100')
  expect(missedBy(unheard)).toHaveLength(1)
})
