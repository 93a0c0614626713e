import { expect, test } from 'vitest'
import type { MoodAroundPractice } from '~/domain/insight/mood-around-practice.ts'
import type { MoodByCoin } from '~/domain/insight/mood-by-coin.ts'
import type { MoodByRaga } from '~/domain/insight/mood-by-raga.ts'
import {
  aroundPracticeWords,
  byCoinWords,
  byRagaWords,
  missingWords,
} from '~/features/insight/comparison-words.ts'

const days = (n: number, all: number) => ({ n, all, before: 3, after: 3 })

const around = (verdict: MoodAroundPractice['verdict'], practised: number, others: number) => ({
  practised: days(practised, 40),
  others: days(others, 60),
  verdict,
  p: null,
})

test.each<[MoodAroundPractice['verdict'], number, number, string, string]>([
  [
    'not-enough',
    12,
    3,
    'Too early to tell',
    '12 days with a session and 3 without so far. About 100 days are needed.',
  ],
  [
    'not-enough',
    1,
    25,
    'Too early to tell',
    '1 day with a session and 25 without so far. About 100 days are needed.',
  ],
  [
    'not-enough',
    20,
    20,
    'Too early to tell',
    '20 days with a session and 20 without so far. About 100 days are needed, with both kinds all through them.',
  ],
  ['no-tie', 30, 30, 'No clear link yet', 'Luck could explain what we see.'],
  [
    'undecided',
    30,
    30,
    'Too many moods are missing',
    'There may be a link. Check in before and after to find out.',
  ],
  [
    'higher',
    30,
    30,
    'After a session you felt better, on average',
    'More than at the same hours without one. We cannot say what caused it.',
  ],
  [
    'lower',
    30,
    30,
    'After a session you felt lower, on average',
    'More than at the same hours without one. We cannot say what caused it.',
  ],
])('mood around practice, %s with %d and %d days', (verdict, practised, others, headline, text) => {
  expect(aroundPracticeWords(around(verdict, practised, others))).toMatchObject({ headline, text })
})

test('how rare a finding is by chance is told of findings alone', () => {
  const begins =
    'We took the last mood in the three hours before a session and the first in the three hours after, over the last year. Then we moved your sessions to other days, many times over. '
  expect(aroundPracticeWords(around('higher', 30, 30)).method).toBe(
    `${begins}Fewer than one try in a hundred looked like yours.`,
  )
  expect(aroundPracticeWords(around('no-tie', 30, 30)).method).toBe(
    `${begins}We speak up only when fewer than one try in a hundred looks like yours.`,
  )
})

test.each([
  [40, 'Every session day tells something'],
  [34, 'One session day in seven tells nothing'],
  [38, 'One session day in 20 tells nothing'],
  [20, 'One session day in two tells nothing'],
  [5, 'Most session days tell nothing'],
])('of 40 days with a session %d have both moods', (known, headline) => {
  const words = missingWords(around('no-tie', known, 25))
  expect(words.headline).toBe(headline)
  expect(words.text).toBe(
    `A check-in before and one after makes a session count here. On ${40 - known} of 40 days one of the two was missing.`,
  )
  expect(words.method).toContain('on 35 of 60 days one of the two was missing.')
})

const byCoin = (verdict: MoodByCoin['verdict'], journey: number, oneRaga: number) =>
  byCoinWords({ sits: 40, journey: days(journey, 0), oneRaga: days(oneRaga, 0), verdict, p: null })

test.each<[MoodByCoin['verdict'], string, string]>([
  [
    'not-enough',
    'Too early to tell',
    'When the coin chooses for you, Alap compares the two. It needs 1 more journey and 0 more single ragas.',
  ],
  ['alike', 'Neither stands out yet', 'The two look alike so far.'],
  [
    'undecided',
    'Too many moods are missing',
    'The two may differ. Check in before and after to find out.',
  ],
  [
    'higher',
    'After a journey you felt better than after one raga',
    'That is your record, not a promise.',
  ],
  [
    'lower',
    'After a journey you felt lower than after one raga',
    'That is your record, not a promise.',
  ],
])('journeys by the coin, %s', (verdict, headline, text) => {
  const words = byCoin(verdict, 14, 16)
  expect(words).toMatchObject({ headline, text })
  expect(words.method).toContain('On 10 of 40 days one of the two was missing.')
  expect(words.method).toMatch(/A session that you leave early is not counted\.$/)
})

const DIFFERING = [
  { raga: 'Desh', direction: 'higher' },
  { raga: 'Kafi', direction: 'lower' },
] as const

test.each<[MoodByRaga['verdict'], string, string]>([
  [
    'not-enough',
    'Too early to tell',
    '20 sessions with both moods so far. It takes 30, and two ragas heard 8 times each.',
  ],
  ['alike', 'No raga stands out yet', 'The ones you hear most look alike so far.'],
  [
    'undecided',
    'Too many moods are missing',
    'The ragas may differ. Check in before and after to find out.',
  ],
  [
    'differ',
    'After Desh you felt better than after other ragas',
    'After Kafi you felt lower than after other ragas. That is your record, not a promise.',
  ],
])('mood by raga, %s', (verdict, headline, text) => {
  const ragas = ['Desh', 'Kafi'].map((raga) => ({ raga, ...days(10, 0), standsOut: null }))
  const words = byRagaWords({ ragas, standingOut: DIFFERING, days: 23, verdict, p: null })
  expect(words).toMatchObject({ headline, text })
  expect(words.method).toContain('On 3 of 23 days one of the two was missing.')
})
