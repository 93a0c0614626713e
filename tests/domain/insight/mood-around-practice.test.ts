import { describe, expect, test } from 'vitest'
import { addDays, localDay } from '~/domain/day/local-day.ts'
import { moodAroundPractice } from '~/domain/insight/mood-around-practice.ts'
import type { MoodMoment } from '~/domain/insight/mood-moment.ts'
import type { MoodValue } from '~/domain/mood/mood.ts'
import { randomStream } from '~/raga/random.ts'
import {
  type Habit,
  type Person,
  type Selection,
  simulatedPerson,
} from '~tests/domain/insight/simulated-person.ts'
import { samples } from '~tests/support/long-run.ts'

const USUAL: Habit = {
  days: 120,
  practice: 'coin',
  memory: 0.6,
  swing: 0.5,
  writes: 0.7,
  effect: 0,
}

const readingOf = ({ moods, practice, last }: Person) => moodAroundPractice(moods, practice, last)

/** The share of so many people of a habit of whom something is said, and of whom it is `verdict`. */
function shareTold(habit: Habit, count: number, seed: string) {
  const random = randomStream(seed)
  const readings = Array.from({ length: count }, () => readingOf(simulatedPerson(habit, random)))
  for (const { verdict, p } of readings) {
    expect(['higher', 'lower', 'undecided'].includes(verdict)).toBe(p !== null && p <= 0.01)
  }
  const verdicts = readings.map(({ verdict }) => verdict)
  const share = (...wanted: string[]) =>
    verdicts.filter((verdict) => wanted.includes(verdict)).length / count
  return { enough: 1 - share('not-enough'), tie: share('higher', 'lower'), higher: share('higher') }
}

describe('without a tie, at most 2 % of people are shown one by chance', () => {
  // Each of whom has enough days to be told something.
  test.each<[string, Partial<Habit>]>([
    ['every day is news', { memory: 0, swing: 0 }],
    ['moods last and practice comes in runs', { memory: 0.95, practice: 'runs' }],
    ['mood swings widely over the day', { swing: 1 }],
    ['practice is for weekends', { practice: 'weekends' }],
    ['practice is for low hours', { practice: 'when-low' }],
    ['and little is written without it', { practice: 'when-low', writes: 0.4, days: 150 }],
  ])('no tie is found by chance: %s', (name, habit) => {
    const { enough, tie } = shareTold({ ...USUAL, ...habit }, samples(500), name)
    expect(enough).toBeGreaterThan(0.9)
    // A test that told of a tie at p <= 0.05 would tell 3 % or 4 % of some of them.
    expect(tie).toBeLessThanOrEqual(0.02)
  })

  test('no tie is found by chance, even for people who look every month for a year', () => {
    const random = randomStream('monthly')
    const habit: Habit = { ...USUAL, days: 365, memory: 0.8, practice: 'runs' }
    const fooled = Array.from({ length: samples(60) }, () => {
      const { moods, practice, last } = simulatedPerson(habit, random)
      return Array.from({ length: 9 }, (_, month) => addDays(last, -30 * month)).some((look) =>
        ['higher', 'lower'].includes(moodAroundPractice(moods, practice, look).verdict),
      )
    })
    expect(fooled.filter(Boolean).length).toBeLessThan(3)
  })
})

describe('without a tie, few are shown one though some moods are recorded three times as readily', () => {
  const lives: readonly [string, Partial<Habit>][] = [
    ['by the toss of a coin', {}],
    ['in runs, moods lasting', { practice: 'runs', memory: 0.9 }],
    ['when low', { practice: 'when-low' }],
    ['for a year', { days: 365 }],
  ]
  const selections: readonly Selection[] = [
    'good-without',
    'good-with',
    'good-both',
    'opposed',
    'whole-days',
    'late-without',
  ]
  test.each(
    selections.flatMap((selection) =>
      lives.map(([name, habit]): [string, string, Partial<Habit>] => [
        selection,
        name,
        { days: 240, selection, ...habit },
      ]),
    ),
  )(
    'no tie is found when moods are missing unevenly: %s, practised %s',
    (selection, name, habit) => {
      const { enough, tie } = shareTold(
        { ...USUAL, ...habit },
        samples(100),
        `${selection} ${name}`,
      )
      expect(enough).toBeGreaterThan(0.9)
      expect(tie).toBeLessThanOrEqual(0.05)
    },
  )
})

describe('a real tie', () => {
  const nearlyAll = { checksIn: 0.95, writesAfter: 0.95, writes: 0.95 }
  test.each<[string, Partial<Habit>]>([
    ['one point, nearly all recorded', { effect: 1, ...nearlyAll }],
    ['one point, practised in runs', { effect: 1, practice: 'runs', ...nearlyAll }],
    ['a point and a half, a third missing', { effect: 1.5 }],
    ['a point and a half, when low', { effect: 1.5, practice: 'when-low', ...nearlyAll }],
  ])('a real tie is found for %s, in most of a year', (name, habit) => {
    const told = shareTold({ ...USUAL, days: 300, ...habit }, samples(60), name)
    expect(told.higher).toBeGreaterThan(0.8)
    expect(told.tie).toBe(told.higher)
  })

  test('a real tie of one point is not claimed when a third of the moods is missing', () => {
    const person = simulatedPerson({ ...USUAL, days: 240, effect: 1 }, randomStream('a third'))
    const { verdict } = readingOf(person)
    expect(verdict).toBe('undecided')
  })

  test('a real tie to lower moods is found as well', () => {
    const reading = readingOf(
      simulatedPerson({ ...USUAL, days: 300, effect: -1.8 }, randomStream('down')),
    )
    expect(reading.verdict).toBe('lower')
  })
})

const FIRST = localDay('2025-01-01')

/** Moods at 07:00 and 09:00 of so many days, with a session at 08:00 on every second of them. */
function everySecondDay(days: number, before: MoodValue, after: MoodValue) {
  const moods = Array.from({ length: days }, (_, index): MoodMoment[] => [
    { day: addDays(FIRST, index), hour: 7, mood: before },
    { day: addDays(FIRST, index), hour: 9, mood: index % 2 === 0 ? after : before },
  ]).flat()
  const practice = moods
    .filter(({ hour }, index) => hour === 7 && index % 4 === 0)
    .map(({ day }) => ({ day, hour: 8, raga: null }))
  return { moods, practice, last: addDays(FIRST, days - 1) }
}

describe('the result of mood around practice', () => {
  test('the result with no data has no days and no means', () => {
    expect(readingOf({ moods: [], practice: [], last: FIRST })).toEqual({
      practised: { n: 0, before: null, after: null, all: 0 },
      others: { n: 0, before: null, after: null, all: 0 },
      verdict: 'not-enough',
      p: null,
    })
  })

  test('the result has the means and their counts from the first day on', () => {
    const { practised, others, verdict, p } = readingOf(everySecondDay(39, 2, 4))
    expect(practised).toEqual({ n: 20, before: 2, after: 4, all: 20 })
    expect(others).toEqual({ n: 19, before: 2, after: 2, all: 19 })
    expect([verdict, p]).toEqual(['not-enough', null])
  })

  test('the result with enough days of either kind but too few to compare is that data is missing', () => {
    const { practised, others, verdict } = readingOf(everySecondDay(60, 2, 4))
    expect([practised.n, others.n, verdict]).toEqual([30, 30, 'not-enough'])
  })

  test('the result for practice on every second day is no tie', () => {
    const { verdict, p } = readingOf(everySecondDay(300, 2, 4))
    expect(verdict).toBe('no-tie')
    expect(p).toBeGreaterThan(0.4)
  })

  test('the result for practice on every day is that there are no other days to compare with', () => {
    const { moods, last } = everySecondDay(200, 2, 4)
    const practice = moods.map(({ day }) => ({ day, hour: 8, raga: null }))
    expect(moodAroundPractice(moods, practice, last).verdict).toBe('not-enough')
  })

  test('the result leaves out data older than a year or later than the last day', () => {
    const { moods, practice, last } = everySecondDay(100, 2, 4)
    for (const look of [addDays(last, 365), addDays(FIRST, -1)]) {
      expect(moodAroundPractice(moods, practice, look).practised.n).toBe(0)
    }
  })

  test('the result is the same in any order of the rows', () => {
    const person = simulatedPerson(USUAL, randomStream('order'))
    const turned = { ...person, moods: person.moods.toReversed() }
    expect(readingOf(turned)).toEqual(readingOf(person))
  })
})
