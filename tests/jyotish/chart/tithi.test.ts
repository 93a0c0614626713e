import { expect, test } from 'vitest'
import { siderealLongitude as at } from '~/jyotish/angle.ts'
import { tithiOf } from '~/jyotish/chart/tithi.ts'

test.each([
  [0, 'Shukla', 1, 'Pratipada'],
  [59, 'Shukla', 5, 'Panchami'],
  [179.9, 'Shukla', 15, 'Purnima'],
  [180, 'Krishna', 1, 'Pratipada'],
  [359.9, 'Krishna', 15, 'Amavasya'],
])('the tithi with the Moon %d° ahead of the Sun is %s %d', (ahead, paksha, day, name) => {
  expect(tithiOf(at(350 + ahead), at(350))).toEqual({ paksha, day, name })
})
