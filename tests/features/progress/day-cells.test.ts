import { expect, test } from 'vitest'
import { localDay } from '~/domain/day/local-day.ts'
import type { DayCounts } from '~/domain/practice/day-counts.ts'
import { dayRecord } from '~/domain/practice/day-record.ts'
import { monthCells } from '~/domain/practice/month-cells.ts'
import { dayCells, dayDescription } from '~/features/progress/day-cells.ts'
import { practiceOf } from '~/features/progress/practice-shown.ts'
import { counts } from '~tests/domain/practice/arbitrary-days.ts'
import { held } from './open-progress.tsx'

const TODAY = localDay('2026-03-18')

test('a thread joins the days of a streak and its days of rest, and no other days', () => {
  const days = ['2026-03-03', '2026-03-05', '2026-03-06', '2026-03-08'].map((day) =>
    held(day, { checkIn: 4 }),
  )
  const restDays = new Set([localDay('2026-03-07')])
  const cells = dayCells(
    monthCells(TODAY, TODAY),
    practiceOf({ today: TODAY, practice: days, restDays }),
  )
  const joined = (side: 'threadBefore' | 'threadAfter') =>
    cells.filter((cell) => cell[side]).map(({ id }) => id.slice(-2))
  expect(joined('threadAfter')).toEqual(['05', '06', '07'])
  expect(joined('threadBefore')).toEqual(['06', '07', '08'])
})

test.each<[Partial<DayCounts>, string]>([
  [{}, 'A quiet day'],
  [{ entries: 1 }, '1 reflection'],
  [{ sessions: 1 }, '1 session'],
  [{ sessions: 9 }, '9 sessions'],
  [{ checkIn: 3 }, 'Felt neutral'],
  [{ sessions: 1, checkIn: 1 }, '1 session, felt very sad'],
  [{ sessions: 1, entries: 2 }, '1 session, 2 reflections'],
  [{ checkIn: 5, entries: 1 }, 'Felt very happy, 1 reflection'],
  [{ sessions: 2, checkIn: 4, entries: 3 }, '2 sessions, felt happy, 3 reflections'],
])('a day of the past with %j is described: %s', (told, words) => {
  const day = localDay('2026-03-14')
  const practice = practiceOf({ today: TODAY, practice: [], restDays: new Set() })
  expect(dayDescription(dayRecord(day, counts(day, told)), practice)).toBe(words)
})
