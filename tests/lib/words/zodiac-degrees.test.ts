import fc from 'fast-check'
import { expect, test } from 'vitest'
import { siderealLongitude } from '~/jyotish/angle.ts'
import { nakshatraOf } from '~/jyotish/chart/nakshatra.ts'
import {
  degreesAndMinutes,
  degreesOfZodiac,
  degreesToTheSecond,
  wholeDegrees,
} from '~/lib/words/zodiac-degrees.ts'

test.each([
  [0, '0° 00′ 00″'],
  [12.5, '12° 30′ 00″'],
  // Sixtieths that binary fractions miss by a hair.
  [12.3, '12° 18′ 00″'],
  [0.999_999, '1° 00′ 00″'],
  [12.999_9, '13° 00′ 00″'],
  [29.999_99, '29° 59′ 59″'],
  [30 - 1e-12, '29° 59′ 59″'],
  // The border of a pada, and of a nakshatra.
  [10 - 1e-5, '9° 59′ 59″'],
  [10, '10° 00′ 00″'],
  [40 / 3 - 1e-5, '13° 19′ 59″'],
])('%d degrees of a sign are %s', (degree, words) => {
  expect(degreesToTheSecond(degree)).toBe(words)
})

test.each([
  [0, '0.00°'],
  [140.953, '140.95°'],
  [140.957, '140.96°'],
  [29.996, '29.99°'],
  [29.994, '29.99°'],
  [30, '30.00°'],
  [359.996, '359.99°'],
  [359.999_999_999, '359.99°'],
])('the longitude %d is %s of the zodiac', (longitude, words) => {
  expect(degreesOfZodiac(longitude)).toBe(words)
})

const longitudes = fc.oneof(
  fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true }),
  // Just before and at the borders of padas, in floating point and in printed units.
  fc
    .tuple(fc.integer({ min: 1, max: 108 }), fc.constantFrom(0, 1e-12, 1e-6, 1e-4, 0.004, 0.006))
    .map(([pada, before]) => (pada * 10) / 3 - before)
    .filter((longitude) => longitude < 360),
)

test('no printed angle is 60 minutes, 60 seconds, 30 degrees of a sign or 360 of the zodiac', () => {
  fc.assert(
    fc.property(longitudes, (longitude) => {
      const words = degreesToTheSecond(longitude % 30)
      const [degrees = 99, minutes = 99, seconds = 99] = (words.match(/\d+/g) ?? []).map(Number)
      expect(degrees).toBeLessThan(30)
      expect(minutes).toBeLessThan(60)
      expect(seconds).toBeLessThan(60)
      expect(degreesAndMinutes(longitude % 30)).toBe(words.replace(/ \d\d″$/, ''))
      expect(wholeDegrees(longitude % 30)).toBe(degrees)
      expect(Number.parseFloat(degreesOfZodiac(longitude))).toBeLessThan(360)
    }),
    { numRuns: 2000 },
  )
})

test('a printed angle is in the sign, the nakshatra and the pada that are printed with it, and near the true one', () => {
  fc.assert(
    fc.property(longitudes, (longitude) => {
      const sign = Math.floor(longitude / 30)
      const { index, pada } = nakshatraOf(siderealLongitude(longitude))
      const [degrees = 0, minutes = 0, seconds = 0] = (
        degreesToTheSecond(longitude % 30).match(/\d+/g) ?? []
      ).map(Number)
      const inSeconds = sign * 30 + degrees + minutes / 60 + seconds / 3600
      const inHundredths = Number.parseFloat(degreesOfZodiac(longitude))
      expect(Math.floor(inHundredths / 30)).toBe(sign)
      // What is printed lies at most a printed unit from the angle, and never beyond its border.
      const end = ((index * 4 + pada) * 10) / 3
      expect(inSeconds).toBeLessThan(end)
      expect(inHundredths).toBeLessThan(end)
      expect(Math.abs(inSeconds - longitude)).toBeLessThanOrEqual(1 / 3600 + 1e-9)
      expect(Math.abs(inHundredths - longitude)).toBeLessThanOrEqual(0.01 + 1e-9)
    }),
    { numRuns: 2000 },
  )
})
