import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, localDay } from '~/domain/day/local-day.ts'
import { completion, lastThirty, meanMindfulness, percentOf } from '~/domain/practice/completion.ts'
import { type DayCounts, isCompleted, marksByDay } from '~/domain/practice/day-counts.ts'
import { counts, historyUpTo } from '~tests/domain/practice/arbitrary-days.ts'

const TODAY = localDay('2026-03-14')

function back(offsets: readonly number[], told: Partial<DayCounts> = { sessions: 1 }) {
  return marksByDay(offsets.map((offset) => counts(addDays(TODAY, -offset), told)))
}

describe('the completion rate', () => {
  test.each([
    ['nothing', [], 0, 0],
    ['the first day', [0], 1, 1],
    ['yesterday, today open', [1], 1, 2],
    ['two of ten days', [9, 3], 2, 10],
    ['the eighty-ninth day', [88], 1, 89],
    ['the ninetieth day', [89], 1, 90],
    ['what is older counts no more', [400, 90, 0], 1, 90],
    ['a clock that was days ahead', [-3], 0, 0],
  ])('the completion rate counts its days: %s', (_name, offsets, days, of) => {
    expect(completion(back(offsets), TODAY)).toEqual({ days, of })
  })

  test('the completion rate takes no empty row for a record', () => {
    expect(completion(back([5], {}), TODAY)).toEqual({ days: 0, of: 0 })
  })

  test('the completion rate agrees with looking at every day', () => {
    fc.assert(
      fc.property(historyUpTo(TODAY), (days) => {
        // The days reach two days ahead, as somebody's can who crossed the date line.
        const last = [TODAY, ...days.map(({ day }) => day)].toSorted().at(-1) ?? TODAY
        const past = days.filter(isCompleted)
        const window = past.filter(({ day }) => day > addDays(last, -90))
        const share = completion(marksByDay(days), TODAY)
        expect(share.days).toBe(window.length)
        expect(share.of).toBeLessThanOrEqual(90)
        expect(share.of > 0).toBe(past.length > 0)
        expect(share.days).toBeLessThanOrEqual(share.of)
      }),
    )
  })
})

test('the last thirty days are always thirty and count a session or a check-in', () => {
  expect(lastThirty(back([0, 29, 30, -3]), TODAY)).toEqual({ days: 2, of: 30 })
  expect(lastThirty(back([0, 29, 30, -1]), TODAY)).toEqual({ days: 2, of: 30 })
  expect(lastThirty(back([0], { checkIn: 2 }), TODAY).days).toBe(1)
  expect(lastThirty(back([0], { entries: 5 }), TODAY).days).toBe(0)
})

test('mean mindfulness counts only days with a record', () => {
  expect(meanMindfulness(new Map())).toBeNull()
  expect(meanMindfulness(back([0], {}))).toBeNull()
  const days = [0, 1, 2, 3, 9, 40, 400, 401]
  expect(meanMindfulness(back(days, { sessions: 4, checkIn: 5 }))).toBe(3)
  expect(meanMindfulness(back(days, { entries: 3 }))).toBe(2)
  const written = back(days.slice(4), { checkIn: 1, entries: 1 })
  expect(meanMindfulness(new Map([...back(days.slice(0, 4)), ...written]))).toBe(4)
})

test('mean mindfulness is taken over seven days at least', () => {
  const full = { sessions: 1, entries: 1 }
  expect(meanMindfulness(back([0], full))).toBe(5 / 7)
  expect(meanMindfulness(back([0, 1, 2, 3, 4, 5], full))).toBe(30 / 7)
  expect(meanMindfulness(back([0, 1, 2, 3, 4, 5, 6], full))).toBe(5)
})

test('mean mindfulness is above 0 and at most 5 once a day has a record, and null before', () => {
  fc.assert(
    fc.property(historyUpTo(TODAY), (days) => {
      const marks = marksByDay(days)
      const mean = meanMindfulness(marks)
      const hasRecord = [...marks.values()].some(isCompleted)
      expect(mean !== null && mean > 0 && mean <= 5).toBe(hasRecord)
      if (!hasRecord) expect(mean).toBeNull()
    }),
  )
})

test('a percentage is whole, and zero of nothing', () => {
  expect(percentOf({ days: 0, of: 0 })).toBe(0)
  expect(percentOf({ days: 2, of: 3 })).toBe(67)
  expect(percentOf({ days: 24, of: 30 })).toBe(80)
})

test('a percentage is 100 only for all, and 0 only for none', () => {
  expect(percentOf({ days: 449, of: 450 })).toBe(99)
  expect(percentOf({ days: 1, of: 450 })).toBe(1)
  const shares = fc
    .integer({ min: 1, max: 5000 })
    .chain((of) => fc.record({ days: fc.integer({ min: 0, max: of }), of: fc.constant(of) }))
  fc.assert(
    fc.property(shares, ({ days, of }) => {
      const percent = percentOf({ days, of })
      expect(percent === 100).toBe(days === of)
      expect(percent === 0).toBe(days === 0)
      expect(Math.abs(percent - (100 * days) / of)).toBeLessThan(1)
    }),
  )
})
