import { expect, test } from 'vitest'
import { localDay } from '~/domain/day/local-day.ts'
import { recentPractice } from '~/domain/practice/day-counts.ts'
import { monthGrid } from '~/domain/practice/month-grid.ts'
import { dayCells } from '~/features/progress/day-cells.ts'
import { practiceOf } from '~/features/progress/practice-shown.ts'
import { held } from './open-progress.tsx'

const TODAY = localDay('2026-03-18')

test('a thread joins the days of a streak and its days of rest, and no other days', () => {
  const days = ['2026-03-03', '2026-03-05', '2026-03-06', '2026-03-08'].map((day) =>
    held(day, { checkIn: 4 }),
  )
  const restDays = new Set([localDay('2026-03-07')])
  const cells = dayCells(
    monthGrid(TODAY, TODAY),
    practiceOf({ today: TODAY, practice: recentPractice(days), restDays }),
  )
  const joined = (side: 'threadBefore' | 'threadAfter') =>
    cells.filter((cell) => cell[side]).map(({ id }) => id.slice(-2))
  expect(joined('threadAfter')).toEqual(['05', '06', '07'])
  expect(joined('threadBefore')).toEqual(['06', '07', '08'])
})
