import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, localDay } from '~/domain/day/local-day.ts'
import {
  achievementsOf,
  newlyUnlocked,
  nextMilestone,
  ratioOf,
} from '~/domain/practice/achievements.ts'
import type { DayCounts } from '~/domain/practice/day-counts.ts'
import { practiceFigures } from '~/domain/practice/practice-figures.ts'
import { counts, historyUpTo } from '~tests/domain/practice/arbitrary-days.ts'

const TODAY = localDay('2026-03-14')

/** The same day so many times over, the last of them today. */
function daily(length: number, told: Partial<DayCounts>): DayCounts[] {
  return Array.from({ length }, (_, index) => counts(addDays(TODAY, -index), told))
}

const figuresOf = (days: readonly DayCounts[]) => practiceFigures(days, TODAY)
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id)
const unlockedBy = (days: readonly DayCounts[]) =>
  idsOf(achievementsOf(figuresOf(days)).filter(({ unlocked }) => unlocked))

// Each with the last history that does not unlock it, and the first that does.
const EDGES: readonly [string, DayCounts[], DayCounts[]][] = [
  ['first-steps', daily(9, { checkIn: 3 }), daily(1, { sessions: 1 })],
  ['week-warrior', daily(6, { entries: 1 }), daily(7, { entries: 1 })],
  ['month-master', daily(29, { entries: 1 }), daily(30, { entries: 1 })],
  ['century-club', daily(33, { sessions: 3 }), daily(50, { sessions: 2 })],
  ['consistency-king', daily(23, { checkIn: 1 }), daily(24, { checkIn: 1 })],
  [
    'mindfulness-master',
    daily(5, { sessions: 1, entries: 1 }),
    daily(6, { sessions: 1, entries: 1 }),
  ],
  ['journal-journey', daily(7, { entries: 7 }), daily(10, { entries: 5 })],
  ['zen-zone', daily(40, { sessions: 2 }), daily(1, { sessions: 3 })],
  [
    'early-bird',
    daily(9, { sessions: 3, morningSessions: 1 }),
    daily(5, { sessions: 2, morningSessions: 2 }),
  ],
  ['diamond-dedication', daily(364, { entries: 1 }), daily(365, { entries: 1 })],
]

test('the achievements are ten, each tested at its limit below', () => {
  expect(idsOf(achievementsOf(figuresOf([])))).toEqual(EDGES.map(([id]) => id))
})

test.each(EDGES)(
  'the achievement %s unlocks at its target and not before',
  (id, notYet, reached) => {
    expect(unlockedBy(notYet)).not.toContain(id)
    expect(unlockedBy(reached)).toContain(id)
  },
)

test('the achievements include all four types', () => {
  const types = new Set(achievementsOf(figuresOf([])).map(({ type }) => type))
  expect([...types].sort()).toEqual(['pattern', 'special', 'streak', 'total'])
})

test('an achievement for a year’s streak counts one of long ago', () => {
  const old = daily(365, { sessions: 1 }).map((day) => ({ ...day, day: addDays(day.day, -2000) }))
  expect(unlockedBy(old)).toContain('diamond-dedication')
})

test('the progress of an achievement never exceeds its target, and equals it exactly when unlocked', () => {
  fc.assert(
    fc.property(historyUpTo(TODAY), (days) => {
      for (const one of achievementsOf(figuresOf(days))) {
        expect(one.progress).toBeLessThanOrEqual(one.target)
        expect(one.progress).toBeGreaterThanOrEqual(0)
        expect(one.unlocked).toBe(one.progress === one.target)
      }
    }),
  )
})

test('an achievement about one day is not unlocked by a day filled in afterwards', () => {
  const filledIn = { sessions: 3, backdated: 3, entries: 3 }
  expect(unlockedBy(daily(1, filledIn))).toEqual(['first-steps'])
  expect(unlockedBy(daily(20, filledIn))).not.toContain('early-bird')
  expect(unlockedBy(daily(1, { sessions: 3, backdated: 1 }))).not.toContain('zen-zone')
  expect(unlockedBy(daily(1, { sessions: 4, backdated: 1 }))).toContain('zen-zone')
})

test('an achievement that was celebrated stays unlocked', () => {
  const [first] = achievementsOf(figuresOf([]), new Set(['first-steps', 'no-such']))
  expect(first).toMatchObject({ unlocked: true, progress: 1, target: 1 })
})

test('the next milestone is the locked one that is nearest', () => {
  const days = daily(6, { entries: 1 })
  expect(nextMilestone(achievementsOf(figuresOf(days)))?.id).toBe('week-warrior')
})

test('the next milestone is the first of the list when all are equally far', () => {
  expect(nextMilestone(achievementsOf(figuresOf([])))?.id).toBe('first-steps')
})

test('the next milestone is null when all are unlocked', () => {
  const all = new Set(EDGES.map(([id]) => id))
  expect(nextMilestone(achievementsOf(figuresOf([]), all))).toBeNull()
})

test('the next milestone is nearer than every other locked one', () => {
  fc.assert(
    fc.property(historyUpTo(TODAY), (days) => {
      const achievements = achievementsOf(figuresOf(days))
      const next = nextMilestone(achievements)
      for (const one of achievements.filter(({ unlocked }) => !unlocked)) {
        expect(ratioOf(one)).toBeLessThanOrEqual(next ? ratioOf(next) : 0)
      }
    }),
  )
})

test('an unlock is new until it is celebrated', () => {
  const achievements = achievementsOf(figuresOf(daily(7, { entries: 1, sessions: 1 })))
  const fresh = idsOf(newlyUnlocked(achievements, new Set(['first-steps'])))
  expect(fresh).toEqual(['week-warrior', 'mindfulness-master'])
  expect(newlyUnlocked(achievements, new Set([...fresh, 'first-steps']))).toEqual([])
})
