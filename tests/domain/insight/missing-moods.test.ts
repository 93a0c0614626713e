import { expect, test } from 'vitest'
import { type Occasions, standsWithoutMissing } from '~/domain/insight/missing-moods.ts'

/** Moods so many points off the usual, half a point up and down in turn, and so many missing. */
function occasions(points: number, missing: number): Occasions {
  const known = Array.from({ length: 100 }, (_, day) => ({
    day,
    excess: points + (day % 2 === 0 ? 0.5 : -0.5),
  }))
  return { known, all: 100 + missing }
}

test.each([
  ['a quarter of a point stands when nothing is missing', 0.25, 0, 0, true],
  ['it does not when half is missing of one kind', 0.25, 100, 0, false],
  ['nor of the other', 0.25, 0, 100, false],
  // Three to one at the worst, the mean of each kind moves by a quarter of a point.
  ['less than half a point does not when nearly all is missing of both', 0.45, 9900, 9900, false],
  ['more than half a point does, however much is missing', 0.6, 9900, 9900, true],
])(
  'a difference is claimed only if missing moods could not undo it: %s',
  (_name, points, ofOnes, ofOthers, stands) => {
    const usual = occasions(0, ofOthers)
    expect(standsWithoutMissing(occasions(points, ofOnes), usual, 'higher')).toBe(stands)
    expect(standsWithoutMissing(occasions(-points, ofOnes), usual, 'lower')).toBe(stands)
    expect(standsWithoutMissing(occasions(points, ofOnes), usual, 'lower')).toBe(false)
  },
)

test('a difference is not claimed without known moods on both sides', () => {
  const none: Occasions = { known: [], all: 10 }
  expect(standsWithoutMissing(none, occasions(1, 0), 'higher')).toBe(false)
  expect(standsWithoutMissing(occasions(1, 0), none, 'higher')).toBe(false)
})
