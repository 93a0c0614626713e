import { expect, test } from 'vitest'
import { siderealLongitude } from '~/jyotish/angle.ts'
import { isCombust } from '~/jyotish/grahas/combustion.ts'

const at = siderealLongitude

test.each([
  ['Moon', false, 12],
  ['Mars', false, 17],
  ['Mercury', false, 14],
  ['Mercury', true, 12],
  ['Jupiter', false, 11],
  ['Venus', false, 10],
  ['Venus', true, 8],
  ['Saturn', true, 15],
] as const)(
  'combustion hides %s (retrograde: %s) within %d° on either side of the Sun',
  (graha, retrograde, orb) => {
    const sun = at(2)
    for (const side of [-1, 1]) {
      expect(isCombust(graha, at(sun + side * (orb - 0.01)), retrograde, sun)).toBe(true)
      expect(isCombust(graha, at(sun + side * (orb + 0.01)), retrograde, sun)).toBe(false)
    }
  },
)

test('combustion hides neither the Sun nor the nodes', () => {
  for (const graha of ['Sun', 'Rahu', 'Ketu'] as const) {
    expect(isCombust(graha, at(10), false, at(10))).toBe(false)
  }
})
