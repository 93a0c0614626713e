import { expect, test } from 'vitest'
import { dignityOf } from '~/jyotish/chart/dignity.ts'

// As Santhanam's translation of Brihat Parashara Hora Shastra prints them, chapter 3, verses 49 to 54.
test.each([
  ['Sun', 'Aries', 10, 'exalted'],
  ['Moon', 'Taurus', 2.99, 'exalted'],
  ['Moon', 'Taurus', 3, 'moolatrikona'],
  ['Moon', 'Cancer', 15, 'own sign'],
  ['Mars', 'Capricorn', 28, 'exalted'],
  ['Mars', 'Aries', 11.99, 'moolatrikona'],
  ['Mars', 'Aries', 12, 'own sign'],
  ['Mercury', 'Virgo', 14.99, 'exalted'],
  ['Mercury', 'Virgo', 15, 'moolatrikona'],
  ['Mercury', 'Virgo', 20, 'own sign'],
  ['Mercury', 'Pisces', 15, 'debilitated'],
  ['Jupiter', 'Cancer', 5, 'exalted'],
  ['Jupiter', 'Sagittarius', 9.99, 'moolatrikona'],
  ['Jupiter', 'Pisces', 9, 'own sign'],
  ['Venus', 'Pisces', 27, 'exalted'],
  ['Venus', 'Libra', 14.99, 'moolatrikona'],
  ['Venus', 'Virgo', 27, 'debilitated'],
  ['Saturn', 'Libra', 20, 'exalted'],
  ['Saturn', 'Aquarius', 19.99, 'moolatrikona'],
  ['Saturn', 'Capricorn', 1.5, 'own sign'],
  ['Saturn', 'Aries', 20, 'debilitated'],
] as const)('%s in %s at %d degrees is %s', (graha, sign, degree, dignity) => {
  expect(dignityOf(graha, sign, degree)).toBe(dignity)
})

test('a graha elsewhere has no dignity, and the nodes have none at all', () => {
  expect(dignityOf('Sun', 'Taurus', 0.65)).toBeNull()
  expect(dignityOf('Rahu', 'Taurus', 20)).toBeNull()
  expect(dignityOf('Ketu', 'Scorpio', 20)).toBeNull()
})
