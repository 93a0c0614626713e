import { expect, test } from 'vitest'
import type { MoodAroundPractice } from '~/domain/insight/mood-around-practice.ts'
import type { MoodByCoin } from '~/domain/insight/mood-by-coin.ts'
import type { MoodByRaga } from '~/domain/insight/mood-by-raga.ts'
import {
  aroundPracticeWords,
  byCoinWords,
  byRagaWords,
  METHOD_AROUND_PRACTICE,
  METHOD_BY_COIN,
  METHOD_BY_RAGA,
} from '~/features/insight/comparison-words.ts'

const days = (n: number, all: number) => ({ n, all, before: 3, after: 3 })

function aroundPractice(verdict: MoodAroundPractice['verdict'], practised: number, others: number) {
  const found = { practised: days(practised, 40), others: days(others, 60), verdict, p: null }
  return aroundPracticeWords(found)
}

test.each<[MoodAroundPractice['verdict'], number, number, string]>([
  [
    'not-enough',
    0,
    25,
    'Too early to tell: 0 of 20 days with a mood before and after a session, and 20 of 20 days without a session to compare them with.',
  ],
  [
    'not-enough',
    20,
    19,
    'Too early to tell: 20 of 20 days with a mood before and after a session, and 19 of 20 days without a session to compare them with.',
  ],
  [
    'not-enough',
    20,
    20,
    'Too early to tell: it takes at least a hundred days, with and without practice all through them.',
  ],
  [
    'no-tie',
    30,
    30,
    'No clear link between practice and mood yet: luck could explain what we see.',
  ],
  [
    'undecided',
    30,
    30,
    'Too many moods are missing to tell. There may be a link: check in before and after a session to find out.',
  ],
  [
    'higher',
    30,
    30,
    "After a session your mood was usually better than at the same hour on days without one. We can't tell which caused which.",
  ],
  [
    'lower',
    30,
    30,
    "After a session your mood was usually lower than at the same hour on days without one. We can't tell which caused which.",
  ],
])('mood around practice, %s with %d and %d days', (verdict, practised, others, sentence) => {
  expect(aroundPractice(verdict, practised, others).words).toBe(sentence)
})

test('the days around practice whose moods are missing are counted by kind', () => {
  expect(aroundPractice('no-tie', 30, 25).missing).toBe(
    'One of the two moods was missing on 10 of 40 days with a session and on 35 of 60 days without one. The fewer are missing, on good days and bad ones alike, the more we can tell.',
  )
})

const byCoin = (verdict: MoodByCoin['verdict'], journey: number, oneRaga: number) =>
  byCoinWords({ sits: 40, journey: days(journey, 0), oneRaga: days(oneRaga, 0), verdict, p: null })

test.each<[MoodByCoin['verdict'], string]>([
  [
    'not-enough',
    'Too early to tell: it still needs 3 sessions with a journey and 0 with one raga alone, each with a mood before and after.',
  ],
  ['alike', 'So far neither stands out more than chance would explain.'],
  [
    'undecided',
    'Too many moods are missing to tell. The two may differ: check in before and after a session to find out.',
  ],
  [
    'higher',
    'After a journey your mood was higher than after one raga alone, on the days of the coin.',
  ],
  [
    'lower',
    'After a journey your mood was lower than after one raga alone, on the days of the coin.',
  ],
])('journeys by the coin, %s', (verdict, sentence) => {
  expect(byCoin(verdict, 12, 16)).toEqual({
    words: sentence,
    missing: 'On 12 of 40 days with such a session one of the two moods was missing.',
  })
})

const DIFFERING = [
  { raga: 'Desh', direction: 'higher' },
  { raga: 'Kafi', direction: 'lower' },
] as const

test.each<[MoodByRaga['verdict'], string]>([
  [
    'not-enough',
    'Too early to tell: it takes two ragas heard 8 times or more and 30 sessions in all, each with a mood before and after.',
  ],
  ['alike', 'So far no raga stands out more than chance would explain.'],
  [
    'undecided',
    'Too many moods are missing to tell. The ragas may differ: check in before and after a session to find out.',
  ],
  [
    'differ',
    "After Desh your mood was higher than after the other ragas. After Kafi your mood was lower than after the other ragas. We can't tell why.",
  ],
])('mood by raga, %s', (verdict, sentence) => {
  const ragas = ['Desh', 'Kafi'].map((raga) => ({ raga, ...days(10, 0), standsOut: null }))
  expect(byRagaWords({ ragas, standingOut: DIFFERING, days: 23, verdict, p: null })).toEqual({
    words: sentence,
    missing: 'On 3 of 23 days with a raga one of the two moods was missing.',
  })
})

test('the methods name their figures', () => {
  expect(METHOD_AROUND_PRACTICE).toBe(
    'We take the last mood in the 3 hours before a session and the first in the 3 hours after it, over the last 365 days. We shift your sessions to other days and look whether the real days still stand out. We speak up only when fewer than one try in a hundred looks like yours, even if you had recorded some moods three times as readily as others.',
  )
  expect(METHOD_BY_COIN).toMatch(
    /^We take the last mood in the 3 hours before each session that the coin chose .* A session that you leave early is not counted\.$/,
  )
  expect(METHOD_BY_RAGA).toMatch(
    /^Over the last 365 days we swap your ragas .* three times as readily as others\.$/,
  )
})
