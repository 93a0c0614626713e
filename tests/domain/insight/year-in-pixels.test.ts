import { expect, test } from 'vitest'
import { daysFromTo } from '~/domain/day/calendar-day.ts'
import { localDay } from '~/domain/day/local-day.ts'
import type { DayMood } from '~/domain/insight/mood-moment.ts'
import { yearInPixels } from '~/domain/insight/mood-over-time.ts'
import type { MoodValue } from '~/domain/mood/mood.ts'

const given = (day: string, mood: MoodValue): DayMood => ({ day: localDay(day), mood })

test.each([
  ['2024-07-01', 29],
  ['2026-01-01', 28],
])('the pixels of a year hold every day once, month by month: %s', (year, february) => {
  const months = yearInPixels([], localDay(year))
  expect(months.map((days) => days.length)).toEqual([
    31,
    february,
    ...[31, 30, 31, 30, 31, 31, 30, 31, 30, 31],
  ])
  const all = daysFromTo(
    localDay(`${year.slice(0, 4)}-01-01`),
    localDay(`${year.slice(0, 4)}-12-31`),
  )
  expect(months.flat()).toEqual(all.map((day) => ({ day, mood: null })))
})

test('the pixels of a year show the last mood of a day, and no other year', () => {
  const moods = [
    given('2026-03-14', 1),
    given('2026-03-14', 4),
    given('2026-12-31', 5),
    given('2025-12-31', 2),
  ]
  const felt = yearInPixels(moods, localDay('2026-05-05')).flat()
  expect(felt.filter(({ mood }) => mood !== null)).toEqual([
    { day: '2026-03-14', mood: 4 },
    { day: '2026-12-31', mood: 5 },
  ])
})
