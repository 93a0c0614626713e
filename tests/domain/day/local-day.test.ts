import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween, localDay, localDayAt } from '~/domain/day/local-day.ts'

test.each(['2026-02-28', '2024-02-29', '0001-01-01', '9999-12-31'])(
  'the text %s is a local day',
  (text) => {
    expect(localDay(text)).toBe(text)
  },
)

test.each([
  '2026-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-1-1',
  ' 2026-01-01',
  '2026-01-01T00',
  '',
])('the text "%s" is not a local day', (text) => {
  expect(() => localDay(text)).toThrow(RangeError)
})

test('an instant belongs to the day on the wall clock, up to the last moment of the day', () => {
  expect(localDayAt(new Date(2026, 2, 29, 0, 0, 0, 0))).toBe('2026-03-29')
  expect(localDayAt(new Date(2026, 2, 29, 23, 59, 59, 999))).toBe('2026-03-29')
  expect(localDayAt(new Date(2026, 10, 1, 1, 30))).toBe('2026-11-01')
})

test('local days keep four digits for the year', () => {
  const early = new Date(2026, 0, 1)
  early.setFullYear(87)
  expect(localDayAt(early)).toBe('0087-01-01')
})

test('local days are counted whole across daylight saving and leap years', () => {
  expect(daysBetween(localDay('2026-03-28'), localDay('2026-03-30'))).toBe(2)
  expect(daysBetween(localDay('2024-02-28'), localDay('2024-03-01'))).toBe(2)
  expect(daysBetween(localDay('2026-01-02'), localDay('2026-01-01'))).toBe(-1)
  expect(addDays(localDay('2023-12-31'), 1)).toBe('2024-01-01')
})

test('adding days and counting days agree', () => {
  const days = fc.integer({ min: -100_000, max: 100_000 })
  fc.assert(
    fc.property(days, days, (start, count) => {
      const from = addDays(localDay('2026-01-01'), start)
      expect(daysBetween(from, addDays(from, count))).toBe(count)
    }),
  )
})
