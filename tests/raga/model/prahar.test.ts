import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PRAHARS, praharAt, praharNames } from '~/raga/model/prahar.ts'

test('the watch of the day follows three-hour watches when the sun keeps six to six', () => {
  const hours = [6, 9, 12, 15, 18, 21, 0, 3]
  expect(hours.map((hour) => praharAt(hour * 60))).toEqual(PRAHARS)
  expect(hours.map((hour) => praharAt((hour * 60 + 179) % 1440))).toEqual(PRAHARS)
})

test('the watch of the day stretches with a summer day and shrinks the night', () => {
  expect(praharAt(5 * 60, 270, 1230)).toBe('day-1')
  expect(praharAt(8 * 60 + 29, 270, 1230)).toBe('day-1')
  expect(praharAt(8 * 60 + 30, 270, 1230)).toBe('day-2')
  expect(praharAt(4 * 60 + 29, 270, 1230)).toBe('night-4')
})

test('the watch of the day accepts a sunset after midnight, and a midnight written as 1440', () => {
  expect(praharAt(10, 180, 20)).toBe('day-4')
  expect(praharAt(25, 180, 20)).toBe('night-1')
  expect(praharAt(1440)).toBe(praharAt(0))
})

test('the watch of the day gives every watch once a day, in order, whenever the sun rises and sets', () => {
  const minute = fc.integer({ min: 0, max: 1439 })
  fc.assert(
    fc.property(minute, minute, (sunrise, sunset) => {
      fc.pre((sunset - sunrise + 1440) % 1440 >= 4 && (sunrise - sunset + 1440) % 1440 >= 4)
      const day = [...Array(1440).keys()].map((offset) =>
        PRAHARS.indexOf(praharAt((sunrise + offset) % 1440, sunrise, sunset)),
      )
      expect(new Set(day).size).toBe(8)
      expect(day).toEqual([...day].sort())
    }),
    { numRuns: 40 },
  )
})

test.each([Number.NaN, -1, 1441])('the watch of the day refuses %s as a minute', (minutes) => {
  expect(() => praharAt(minutes)).toThrow(RangeError)
  expect(() => praharAt(0, minutes)).toThrow(RangeError)
  expect(() => praharAt(0, 360, minutes)).toThrow(RangeError)
})

test('the watch of the day names each watch in words', () => {
  expect(praharNames('day-1')).toMatchObject({
    name: 'First watch of the day',
    prahar: 'Pratham prahar',
  })
  expect(new Set(PRAHARS.map((prahar) => praharNames(prahar).name)).size).toBe(8)
})
