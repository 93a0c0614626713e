import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, localDay } from '~/domain/day/local-day.ts'
import { dayNumberOf } from '~/domain/session/recording-of-the-day.ts'

const FIRST = localDay('2024-01-01')

test.each([
  ['2024-01-01', 1],
  ['2024-01-05', 5],
  ['2024-01-06', 1],
  ['2024-03-01', 1],
  ['2025-01-01', 2],
  ['2023-12-31', 5],
])('the day %s has session %d', (day, number) => {
  expect(dayNumberOf(localDay(day))).toBe(number)
})

test('the session numbers repeat after five days, before the first day as after it', () => {
  fc.assert(
    fc.property(fc.integer({ min: -20_000, max: 60_000 }), (days) => {
      const today = dayNumberOf(addDays(FIRST, days))
      expect(dayNumberOf(addDays(FIRST, days + 1))).toBe((today % 5) + 1)
    }),
  )
})
