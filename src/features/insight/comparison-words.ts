import { COMPARED_DAYS } from '~/domain/insight/compared-days.ts'
import { FEWEST_DAYS, type MoodAroundPractice } from '~/domain/insight/mood-around-practice.ts'
import { FEWEST_OF_A_SIDE, type MoodByCoin } from '~/domain/insight/mood-by-coin.ts'
import { FEWEST_OF_A_RAGA, FEWEST_OF_ALL, type MoodByRaga } from '~/domain/insight/mood-by-raga.ts'
import { HOURS_AROUND } from '~/domain/insight/practice-timeline.ts'

const EVEN_IF = 'even if you had recorded some moods three times as readily as others'

export const METHOD_AROUND_PRACTICE = `We take the last mood in the ${HOURS_AROUND} hours before a session and the first in the ${HOURS_AROUND} hours after it, over the last ${COMPARED_DAYS} days. We shift your sessions to other days and look whether the real days still stand out. We speak up only when fewer than one try in a hundred looks like yours, ${EVEN_IF}.`

export const METHOD_BY_COIN = `We take the last mood in the ${HOURS_AROUND} hours before each session that the coin chose and the first in the ${HOURS_AROUND} hours after it. We swap the two kinds at random among sessions near each other, and look whether the real ones still stand out. We speak up only when fewer than one try in a hundred looks like yours, ${EVEN_IF}. A session that you leave early is not counted.`

export const METHOD_BY_RAGA = `Over the last ${COMPARED_DAYS} days we swap your ragas at random among sessions of the same part of the day, and look whether the real ones still stand out. We name a raga only when fewer than one try in a hundred looks like yours, however many ragas there are, ${EVEN_IF}.`

/** A verdict, and for how many days the moods are missing. */
type ComparisonWords = { readonly words: string; readonly missing: string }

const AROUND_PRACTICE = {
  'no-tie': 'No clear link between practice and mood yet: luck could explain what we see.',
  undecided:
    'Too many moods are missing to tell. There may be a link: check in before and after a session to find out.',
  higher:
    "After a session your mood was usually better than at the same hour on days without one. We can't tell which caused which.",
  lower:
    "After a session your mood was usually lower than at the same hour on days without one. We can't tell which caused which.",
} as const

export function aroundPracticeWords(found: MoodAroundPractice): ComparisonWords {
  const { practised, others, verdict } = found
  const of = ({ n, all }: { n: number; all: number }) => `${all - n} of ${all} days`
  return {
    words: verdict === 'not-enough' ? tooEarlyWords(found) : AROUND_PRACTICE[verdict],
    missing: `One of the two moods was missing on ${of(practised)} with a session and on ${of(others)} without one. The fewer are missing, on good days and bad ones alike, the more we can tell.`,
  }
}

function tooEarlyWords({ practised, others }: MoodAroundPractice): string {
  if (Math.min(practised.n, others.n) >= FEWEST_DAYS) {
    return 'Too early to tell: it takes at least a hundred days, with and without practice all through them.'
  }
  const have = (n: number) => `${Math.min(n, FEWEST_DAYS)} of ${FEWEST_DAYS} days`
  return `Too early to tell: ${have(practised.n)} with a mood before and after a session, and ${have(others.n)} without a session to compare them with.`
}

const BY_COIN = {
  alike: 'So far neither stands out more than chance would explain.',
  undecided:
    'Too many moods are missing to tell. The two may differ: check in before and after a session to find out.',
  higher:
    'After a journey your mood was higher than after one raga alone, on the days of the coin.',
  lower: 'After a journey your mood was lower than after one raga alone, on the days of the coin.',
} as const

export function byCoinWords({ sits, journey, oneRaga, verdict }: MoodByCoin): ComparisonWords {
  const needed = (n: number) => Math.max(0, FEWEST_OF_A_SIDE - n)
  return {
    words:
      verdict === 'not-enough'
        ? `Too early to tell: it still needs ${needed(journey.n)} sessions with a journey and ${needed(oneRaga.n)} with one raga alone, each with a mood before and after.`
        : BY_COIN[verdict],
    missing: `On ${sits - journey.n - oneRaga.n} of ${sits} days with such a session one of the two moods was missing.`,
  }
}

const BY_RAGA = {
  'not-enough': `Too early to tell: it takes two ragas heard ${FEWEST_OF_A_RAGA} times or more and ${FEWEST_OF_ALL} sessions in all, each with a mood before and after.`,
  alike: 'So far no raga stands out more than chance would explain.',
  undecided:
    'Too many moods are missing to tell. The ragas may differ: check in before and after a session to find out.',
} as const

export function byRagaWords({ ragas, standingOut, days, verdict }: MoodByRaga): ComparisonWords {
  const known = ragas.reduce((sum, { n }) => sum + n, 0)
  return {
    words: verdict === 'differ' ? differWords(standingOut) : BY_RAGA[verdict],
    missing: `On ${days - known} of ${days} days with a raga one of the two moods was missing.`,
  }
}

function differWords(standingOut: MoodByRaga['standingOut']): string {
  const named = standingOut.map(
    ({ raga, direction }) => `After ${raga} your mood was ${direction} than after the other ragas.`,
  )
  return `${named.join(' ')} We can't tell why.`
}
