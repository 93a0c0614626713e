import { expect, test } from 'vitest'
import { localDay } from '~/domain/day/local-day.ts'
import type { DayCounts } from '~/domain/practice/day-counts.ts'
import { dayRecord, energyLevelOf } from '~/domain/practice/day-record.ts'
import { counts } from '~tests/domain/practice/arbitrary-days.ts'

const DAY = localDay('2026-03-14')

const TABLE: readonly [Partial<DayCounts>, number, string][] = [
  [{}, 0, 'low'],
  [{ entries: 1 }, 2, 'high'],
  [{ sessions: 1 }, 3, 'high'],
  [{ sessions: 9 }, 3, 'high'],
  [{ checkIn: 3 }, 4, 'excellent'],
  [{ sessions: 1, checkIn: 1 }, 4, 'excellent'],
  [{ sessions: 1, entries: 2 }, 5, 'excellent'],
  [{ checkIn: 5, entries: 1 }, 5, 'excellent'],
  [{ sessions: 2, checkIn: 4, entries: 3 }, 5, 'excellent'],
]

test.each(TABLE)('the day record %j scores %i, %s', (told, mindfulnessScore, energyLevel) => {
  expect(dayRecord(DAY, counts(DAY, told))).toEqual({
    day: DAY,
    isCompleted: Object.keys(told).length > 0,
    sessions: told.sessions ?? 0,
    entries: told.entries ?? 0,
    hasMoodLog: 'sessions' in told || 'checkIn' in told,
    checkIn: told.checkIn ?? null,
    mindfulnessScore,
    energyLevel,
  })
})

test('a day without a row is a day without practice', () => {
  expect(dayRecord(DAY, undefined)).toEqual(dayRecord(DAY, counts(DAY)))
})

test.each([
  [0, 'low'],
  [1, 'medium'],
  [2, 'high'],
  [3, 'high'],
  [4, 'excellent'],
  [5, 'excellent'],
])('a score of %i points is called %s', (score, level) => {
  expect(energyLevelOf(score)).toBe(level)
})
