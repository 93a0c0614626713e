import { expect, test } from 'vitest'
import { localDay } from '~/domain/day/local-day.ts'
import type { DayCounts } from '~/domain/practice/day-counts.ts'
import { dayRecord, energyLevelOf } from '~/domain/practice/day-record.ts'
import { counts } from '~tests/domain/practice/arbitrary-days.ts'

const DAY = localDay('2026-03-14')

const TABLE: readonly [Partial<DayCounts>, number, string, string][] = [
  [{}, 0, 'low', 'A quiet day'],
  [{ entries: 1 }, 2, 'high', '1 reflection'],
  [{ sessions: 1 }, 3, 'high', '1 session'],
  [{ sessions: 9 }, 3, 'high', '9 sessions'],
  [{ checkIn: 3 }, 4, 'excellent', 'Felt neutral'],
  [{ sessions: 1, checkIn: 1 }, 4, 'excellent', '1 session, felt very sad'],
  [{ sessions: 1, entries: 2 }, 5, 'excellent', '1 session, 2 reflections'],
  [{ checkIn: 5, entries: 1 }, 5, 'excellent', 'Felt very happy, 1 reflection'],
  [
    { sessions: 2, checkIn: 4, entries: 3 },
    5,
    'excellent',
    '2 sessions, felt happy, 3 reflections',
  ],
]

test.each(TABLE)(
  'the day record %j scores %i, %s: %s',
  (told, mindfulnessScore, energyLevel, tooltip) => {
    expect(dayRecord(DAY, counts(DAY, told))).toEqual({
      day: DAY,
      isCompleted: Object.keys(told).length > 0,
      hasSession: 'sessions' in told,
      hasJournal: 'entries' in told,
      hasMoodLog: 'sessions' in told || 'checkIn' in told,
      checkIn: told.checkIn ?? null,
      mindfulnessScore,
      energyLevel,
      tooltip,
    })
  },
)

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
