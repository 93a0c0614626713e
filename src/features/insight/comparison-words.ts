import { FEWEST_DAYS, type MoodAroundPractice } from '~/domain/insight/mood-around-practice.ts'
import { FEWEST_OF_A_SIDE, type MoodByCoin } from '~/domain/insight/mood-by-coin.ts'
import { FEWEST_OF_A_RAGA, FEWEST_OF_ALL, type MoodByRaga } from '~/domain/insight/mood-by-raga.ts'

/** What a comparison found: its headline names a difference only if the test found one. */
export type Finding = {
  readonly headline: string
  readonly text: string
  /** How we know. */
  readonly method: string
}

const TOO_EARLY = 'Too early to tell'
const TOO_MANY_MISSING = 'Too many moods are missing'
const NO_PROMISE = 'That is your record, not a promise.'
const BOTH_MOODS =
  'We took the last mood in the three hours before a session and the first in the three hours after, over the last year.'

/** How a method ends: with a finding it says how rare that is by chance. */
function rareWords(isFound: boolean): string {
  return isFound
    ? 'Fewer than one try in a hundred looked like yours.'
    : 'We speak up only when fewer than one try in a hundred looks like yours.'
}

/** Moods around practice, in words. */
export function aroundPracticeWords(found: MoodAroundPractice): Finding {
  const { verdict } = found
  const isFound = verdict === 'higher' || verdict === 'lower'
  return {
    ...(verdict === 'not-enough' ? tooEarly(found) : AROUND_PRACTICE[verdict]),
    method: `${BOTH_MOODS} Then we moved your sessions to other days, many times over. ${rareWords(isFound)}`,
  }
}

const LINK = 'More than at the same hours without one. We cannot say what caused it.'

const AROUND_PRACTICE = {
  'no-tie': { headline: 'No clear link yet', text: 'Luck could explain what we see.' },
  undecided: {
    headline: TOO_MANY_MISSING,
    text: 'There may be a link. Check in before and after to find out.',
  },
  higher: { headline: 'After a session you felt better, on average', text: LINK },
  lower: { headline: 'After a session you felt lower, on average', text: LINK },
} as const

function tooEarly({ practised, others }: MoodAroundPractice) {
  const isSpread = Math.min(practised.n, others.n) >= FEWEST_DAYS
  return {
    headline: TOO_EARLY,
    text: `${practised.n} ${practised.n === 1 ? 'day' : 'days'} with a session and ${others.n} without so far. About 100 days are needed${isSpread ? ', with both kinds all through them' : ''}.`,
  }
}

/** On how many of the days with a session the moods tell nothing. */
export function missingWords({ practised, others }: MoodAroundPractice): Finding {
  const missing = practised.all - practised.n
  return {
    headline: missingHeadline(missing, practised.all),
    text: `A check-in before and one after makes a session count here. ${missingOf(practised)}`,
    method: `Of the days without a session we look at the same hours: ${lowerFirst(missingOf(others))} The fewer are missing, on good days and bad ones alike, the more we can tell. What we name must hold even if you had recorded some moods three times as readily as others.`,
  }
}

function missingOf({ n, all }: MoodAroundPractice['practised']): string {
  return `On ${all - n} of ${all} days one of the two was missing.`
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const

function missingHeadline(missing: number, all: number): string {
  if (missing === 0) return 'Every session day tells something'
  const one = Math.round(all / missing)
  if (one < 2) return 'Most session days tell nothing'
  return `One session day in ${NUMBERS[one - 2] ?? one} tells nothing`
}

const BY_COIN = {
  alike: { headline: 'Neither stands out yet', text: 'The two look alike so far.' },
  undecided: {
    headline: TOO_MANY_MISSING,
    text: 'The two may differ. Check in before and after to find out.',
  },
  higher: { headline: 'After a journey you felt better than after one raga', text: NO_PROMISE },
  lower: { headline: 'After a journey you felt lower than after one raga', text: NO_PROMISE },
} as const

/** Journeys against single ragas, in words. */
export function byCoinWords({ sits, journey, oneRaga, verdict }: MoodByCoin): Finding {
  const isFound = verdict === 'higher' || verdict === 'lower'
  const missing = sits - journey.n - oneRaga.n
  return {
    ...(verdict === 'not-enough' ? coinTooEarly(journey.n, oneRaga.n) : BY_COIN[verdict]),
    method: `We took the last mood in the three hours before each session that the coin chose and the first in the three hours after. On ${missing} of ${sits} days one of the two was missing. Then we swapped the two kinds among sessions near each other, many times over. ${rareWords(isFound)} A session that you leave early is not counted.`,
  }
}

function coinTooEarly(journeys: number, ragas: number) {
  const needed = (n: number) => Math.max(0, FEWEST_OF_A_SIDE - n)
  const more = (n: number, one: string) => `${needed(n)} more ${needed(n) === 1 ? one : `${one}s`}`
  return {
    headline: TOO_EARLY,
    text: `When the coin chooses for you, Alap compares the two. It needs ${more(journeys, 'journey')} and ${more(ragas, 'single raga')}.`,
  }
}

const BY_RAGA = {
  alike: {
    headline: 'No raga stands out yet',
    text: 'The ones you hear most look alike so far.',
  },
  undecided: {
    headline: TOO_MANY_MISSING,
    text: 'The ragas may differ. Check in before and after to find out.',
  },
} as const

/** Moods after each raga, in words. */
export function byRagaWords({ ragas, standingOut, days, verdict }: MoodByRaga): Finding {
  const known = ragas.reduce((sum, { n }) => sum + n, 0)
  return {
    ...ragaFinding(verdict, standingOut, known),
    method: `${BOTH_MOODS} On ${days - known} of ${days} days one of the two was missing. Then we swapped your ragas among sessions of the same part of the day, many times over. ${rareWords(verdict === 'differ')}`,
  }
}

function ragaFinding(
  verdict: MoodByRaga['verdict'],
  standingOut: MoodByRaga['standingOut'],
  known: number,
) {
  if (verdict === 'differ') return differing(standingOut)
  if (verdict !== 'not-enough') return BY_RAGA[verdict]
  return {
    headline: TOO_EARLY,
    text: `${known} ${known === 1 ? 'session' : 'sessions'} with both moods so far. It takes ${FEWEST_OF_ALL}, and two ragas heard ${FEWEST_OF_A_RAGA} times each.`,
  }
}

function differing(standingOut: MoodByRaga['standingOut']) {
  const [first = '', ...others] = standingOut.map(
    ({ raga, direction }) =>
      `After ${raga} you felt ${direction === 'higher' ? 'better' : 'lower'} than after other ragas`,
  )
  return { headline: first, text: [...others.map((other) => `${other}.`), NO_PROMISE].join(' ') }
}
