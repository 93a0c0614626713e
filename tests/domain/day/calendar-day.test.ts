import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  daysFromTo,
  earlierOf,
  firstOfMonthAfter,
  firstOfWeek,
  firstOfYear,
  laterOf,
  WEEKDAYS,
  weekdayOf,
} from '~/domain/day/calendar-day.ts'
import { addDays, dayNumber, daysBetween, firstOfMonth, localDay } from '~/domain/day/local-day.ts'
import { anyDay } from '~tests/domain/practice/arbitrary-days.ts'

test.each([
  ['1901-01-01', 'Tuesday'],
  ['1970-01-01', 'Thursday'],
  ['2000-02-29', 'Tuesday'],
  ['2023-01-01', 'Sunday'],
  ['2026-03-14', 'Saturday'],
  ['2199-12-31', 'Tuesday'],
])('the weekday of %s is %s', (day, name) => {
  expect(WEEKDAYS[weekdayOf(localDay(day))]).toBe(name)
})

test('the number of a day is the days since 1970', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      expect(dayNumber(day)).toBe(daysBetween(localDay('1970-01-01'), day))
    }),
    { numRuns: 1000 },
  )
})

test('the next day has the next weekday', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      expect(weekdayOf(addDays(day, 1))).toBe((weekdayOf(day) + 1) % 7)
    }),
  )
})

test.each([
  ['2026-01-31', 1, '2026-02-01'],
  ['2026-01-31', -1, '2025-12-01'],
  ['2024-12-01', 1, '2025-01-01'],
  ['2024-03-15', 0, '2024-03-01'],
  ['2024-03-15', -27, '2021-12-01'],
])('the month of %s and %i months begins on %s', (day, count, month) => {
  expect(firstOfMonthAfter(localDay(day), count)).toBe(month)
})

test('the next month is the month of the day after the last day of this month', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -500, max: 500 }), (day, count) => {
      const month = firstOfMonthAfter(day, count)
      expect(localDay(month)).toBe(firstOfMonth(month))
      expect(firstOfMonthAfter(month, -count)).toBe(firstOfMonth(day))
      expect(firstOfMonth(addDays(firstOfMonthAfter(day, 1), -1))).toBe(firstOfMonth(day))
    }),
  )
})

test('a week and a year begin on or before each of their days', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      expect(weekdayOf(firstOfWeek(day))).toBe(0)
      expect(daysBetween(firstOfWeek(day), day)).toBeLessThan(7)
      expect(firstOfWeek(day) <= day && firstOfYear(day) <= day).toBe(true)
      expect(firstOfYear(day).slice(0, 4)).toBe(day.slice(0, 4))
    }),
  )
})

test('the days from one day to another include both', () => {
  const [first, last] = [localDay('2024-02-27'), localDay('2024-03-01')]
  expect(daysFromTo(first, last)).toEqual(['2024-02-27', '2024-02-28', '2024-02-29', '2024-03-01'])
  expect(daysFromTo(last, first)).toEqual([])
  expect([earlierOf(first, last), earlierOf(last, first)]).toEqual([first, first])
  expect([laterOf(first, last), laterOf(last, first)]).toEqual([last, last])
})
