import { describe, expect, test } from 'vitest'
import { addDays, localDay } from '~/domain/day/local-day.ts'
import { moodByRaga } from '~/domain/insight/mood-by-raga.ts'
import type { MoodMoment, PractisedAt } from '~/domain/insight/mood-moment.ts'
import { randomStream } from '~/raga/random.ts'
import { normal, onTheScale } from '~tests/domain/insight/simulated-person.ts'
import { samples } from '~tests/support/long-run.ts'

const FIRST = localDay('2025-01-01')
const LAST = addDays(FIRST, 364)
const RAGAS = ['Bhairav', 'Desh', 'Yaman', 'Kafi']

type Choice = 'by lot' | 'in runs' | 'in turn' | 'by hour' | 'by mood'

type Now = { readonly index: number; readonly isMorning: boolean; readonly before: number }

/** Chooses ragas by their place, and remembers the one it last held to. */
function chooser() {
  let held = 0
  return (choice: Choice, { index, isMorning, before }: Now, random: () => number): number => {
    if (random() < 0.12) held = Math.floor(4 * random())
    const half = Math.floor(2 * random())
    return {
      'by lot': Math.floor(4 * random()),
      'in runs': held,
      'in turn': index % 4,
      'by hour': (isMorning ? 0 : 2) + half,
      'by mood': Math.min(3, Math.max(0, before - 2 + half)),
    }[choice]
  }
}

type Readiness = (place: number, after: number) => number

/** A person's 120 days, most with a session; the raga at place 1 adds `effect` points. */
function listener(
  choice: Choice,
  effect: number,
  random: () => number,
  writes: Readiness = () => 1,
  days = 120,
) {
  const moods: MoodMoment[] = []
  const practice: PractisedAt[] = []
  let level = 0
  let drift = 0
  const choose = chooser()
  for (let index = 0; index < days; index++) {
    const day = addDays(FIRST, index)
    const isMorning = random() < 0.5
    const hour = (isMorning ? 7 : 19) + random()
    level = 0.7 * level + 0.7 * normal(random)
    drift = 0.9 * drift + 0.4 * normal(random)
    const before = onTheScale(3 + 0.8 * level + 0.4 * normal(random))
    const place = choose(choice, { index, isMorning, before }, random)
    const course = (isMorning ? 0.5 : -0.3) + 0.5 * drift
    const more = place === 1 ? effect : 0
    const after = onTheScale(3 + 0.8 * level + course + more + 0.5 * normal(random))
    moods.push({ day, hour: hour - 0.3, mood: before })
    if (random() < writes(place, after)) moods.push({ day, hour: hour + 0.5, mood: after })
    if (random() < 0.7) practice.push({ day, hour, raga: RAGAS[place] ?? null })
  }
  return { moods, practice }
}

function shareTold(choice: Choice, effect: number, count: number, writes?: Readiness) {
  const random = randomStream(`${choice} ${effect}`)
  const verdicts = Array.from({ length: count }, () => {
    const { moods, practice } = listener(choice, effect, random, writes, writes ? 360 : 120)
    return moodByRaga(moods, practice, LAST, random).verdict
  })
  return verdicts.filter((verdict) => verdict === 'differ').length / count
}

describe('ragas that do not differ are found to differ for at most 5 % of people', () => {
  test.each<Choice>(['by lot', 'in runs', 'in turn', 'by hour', 'by mood'])(
    'ragas that do not differ are rarely found to differ: chosen %s',
    (choice) => {
      expect(shareTold(choice, 0, samples(400))).toBeLessThanOrEqual(0.05)
    },
  )
})

describe('ragas that do not differ, with moods recorded three times as readily', () => {
  test.each<[string, Readiness]>([
    ['good after one raga', (place, after) => (place !== 1 ? 0.7 : after > 3 ? 0.9 : 0.3)],
    [
      'good after one, bad after the others',
      (place, after) => ((place === 1) === after > 3 ? 0.9 : 0.3),
    ],
    ['good after all', (_, after) => (after > 3 ? 0.9 : 0.3)],
  ])(
    'ragas that do not differ are rarely found to differ when moods are missing: %s',
    (_name, writes) => {
      expect(shareTold('by lot', 0, samples(100), writes)).toBeLessThanOrEqual(0.05)
    },
  )
})

test.each<Choice>(['by lot', 'in turn'])(
  'a raga that adds a point and a half is found, chosen %s',
  (choice) => {
    expect(shareTold(choice, 1.5, samples(40))).toBeGreaterThan(0.8)
  },
)

/** A session at 08:00 between a 2 and a 4, on so many days in a row. */
function heard(raga: string | null, from: number, days: number) {
  const listed = Array.from({ length: days }, (_, index) => addDays(FIRST, from + index))
  return {
    moods: listed.flatMap((day): MoodMoment[] => [
      { day, hour: 9, mood: 4 },
      { day, hour: 7, mood: 2 },
    ]),
    practice: listed.map((day): PractisedAt => ({ day, hour: 8, raga })),
  }
}

test('the most heard raga is listed first, and means are shown from eight sessions on', () => {
  const parts = [
    heard('Desh', 0, 7),
    heard('Yaman', 10, 8),
    heard(null, 30, 9),
    heard('Bhairav', 50, 7),
  ]
  const { ragas, verdict, p } = moodByRaga(
    parts.flatMap(({ moods }) => moods),
    parts.flatMap(({ practice }) => practice),
    LAST,
    randomStream('order'),
  )
  expect(ragas).toEqual([
    { raga: 'Yaman', n: 8, before: 2, after: 4, standsOut: null },
    { raga: 'Bhairav', n: 7, before: null, after: null, standsOut: null },
    { raga: 'Desh', n: 7, before: null, after: null, standsOut: null },
  ])
  expect([verdict, p]).toEqual(['not-enough', null])
})

test('the first session of a day with moods on both sides is the one that counts', () => {
  const { moods, practice } = heard('Desh', 0, 1)
  const more: PractisedAt[] = [
    { day: FIRST, hour: 8.5, raga: 'Yaman' },
    { day: FIRST, hour: 3, raga: 'Kafi' },
  ]
  const { ragas } = moodByRaga(moods, [...more, ...practice], LAST, randomStream('day'))
  expect(ragas).toEqual([{ raga: 'Desh', n: 1, before: null, after: null, standsOut: null }])
})

test('sessions outside the 365 days are ignored', () => {
  const parts = [heard('Kafi', -1, 1), heard('Yaman', 0, 1), heard('Desh', 364, 2)]
  const { ragas } = moodByRaga(
    parts.flatMap(({ moods }) => moods),
    parts.flatMap(({ practice }) => practice),
    LAST,
    randomStream('year'),
  )
  expect(ragas.map(({ raga, n }) => [raga, n])).toEqual([
    ['Desh', 1],
    ['Yaman', 1],
  ])
})

test('the same seed gives the same result', () => {
  const { moods, practice } = listener('by lot', 0.6, randomStream('person'))
  const told = () => moodByRaga(moods, practice, LAST, randomStream('their id'))
  expect(told()).toEqual(told())
  expect(told().p).toBeGreaterThan(0)
})

test('the raga that differs is named, and no other rise is claimed', () => {
  const { moods, practice } = listener('by lot', 2, randomStream('named'), () => 1, 360)
  const { ragas, standingOut, verdict } = moodByRaga(
    moods,
    practice,
    LAST,
    randomStream('their id'),
  )
  expect(verdict).toBe('differ')
  expect(ragas.find(({ raga }) => raga === 'Desh')?.standsOut).toBe('higher')
  expect(ragas.some(({ raga, standsOut }) => raga !== 'Desh' && standsOut === 'higher')).toBe(false)
  expect(standingOut).toContainEqual({ raga: 'Desh', direction: 'higher' })
})

test('sessions without a mood on either side are counted as missing', () => {
  const { moods, practice } = heard('Desh', 0, 10)
  const { ragas, days } = moodByRaga(moods.slice(6), practice, LAST, randomStream('missing'))
  expect([days, ragas[0]?.n]).toEqual([10, 7])
})
