import { expect, test } from 'vitest'
import { localDay } from '~/domain/day/local-day.ts'
import { changeDay } from '~/domain/practice/change-day.ts'
import type { DayCounts, Practice } from '~/domain/practice/day-counts.ts'

const LONG_AGO = localDay('2024-05-02')
const RECENT = localDay('2026-03-13')

const recent: DayCounts = {
  day: RECENT,
  sessions: 1,
  backdated: 0,
  checkIn: 4,
  entries: 0,
  morningSessions: 1,
  minutes: 10,
}
const PRACTICE: Practice = {
  recent: [recent],
  earlier: [{ day: LONG_AGO, sessions: 2, checkIn: null, entries: 1 }],
  earlierSums: { minutes: 300, morningSessions: 12, mostSessionsInADay: 3 },
}

test('a recent day is changed with all its counts', () => {
  const changed = changeDay(PRACTICE, RECENT, ({ minutes, sessions }) => ({
    minutes: minutes + 5,
    sessions: sessions + 1,
  }))
  expect(changed).toEqual({ ...PRACTICE, recent: [{ ...recent, minutes: 15, sessions: 2 }] })
})

test('a new day stands among the recent ones in its order', () => {
  const before = localDay('2026-03-11')
  const { recent: days } = changeDay(PRACTICE, before, () => ({ entries: 1 }))
  expect(days.map(({ day, entries }) => [day, entries])).toEqual([
    [before, 1],
    [RECENT, 0],
  ])
})

test('what a change adds to a day of long ago is added to the sums of such days', () => {
  const changed = changeDay(PRACTICE, LONG_AGO, ({ sessions, minutes, morningSessions }) => ({
    sessions: sessions + 1,
    minutes: minutes + 20,
    morningSessions: morningSessions + 1,
  }))
  expect(changed).toEqual({
    ...PRACTICE,
    earlier: [{ day: LONG_AGO, sessions: 3, checkIn: null, entries: 1 }],
    earlierSums: { minutes: 320, morningSessions: 13, mostSessionsInADay: 3 },
  })
})

test.each([RECENT, LONG_AGO])('the day %s without any rows is in the list no longer', (day) => {
  const none = () => ({ sessions: 0, checkIn: null, entries: 0 })
  const { recent: days, earlier } = changeDay(PRACTICE, day, none)
  expect([...days, ...earlier].map((each) => each.day)).toEqual(
    [RECENT, LONG_AGO].filter((each) => each !== day),
  )
})
