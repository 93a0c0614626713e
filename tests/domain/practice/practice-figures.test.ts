import { expect, test } from 'vitest'
import { addDays, localDay } from '~/domain/day/local-day.ts'
import { percentOf } from '~/domain/practice/completion.ts'
import { marksByDay } from '~/domain/practice/day-counts.ts'
import { practiceFigures } from '~/domain/practice/practice-figures.ts'
import { progressCounts } from '~/domain/practice/stat-counts.ts'
import { counts } from '~tests/domain/practice/arbitrary-days.ts'

const TODAY = localDay('2026-03-14')
const back = (offset: number) => addDays(TODAY, -offset)

test('the practice figures of a new person are zero', () => {
  expect(practiceFigures([], TODAY)).toEqual({
    currentStreak: 0,
    longestStreak: 0,
    sessions: 0,
    firstSession: null,
    entries: 0,
    minutes: 0,
    morningSessions: 0,
    mostSessionsInADay: 0,
    completion: { days: 0, of: 0 },
    thirtyDayPercent: 0,
    meanMindfulness: 0,
  })
})

test('the practice figures all come from the days', () => {
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
    firstSession: back(401),
    entries: 3,
    minutes: 65,
    morningSessions: 2,
    mostSessionsInADay: 3,
    completion: { days: 2, of: 90 },
    thirtyDayPercent: 7,
    meanMindfulness: (3 + 2 + 3 + 3 + 5) / 7,
  }
  expect(practiceFigures(days, TODAY)).toEqual(figures)
  expect(practiceFigures(days.toReversed(), TODAY)).toEqual(figures)
  expect(practiceFigures(days, TODAY, new Set([back(2)])).currentStreak).toBe(2)
})

test('the practice figures have the completion rate of Progress', () => {
  const days = [counts(back(9), { sessions: 1 }), counts(TODAY, { entries: 1 })]
  const { completion, thirtyDayPercent } = practiceFigures(days, TODAY)
  expect(progressCounts(marksByDay(days), TODAY).completion).toEqual(completion)
  expect([percentOf(completion), thirtyDayPercent]).toEqual([20, 3])
})

test('a backdated session is a session, but does not make a day full', () => {
  const days = [counts(TODAY, { sessions: 3, backdated: 1 }), counts(back(1), { sessions: 1 })]
  const { sessions, mostSessionsInADay, currentStreak } = practiceFigures(days, TODAY)
  expect([sessions, mostSessionsInADay, currentStreak]).toEqual([4, 2, 2])
})
