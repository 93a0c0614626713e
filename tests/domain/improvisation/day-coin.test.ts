import { expect, test } from 'vitest'
import { addDays, localDay } from '~/domain/day/local-day.ts'
import { coinOfDay } from '~/domain/improvisation/day-coin.ts'

const FIRST = localDay('2026-01-01')
const coins = (person: string, days: number) =>
  Array.from({ length: days }, (_, index) => coinOfDay(person, addDays(FIRST, index)))
const journeys = (sides: readonly string[]) => sides.filter((side) => side === 'journey').length

test('the coin of a day is the same at each look', () => {
  expect(coins('meera', 50)).toEqual(coins('meera', 50))
})

test('a coin is fair: over ten thousand days, and after either side', () => {
  const sides = coins('meera', 10_000)
  // Four standard deviations of a fair coin.
  expect(Math.abs(journeys(sides) - 5000)).toBeLessThan(200)
  const after = sides.slice(1).filter((_, index) => sides[index] === 'journey')
  expect(Math.abs(journeys(after) / after.length - 0.5)).toBeLessThan(0.03)
})

test('of a thousand persons about half have a journey on the same day', () => {
  const people = Array.from({ length: 1000 }, (_, index) => coinOfDay(`person ${index}`, FIRST))
  expect(Math.abs(journeys(people) - 500)).toBeLessThan(64)
})
