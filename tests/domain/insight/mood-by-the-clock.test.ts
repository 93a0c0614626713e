import { expect, test } from 'vitest'
import { addDays, localDay } from '~/domain/day/local-day.ts'
import { moodByHour, moodByWeekday } from '~/domain/insight/mood-by-the-clock.ts'
import type { MoodMoment } from '~/domain/insight/mood-moment.ts'

// Seven weeks of check-ins, a 5 on Sundays and a 2 else, at 06:59 or 07:00 in turn; then a Monday.
const SUNDAY = localDay('2026-03-01')
const MOODS: readonly MoodMoment[] = [
  ...Array.from(
    { length: 21 },
    (_, index): MoodMoment => ({
      day: addDays(SUNDAY, index),
      hour: index % 2 === 0 ? 6 + 59 / 60 : 7,
      mood: index % 7 === 0 ? 5 : 2,
    }),
  ),
  { day: addDays(SUNDAY, 22), hour: 23, mood: 4 },
  { day: addDays(SUNDAY, 22), hour: 23.99, mood: 4 },
]

test('the moods by weekday are in seven groups, Sunday first', () => {
  const told = moodByWeekday(MOODS)
  expect(told.map(({ name }) => name.slice(0, 2)).join(' ')).toBe('Su Mo Tu We Th Fr Sa')
  expect(told.map(({ n }) => n)).toEqual([3, 5, 3, 3, 3, 3, 3])
  expect(told.map(({ mean }) => mean)).toEqual([5, 2.8, 2, 2, 2, 2, 2])
  expect(told.map(({ weekday }) => weekday)).toEqual([0, 1, 2, 3, 4, 5, 6])
})

test('the moods by hour are in twenty-four groups, without a mean for one or two moods', () => {
  const told = moodByHour(MOODS)
  expect(told).toHaveLength(24)
  expect(told.filter(({ n }) => n > 0)).toEqual([
    { hour: 6, n: 11, mean: (2 * 5 + 9 * 2) / 11 },
    { hour: 7, n: 10, mean: (5 + 9 * 2) / 10 },
    { hour: 23, n: 2, mean: null },
  ])
})

test('the moods by the clock have no mean when there are no moods', () => {
  const told = [...moodByWeekday([]), ...moodByHour([])]
  expect(told.every(({ n, mean }) => n === 0 && mean === null)).toBe(true)
})
