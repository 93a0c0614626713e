import { expect, test } from 'vitest'
import { addDays, localDay } from '~/domain/local-day.ts'
import { practiceFigures } from '~/domain/practice/practice-figures.ts'
import { counts } from '~tests/domain/practice/arbitrary-days.ts'

const TODAY = localDay('2026-03-14')
const back = (offset: number) => addDays(TODAY, -offset)

test('a new person has nothing yet', () => {
  expect(practiceFigures([], TODAY)).toEqual({
    currentStreak: 0,
    longestStreak: 0,
    sessions: 0,
    entries: 0,
    minutes: 0,
    morningSessions: 0,
    mostSessionsInADay: 0,
    completionPercent: 0,
    meanMindfulness: 0,
  })
})

test('every figure comes from the days', () => {
  const days = [
    counts(back(1), { sessions: 3, morningSessions: 1, minutes: 35, checkIn: 4 }),
    counts(back(400), { entries: 2 }),
    counts(back(401), { sessions: 1, minutes: 10 }),
    counts(back(402), { checkIn: 2 }),
    counts(back(3), { sessions: 1, morningSessions: 1, minutes: 20, entries: 1 }),
  ]
  const figures = {
    currentStreak: 1,
    longestStreak: 3,
    sessions: 5,
    entries: 3,
    minutes: 65,
    morningSessions: 2,
    mostSessionsInADay: 3,
    completionPercent: 7,
    meanMindfulness: (3 + 2 + 3 + 3 + 5) / 5,
  }
  expect(practiceFigures(days, TODAY)).toEqual(figures)
  expect(practiceFigures(days.toReversed(), TODAY)).toEqual(figures)
  expect(practiceFigures(days, TODAY, new Set([back(2)])).currentStreak).toBe(2)
})
