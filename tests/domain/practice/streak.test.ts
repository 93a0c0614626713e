import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type LocalDay, localDay } from '~/domain/day/local-day.ts'
import { currentStreak, streaks } from '~/domain/practice/streak.ts'
import { daysAround } from '~tests/domain/practice/arbitrary-days.ts'

const TODAY = localDay('2026-03-14')

/** The longest streak there ever was, whatever day it is. */
function longestStreak(completed: ReadonlySet<LocalDay>, rests?: ReadonlySet<LocalDay>): number {
  return streaks(completed, TODAY, rests).longest
}

/** The days a number of days before today each. */
function back(...offsets: number[]): Set<LocalDay> {
  return new Set(offsets.map((offset) => addDays(TODAY, -offset)))
}

describe('the current streak', () => {
  test.each([
    ['nothing', [], 0],
    ['today alone', [0], 1],
    ['yesterday alone: today is still open', [1], 1],
    ['today and yesterday', [0, 1], 2],
    ['the day before yesterday alone', [2], 0],
    ['a gap behind yesterday', [0, 1, 3, 4], 2],
    ['today open, three days before it', [1, 2, 3], 3],
    ['yesterday, today and the next day, before crossing the date line', [-1, 0, 1], 3],
    ['only tomorrow, before crossing the date line', [-1], 1],
    ['only the day after tomorrow, from Kiritimati to Pago Pago', [-2], 1],
    ['only a day that no place on Earth has reached', [-3], 0],
    ['today and a clock years ahead', [-3650, 0], 1],
    ['three days, and a clock that was two days ahead', [-2, 0, 1, 2], 3],
  ])('the current streak counts days in a row: %s', (_name, offsets, streak) => {
    expect(currentStreak(back(...offsets), TODAY)).toBe(streak)
  })

  test.each([
    ['a rest day yesterday', [0, 2], [1], 2],
    ['rest days alone are no streak', [], [1, 2], 0],
    ['today a rest day', [1, 2], [0], 2],
    ['a rest day and a missed day', [0, 3], [1], 1],
    ['two rest days together', [0, 3, 4], [1, 2], 3],
    ['a third one in the month, the latest, protects no more', [0, 2, 4, 6], [1, 3, 5], 1],
    ['one that was practised on uses none', [0, 2, 3, 5], [1, 3, 4], 4],
  ])('the current streak counts across rest days: %s', (_name, offsets, rests, streak) => {
    expect(currentStreak(back(...offsets), TODAY, back(...rests))).toBe(streak)
  })

  test('the current streak has two rest days in each month', () => {
    const completed = back(0, 12, 13, 17)
    const away = Array.from({ length: 11 }, (_, index) => index + 1)
    expect(currentStreak(completed, TODAY, back(...away))).toBe(1)
    expect(currentStreak(back(...away, 0, 16, 17), TODAY, back(12, 13, 14, 15))).toBe(14)
  })
})

describe('the longest streak', () => {
  test.each([
    ['nothing', [], [], 0],
    ['one day', [9], [], 1],
    ['the older of two', [0, 1, 5, 6, 7], [], 3],
    ['days to come count', [-2, -1, 0], [], 3],
    ['across a rest day', [5, 6, 8, 9], [7], 4],
    ['rest days in a row, then a missed one', [5, 9], [6, 7], 1],
    ['rest days before and after add nothing', [5], [4, 6], 1],
  ])('the longest streak counts days in a row: %s', (_name, offsets, rests, streak) => {
    expect(longestStreak(back(...offsets), back(...rests))).toBe(streak)
  })
})

/** Rest days that count, told month by month and one by one. */
function naiveRests(rests: ReadonlySet<LocalDay>, completed: ReadonlySet<LocalDay>) {
  const idle = [...rests].filter((day) => !completed.has(day)).sort()
  return new Set(
    idle.filter((day) => {
      const before = idle.filter((other) => other < day && other.slice(0, 7) === day.slice(0, 7))
      return before.length < 2
    }),
  )
}

/** How many completed days end with a day, told by asking one day after the other. */
function naiveRun(
  day: LocalDay,
  completed: ReadonlySet<LocalDay>,
  rests: ReadonlySet<LocalDay>,
): number {
  if (completed.has(day)) return 1 + naiveRun(addDays(day, -1), completed, rests)
  return rests.has(day) ? naiveRun(addDays(day, -1), completed, rests) : 0
}

const history = fc.record({
  completed: fc.oneof(daysAround(TODAY, 12), daysAround(TODAY, 100)),
  rests: daysAround(TODAY, 40),
})

test('the current and the longest streak agree with naive counting, over random histories', () => {
  fc.assert(
    fc.property(history, ({ completed, rests }) => {
      const counted = naiveRests(rests, completed)
      const end = completed.has(TODAY) ? TODAY : addDays(TODAY, -1)
      const ahead = [2, 1].map((days) => addDays(TODAY, days)).find((day) => completed.has(day))
      const ends = ahead ? [end, ahead] : [end]
      expect(currentStreak(completed, TODAY, rests)).toBe(
        Math.max(...ends.map((day) => naiveRun(day, completed, counted))),
      )
      const runs = [...completed].map((day) => naiveRun(day, completed, counted))
      expect(longestStreak(completed, rests)).toBe(Math.max(0, ...runs))
    }),
    { numRuns: 1000 },
  )
})

test('a streak never gets shorter by one more day of practice or rest', () => {
  const day = fc.integer({ min: -60, max: 0 }).map((offset) => addDays(TODAY, offset))
  fc.assert(
    fc.property(history, day, ({ completed, rests }, more) => {
      const practised = new Set([...completed, more])
      const before = currentStreak(completed, TODAY, rests)
      expect(currentStreak(practised, TODAY, rests)).toBeGreaterThanOrEqual(before)
      expect(longestStreak(practised, rests)).toBeGreaterThanOrEqual(
        longestStreak(completed, rests),
      )
      expect(currentStreak(completed, TODAY, rests)).toBeGreaterThanOrEqual(
        currentStreak(completed, TODAY),
      )
    }),
    { numRuns: 500 },
  )
})

test('a streak is the same on the evening of an open day and on the next morning', () => {
  fc.assert(
    fc.property(history, ({ completed }) => {
      const open = new Set([...completed].filter((day) => day < TODAY))
      const done = new Set([...open, TODAY])
      expect(currentStreak(done, TODAY)).toBe(currentStreak(open, TODAY) + 1)
      expect(currentStreak(done, addDays(TODAY, 1))).toBe(currentStreak(done, TODAY))
    }),
  )
})

test('a streak is no shorter on the other side of the date line, an hour after practice', () => {
  fc.assert(
    fc.property(history, fc.integer({ min: 0, max: 2 }), ({ completed, rests }, daysBack) => {
      const lived = new Set([...completed].filter((day) => day <= TODAY)).add(TODAY)
      const before = currentStreak(lived, TODAY, rests)
      expect(currentStreak(lived, addDays(TODAY, -daysBack), rests)).toBeGreaterThanOrEqual(before)
      expect(currentStreak(lived, addDays(TODAY, 1), rests)).toBe(before)
    }),
  )
})
