import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type LocalDay, localDay } from '~/domain/day/local-day.ts'
import { daysAgo, isHard, onThisDay } from '~/domain/journal/on-this-day.ts'

const FIRST = localDay('2015-01-01')
const days = (today: string, first = FIRST) => daysAgo(localDay(today), first).map(({ day }) => day)
const anyDay = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays(FIRST, count))

describe('the days before today', () => {
  test('are a week, a month and every year ago, newest first, none before the first', () => {
    expect(daysAgo(localDay('2026-11-28'), localDay('2023-11-29'))).toEqual([
      { day: '2026-11-21', ago: { unit: 'week' } },
      { day: '2026-10-28', ago: { unit: 'month' } },
      { day: '2025-11-28', ago: { unit: 'year', years: 1 } },
      { day: '2024-11-28', ago: { unit: 'year', years: 2 } },
    ])
    expect(days('2026-11-28', localDay('2026-11-28'))).toEqual([])
  })

  test('on 29 February are the 28th of common years', () => {
    expect(days('2028-02-29', localDay('2023-01-01'))).toEqual([
      '2028-02-22',
      '2028-01-31',
      '2028-01-30',
      '2028-01-29',
      '2027-02-28',
      '2026-02-28',
      '2025-02-28',
      '2024-02-29',
      '2023-02-28',
    ])
  })

  test('on 28 February of a common year have the 29th of leap years with them', () => {
    expect(days('2027-02-28', localDay('2024-01-01'))).toEqual([
      '2027-02-21',
      '2027-01-31',
      '2027-01-30',
      '2027-01-29',
      '2027-01-28',
      '2026-02-28',
      '2025-02-28',
      '2024-02-29',
      '2024-02-28',
    ])
  })

  test('on 28 February of a leap year are the 28th alone', () => {
    expect(days('2028-02-28', localDay('2024-01-01')).slice(2)).toEqual([
      '2027-02-28',
      '2026-02-28',
      '2025-02-28',
      '2024-02-28',
    ])
  })

  test('have the last day of a month that is shorter', () => {
    expect(days('2026-03-31', localDay('2026-01-01'))[1]).toBe('2026-02-28')
    expect(days('2026-03-30', localDay('2026-01-01'))[1]).toBe('2026-02-28')
    expect(days('2026-04-30', localDay('2026-01-01')).slice(1)).toEqual([
      '2026-03-31',
      '2026-03-30',
    ])
  })

  test('never are today or later, and none comes twice', () => {
    fc.assert(
      fc.property(anyDay, (today) => {
        const all = days(today)
        expect(new Set(all).size).toBe(all.length)
        for (const day of all) expect(day < today).toBe(true)
      }),
    )
  })

  test('leave no day out: each is thought of in every later year', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 20 }), (day, years) => {
        const year = Number(day.slice(0, 4)) + years
        const date = localDay(`${year}${day.slice(4, 8)}01`)
        const month = Array.from({ length: 31 }, (_, index) => addDays(date, index))
        const thought = month.filter((today) =>
          daysAgo(today, FIRST).some(
            (one) => one.day === day && one.ago.unit === 'year' && one.ago.years === years,
          ),
        )
        expect(thought.length).toBeGreaterThan(0)
      }),
    )
  })
})

describe('on this day', () => {
  const written = (day: string, mood: 1 | 2 | 3 | 4 | 5 = 3) => ({ day: localDay(day), mood })

  test('has the entries of those days, the latest of them first, and no other', () => {
    const today: LocalDay = localDay('2026-11-28')
    const [week, year, twoYears] = [
      written('2026-11-21'),
      written('2025-11-28'),
      written('2024-11-28'),
    ]
    const entries = [twoYears, written('2025-11-27'), written('2026-11-28'), year, week]
    expect(onThisDay(entries, today)).toEqual([
      { entry: week, ago: { unit: 'week' } },
      { entry: year, ago: { unit: 'year', years: 1 } },
      { entry: twoYears, ago: { unit: 'year', years: 2 } },
    ])
    expect(onThisDay([], today)).toEqual([])
  })

  test('an entry is hard when its mood was Very Sad or Sad', () => {
    const moods = [1, 2, 3, 4, 5] as const
    expect(moods.map((mood) => isHard({ mood }))).toEqual([true, true, false, false, false])
  })
})
