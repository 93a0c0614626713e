import { expect, test } from 'vitest'
import type { RagaId } from '~/raga/model/raga.ts'
import { SWARAS, type SwaraLetter } from '~/raga/model/swara.ts'
import {
  correlationOf,
  REAL_SHARES,
  sharesMissed,
  sharesMissedByAll,
  steadyShares,
} from '~dev/recordings/movement/shares.ts'
import { ragaFor } from '~tests/support/sound/raga-for.ts'

/** A raga that rests so much on these swaras, percent, and on no others. */
function resting(id: RagaId, some: Partial<Record<SwaraLetter, number>>) {
  const shares = Object.fromEntries(SWARAS.map(({ letter }) => [letter, some[letter] ?? 0]))
  return { raga: ragaFor(id), shares: shares as Record<SwaraLetter, number> }
}

test('the shares of the swaras are counted where the pitch rests, in any octave', () => {
  const held = (seconds: number, cents: number) =>
    Array.from({ length: 100 * seconds }, () => cents)
  const shares = steadyShares([
    Float64Array.from([...held(3, 0), ...held(1, -500), ...held(2, 1390), ...held(2, Number.NaN)]),
  ])
  expect(shares.S).toBeCloseTo(50, -0.5)
  expect(shares.R).toBeGreaterThan(25)
  expect(shares.P).toBeGreaterThan(10)
  expect(shares.S + shares.R + shares.P).toBeCloseTo(100, 6)
})

test('the correlation of shares is one for a straight line, and minus one for its contrary', () => {
  const pairs = [1, 2, 4].map((real) => ({ real, ours: 3 * real + 1 }))
  expect(correlationOf(pairs)).toBeCloseTo(1, 9)
  expect(correlationOf(pairs.map(({ real, ours }) => ({ real, ours: -ours })))).toBeCloseTo(-1, 9)
})

test('shares as they are sung are accepted', () => {
  for (const id of Object.keys(REAL_SHARES) as RagaId[]) {
    const { vadi, samvadi } = ragaFor(id)
    const sung = resting(id, { [samvadi]: 20, [vadi]: 30, ...REAL_SHARES[id] })
    expect(sharesMissed(sung)).toEqual([])
    expect(sharesMissedByAll([sung])).toEqual([])
  }
})

test('shares as they once were, far from those that are sung, are found', () => {
  const ahir = resting('ahir-bhairav', { n: 4, G: 3, m: 19 })
  expect(sharesMissed(ahir)).toEqual([
    'Ahir Bhairav: G sounds 3.0 %, sung 16 %',
    'Ahir Bhairav: m sounds 19.0 %, sung 7 %',
    'Ahir Bhairav: n sounds 4.0 %, sung 11 %',
    'Ahir Bhairav: shares correlate by -0.86, wanted at least 0.85',
  ])
  expect(sharesMissed(resting('todi', { d: 30, g: 26, P: 2 }))).toEqual([
    'Todi: P sounds 2.0 %, sung 11 %',
  ])
  expect(sharesMissedByAll([ahir])).toHaveLength(1)
})

test('a vadi that does not lead, and a samvadi that does not follow, are found', () => {
  expect(sharesMissed(resting('desh', { S: 40, R: 30, P: 20 }))).toEqual([])
  expect(sharesMissed(resting('desh', { S: 40, R: 20, P: 30 }))).toEqual([
    'Desh: the vadi does not lead',
  ])
  expect(sharesMissed(resting('desh', { S: 40, R: 20, N: 15, P: 10 }))).toEqual([
    'Desh: the samvadi does not follow',
  ])
  // Singers were measured on its Pa alone.
  expect(sharesMissed(resting('todi', { d: 30, P: 14, g: 11 }))).toEqual([
    'Todi: the samvadi does not follow',
  ])
})
