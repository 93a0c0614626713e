import { expect, test } from 'vitest'
import { addDays, type LocalDay, localDay } from '~/domain/day/local-day.ts'
import { type MarksByDay, marksByDay } from '~/domain/practice/day-counts.ts'
import { monthCounts, progressCounts } from '~/domain/practice/stat-counts.ts'
import { calendarCards, progressCards, type StatCard } from '~/features/progress/stat-card-words.ts'
import { counts } from '~tests/domain/practice/arbitrary-days.ts'

const TODAY = localDay('2026-03-14')
const back = (offset: number) => addDays(TODAY, -offset)

// The first 100 days back, then a session, a check-in and an entry, and February's last day.
const HISTORY = marksByDay([
  counts(back(100), { sessions: 1, checkIn: 5, entries: 1 }),
  counts(back(14), { checkIn: 4 }),
  counts(back(2), { sessions: 2 }),
  counts(back(1), { sessions: 1, entries: 1 }),
])

const progress = (marks: MarksByDay, streak: number) =>
  progressCards(progressCounts(marks, TODAY), streak)
const calendar = (marks: MarksByDay, month: LocalDay, streak: number) =>
  calendarCards(monthCounts(marks, month, TODAY), streak)
const shown = (cards: readonly StatCard[]) => cards.map(({ title, value }) => `${title} ${value}`)

test('the four cards of progress look back on ninety days', () => {
  const cards = progress(HISTORY, 2)
  expect(shown(cards)).toEqual([
    'Completion Rate 3%',
    'Mindful Days 3',
    'Excellence Days 2',
    'Day Streak 2 days',
  ])
  expect(cards[0]?.detail).toBe('3 of the last 90 days')
  expect(cards[3]?.detail).toBe('You have begun.')
})

test('the four cards of the calendar look at its month, up to today', () => {
  const march = calendar(HISTORY, TODAY, 2)
  expect(shown(march)).toEqual([
    'Mindfulness Rate 11%',
    'Sacred Days 2',
    'Radiant Days 1',
    'Day Streak 2 days',
  ])
  expect(march[0]?.detail).toBe('8 of 70 points this month')
  expect(shown(calendar(HISTORY, localDay('2026-02-01'), 2)).slice(0, 3)).toEqual([
    'Mindfulness Rate 3%',
    'Sacred Days 0',
    'Radiant Days 1',
  ])
})

test('the four cards of a month count from the first record on', () => {
  const december = calendar(HISTORY, localDay('2025-12-01'), 0)
  expect(december[0]?.detail).toBe('5 of 140 points this month')
  const november = calendar(HISTORY, localDay('2025-11-01'), 0)
  expect(shown(november).slice(0, 3)).toEqual([
    'Mindfulness Rate 0%',
    'Sacred Days 0',
    'Radiant Days 0',
  ])
})

test('the four cards name where counting begins when nothing is recorded', () => {
  for (const cards of [progress(new Map(), 0), calendar(new Map(), TODAY, 0)]) {
    expect(cards[0]).toMatchObject({ value: '0%', detail: 'Counted from your first day.' })
    expect(cards[3]).toMatchObject({
      value: '0 days',
      detail: 'It begins with one day, whenever you like.',
    })
  }
})
