import { expect, test } from 'vitest'
import { addDays, localDay } from '~/domain/day/local-day.ts'
import { marksByDay } from '~/domain/practice/day-counts.ts'
import { monthCounts, progressCounts } from '~/domain/practice/stat-counts.ts'
import { counts } from '~tests/domain/practice/arbitrary-days.ts'

const TODAY = localDay('2026-03-14')
const back = (offset: number) => addDays(TODAY, -offset)

const HISTORY = marksByDay([
  counts(back(100), { sessions: 1, checkIn: 5, entries: 1 }),
  counts(back(14), { checkIn: 4 }),
  counts(back(2), { sessions: 2 }),
  counts(back(1), { sessions: 1, entries: 1 }),
])

test('progress counts the ninety days that end today', () => {
  expect(progressCounts(HISTORY, TODAY)).toEqual({
    completion: { days: 3, of: 90 },
    mindful: 3,
    excellent: 2,
  })
})

test.each([
  ['2026-03-01', { points: 8, mostPoints: 70, sacred: 2, radiant: 1 }],
  ['2026-02-01', { points: 4, mostPoints: 140, sacred: 0, radiant: 1 }],
  ['2025-12-01', { points: 5, mostPoints: 140, sacred: 1, radiant: 1 }],
  ['2025-11-01', { points: 0, mostPoints: 0, sacred: 0, radiant: 0 }],
])('the month of %s is counted from the first record up to today', (month, expected) => {
  expect(monthCounts(HISTORY, localDay(month), TODAY)).toEqual(expected)
})
