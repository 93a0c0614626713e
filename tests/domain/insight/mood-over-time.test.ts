import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, localDay } from '~/domain/day/local-day.ts'
import type { MoodMoment } from '~/domain/insight/mood-moment.ts'
import { moodOverTime, type Stretch } from '~/domain/insight/mood-over-time.ts'
import type { MoodValue } from '~/domain/mood/mood.ts'
import { anyDay } from '~tests/domain/practice/arbitrary-days.ts'

const given = (day: string, mood: MoodValue): MoodMoment => ({ day: localDay(day), hour: 8, mood })

const MOODS = [
  given('2025-12-31', 1),
  given('2026-01-31', 2),
  given('2026-02-01', 5),
  given('2026-02-03', 4),
  given('2026-04-01', 3),
]

test.each<[Stretch, string, string, [string, number, number | null][]]>([
  [
    'day',
    '2026-01-31',
    '2026-02-03',
    [
      ['2026-01-31', 1, 2],
      ['2026-02-01', 1, 5],
      ['2026-02-02', 0, null],
      ['2026-02-03', 1, 4],
    ],
  ],
  [
    'week',
    '2026-01-30',
    '2026-02-14',
    [
      ['2026-01-25', 1, 2],
      ['2026-02-01', 2, 4.5],
      ['2026-02-08', 0, null],
    ],
  ],
  [
    'month',
    '2026-01-01',
    '2026-04-30',
    [
      ['2026-01-01', 1, 2],
      ['2026-02-01', 2, 4.5],
      ['2026-03-01', 0, null],
      ['2026-04-01', 1, 3],
    ],
  ],
  [
    'year',
    '2025-06-01',
    '2026-03-31',
    [
      ['2025-01-01', 1, 1],
      ['2026-01-01', 3, 11 / 3],
    ],
  ],
])('the moods over time are in stretches by %s', (by, from, to, stretches) => {
  const told = moodOverTime(MOODS, by, localDay(from), localDay(to))
  expect(told.map(({ start, n, mean }) => [start, n, mean])).toEqual(stretches)
})

test('the moods over time are each in one stretch, and only those of the days asked for', () => {
  const history = fc.array(
    fc.tuple(fc.integer({ min: -50, max: 500 }), fc.constantFrom<MoodValue>(1, 2, 3, 4, 5)),
  )
  const stretch = fc.constantFrom<Stretch>('day', 'week', 'month', 'year')
  fc.assert(
    fc.property(
      anyDay,
      fc.integer({ min: 0, max: 450 }),
      history,
      stretch,
      (from, days, list, by) => {
        const moods = list.map(([offset, mood]) => ({ day: addDays(from, offset), hour: 8, mood }))
        const to = addDays(from, days)
        const asked = moods.filter(({ day }) => day >= from && day <= to)
        const told = moodOverTime(moods, by, from, to)
        expect(told.reduce((sum, { n }) => sum + n, 0)).toBe(asked.length)
        const points = told.reduce((sum, { n, mean }) => sum + n * (mean ?? 0), 0)
        expect(points).toBeCloseTo(
          asked.reduce((sum, { mood }) => sum + mood, 0),
          6,
        )
        expect(told.every(({ n, mean }) => (n === 0) === (mean === null))).toBe(true)
        expect(told.map(({ start }) => start)).toEqual(told.map(({ start }) => start).sort())
      },
    ),
  )
})
