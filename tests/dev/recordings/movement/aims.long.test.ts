import { expect, test } from 'vitest'
import { RAGAS } from '~/raga/catalogue.ts'
import {
  type Measured,
  meanOf,
  measured,
  missedBy,
  missedByAll,
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

test('the melodies of all ragas together move as real alaps do, and rest where singers rest', () => {
  expect(missedByAll(RAGAS.map(movementIn))).toEqual([])
})

test.each(['bansuri', 'sitar'] as const)(
  'the melodies of all ragas for the %s together move as real alaps do, and open as they do',
  (voice) => {
    const own = RAGAS.filter((raga) => raga.voice === voice).map(movementIn)
    expect(missedByMean(meanOf(own))).toEqual([])
  },
)

test('the table of movement shows the shares of the swaras beside those that are sung', () => {
  const todi = RAGAS.filter(({ id }) => id === 'todi').map(movementIn)
  expect(movementTable(todi)).toMatch(/shares by swara .* Todi P \d+ \(11\)/)
})

test('the table of movement shows every figure beside its aim, and names what is missed', () => {
  const [raga] = RAGAS
  if (!raga) throw new Error('The catalogue is empty')
  const still = movementIn(raga)
  const few = { ...still, movement: { ...still.movement, moves: 21 } }
  const unheard = { ...still, movement: { ...still.movement, fast: Number.NaN } }
  expect(movementTable([still])).not.toContain(`✗ ${raga.name}`)
  expect(movementTable([few])).toContain(`✗ ${raga.name}: moves 21.00 a minute, wanted 60 to 100`)
  expect(movementTable([few])).toContain('✗ All: moves 21.00 a minute, wanted 60 to 100')
  expect(missedBy(unheard)).toHaveLength(1)
})
