import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysFromTo, firstOfMonthAfter, weekdayOf } from '~/domain/day/calendar-day.ts'
import { addDays, firstOfMonth, localDay } from '~/domain/day/local-day.ts'
import { monthCells, monthWalk } from '~/domain/practice/month-cells.ts'
import { anyDay } from '~tests/domain/practice/arbitrary-days.ts'

const TODAY = localDay('2026-03-14')

test.each([
  ['March 2026, which begins on a Sunday', '2026-03-31', '2026-03-01', '2026-04-11'],
  ['August 2026, which begins on a Saturday', '2026-08-10', '2026-07-26', '2026-09-05'],
  ['February 2026, four whole weeks', '2026-02-02', '2026-02-01', '2026-03-14'],
  ['February 2024', '2024-02-29', '2024-01-28', '2024-03-09'],
])('the grid of a month has its first and last day: %s', (_name, month, first, last) => {
  const cells = monthCells(localDay(month), TODAY)
  expect([cells.length, cells[0]?.day, cells[41]?.day]).toEqual([42, first, last])
})

test('the grid of a month is six weeks in a row, Sunday first, with the whole month in it once', () => {
  fc.assert(
    fc.property(anyDay, (month) => {
      const cells = monthCells(month, TODAY)
      const days = cells.map(({ day }) => day)
      const [first = month] = days
      expect(weekdayOf(first)).toBe(0)
      expect(days).toEqual(daysFromTo(first, addDays(first, 41)))
      const inMonth = cells.filter(({ isInMonth }) => isInMonth).map(({ day }) => day)
      const last = addDays(firstOfMonthAfter(month, 1), -1)
      expect(inMonth).toEqual(daysFromTo(firstOfMonth(month), last))
    }),
  )
})

test('the grid of a month marks today and the days to come', () => {
  const cells = monthCells(TODAY, TODAY)
  expect(cells.filter(({ isToday }) => isToday).map(({ day }) => day)).toEqual([TODAY])
  expect(cells.filter(({ isFuture }) => isFuture)).toHaveLength(42 - 14)
})

test.each([
  ['a new person, this month', '2026-03-14', null, '2026-02-01', null],
  ['the ninety days begin in December', '2026-01-01', null, '2025-12-01', '2026-02-01'],
  ['last month leads to this one', '2026-02-20', null, '2026-01-01', '2026-03-01'],
  ['and there the walk ends', '2025-12-15', null, null, '2026-01-01'],
  ['unless there is something older', '2025-12-15', '2024-05-31', '2025-11-01', '2026-01-01'],
  ['up to its month', '2024-05-01', '2024-05-31', null, '2024-06-01'],
  ['a record after today opens no month', '2026-03-01', '2026-04-02', '2026-02-01', null],
  ['a month to come leads back', '2027-01-01', null, '2026-03-01', null],
  ['a month long gone leads on', '2020-01-01', null, null, '2025-12-01'],
])(
  'the walk through the months has its previous and next: %s',
  (_name, month, first, previous, next) => {
    const walk = monthWalk(localDay(month), first === null ? null : localDay(first), TODAY)
    expect(walk).toEqual({ previous, next })
  },
)

test.each([
  ['2026-03-31', null],
  ['2026-03-30', '2025-12-01'],
])('the walk of a new person on %s leads from January to %s', (today, previous) => {
  expect(monthWalk(localDay('2026-01-01'), null, localDay(today)).previous).toBe(previous)
})

test('the walk through the months reaches every day that may be filled in or looked at', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 800 }), (old) => {
      const first = addDays(TODAY, -old)
      const seen = new Set<string>()
      let month: ReturnType<typeof monthWalk>['previous'] = firstOfMonth(TODAY)
      while (month !== null) {
        for (const { day } of monthCells(month, TODAY)) seen.add(day)
        month = monthWalk(month, first, TODAY).previous
      }
      expect(seen.has(first) && seen.has(addDays(TODAY, -89))).toBe(true)
    }),
    { numRuns: 30 },
  )
})
