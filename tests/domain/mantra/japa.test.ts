import fc from 'fast-check'
import { expect, test } from 'vitest'
import { localDay } from '~/domain/day/local-day.ts'
import {
  emptyJapa,
  isWorthSaying,
  type Japa,
  nextBead,
  onDay,
  parseJapa,
  placeOf,
  startAnew,
  undoBead,
} from '~/domain/mantra/japa.ts'

const day = localDay('2026-03-14')
const next = localDay('2026-03-15')
const at = (beads: number): Japa => ({ day, beads })

test.each([
  [0, { rounds: 0, bead: 0, atGuru: false, turned: false }],
  [1, { rounds: 0, bead: 1, atGuru: false, turned: false }],
  [107, { rounds: 0, bead: 107, atGuru: false, turned: false }],
  [108, { rounds: 1, bead: 108, atGuru: true, turned: false }],
  [109, { rounds: 1, bead: 1, atGuru: false, turned: true }],
  [216, { rounds: 2, bead: 108, atGuru: true, turned: true }],
  [217, { rounds: 2, bead: 1, atGuru: false, turned: false }],
])('the place in the round is known after %i beads', (beads, place) => {
  expect(placeOf(at(beads))).toEqual({ ...place, of: 108 })
})

test('the place in the round is announced at every quarter of the round', () => {
  const said = Array.from({ length: 217 }, (_, beads) => beads).filter((beads) =>
    isWorthSaying(at(beads)),
  )
  expect(said).toEqual([27, 54, 81, 108, 135, 162, 189, 216])
})

test('the count is taken back bead by bead, across the guru bead too, and never below none', () => {
  expect(undoBead(at(109), day)).toEqual(at(108))
  expect(undoBead(at(108), day)).toEqual(at(107))
  expect(undoBead(at(0), day)).toEqual(at(0))
})

test('the count starts the round again and keeps the whole rounds', () => {
  expect(startAnew(at(54), day)).toEqual(at(0))
  expect(startAnew(at(108 + 54), day)).toEqual(at(108))
})

test('the count continues the unfinished round on another day, and nothing else', () => {
  expect(onDay(at(2 * 108 + 54), next)).toEqual({ day: next, beads: 54 })
  expect(onDay(at(108), next)).toEqual(emptyJapa(next))
  expect(nextBead(at(54), next)).toEqual({ day: next, beads: 55 })
  expect(startAnew(at(54), next)).toEqual(emptyJapa(next))
  expect(onDay(at(54), day)).toEqual(at(54))
})

test('the count stays consistent after any steps in any order', () => {
  const act = fc.constantFrom(nextBead, nextBead, nextBead, undoBead, startAnew)
  fc.assert(
    fc.property(fc.nat(400), fc.array(act, { maxLength: 300 }), (beads, acts) => {
      const end = acts.reduce((japa, run) => run(japa, day), at(beads))
      const { rounds, bead, atGuru } = placeOf(end)
      expect(rounds * 108 + (atGuru ? 0 : bead)).toBe(end.beads)
      expect(bead).toBeLessThanOrEqual(108)
      expect(undoBead(nextBead(end, day), day)).toEqual(end)
    }),
  )
})

test('a count kept on the device is read as it was written', () => {
  expect(parseJapa(JSON.parse(JSON.stringify(at(54))))).toEqual(at(54))
})

test.each([
  null,
  'yaman',
  7,
  [],
  {},
  { day },
  { beads: 3 },
  { day: '2026-02-30', beads: 3 },
  { day: 'today', beads: 3 },
  { day, beads: -1 },
  { day, beads: 1.5 },
  { day, beads: Number.NaN },
  { day, beads: 1e9 },
  { day, beads: '3' },
])('a count kept on the device is refused when it is %j', (kept) => {
  expect(parseJapa(kept)).toBeNull()
})
