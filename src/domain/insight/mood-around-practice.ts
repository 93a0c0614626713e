import type { LocalDay } from '~/domain/day/local-day.ts'
import { COMPARED_DAYS } from '~/domain/insight/compared-days.ts'
import { MOST_READILY_WORDS, standsWithoutMissing } from '~/domain/insight/missing-moods.ts'
import type { MoodMoment, PractisedAt } from '~/domain/insight/mood-moment.ts'
import {
  type BeforeAndAfter,
  type DaysOfAKind,
  daysCompared,
  pairTable,
} from '~/domain/insight/pair-table.ts'
import { HOURS_AROUND, timelineOf } from '~/domain/insight/practice-timeline.ts'
import { shiftTest } from '~/domain/insight/shift-test.ts'

/** The fewest days with practice, and the fewest without it, before any result is shown. */
const FEWEST_DAYS = 20
/** The fewest positions of the calendar, so that p can be as small as 1 %. */
const FEWEST_SHIFTS = 99
/**
 * A tie is shown when at most one position in a hundred differs as much. It is that strict because
 * people look again: of those without any tie fewer than 5 % are ever shown one in a year of
 * monthly looks, and about 1 % at any one look.
 */
const RARE = 0.01

export type MoodAroundPractice = {
  /** Days with a session that has a mood before and after it. */
  readonly practised: BeforeAndAfter
  /** Days without a session that have a mood before and after the hours of practice. */
  readonly others: BeforeAndAfter
  /** `undecided`: missing moods alone could have produced the tie. */
  readonly verdict: 'not-enough' | 'no-tie' | 'undecided' | 'higher' | 'lower'
  /** `null` when there is too little data. */
  readonly p: number | null
  /** The verdict, to be shown as it is. */
  readonly words: string
  /** For how many days the moods are missing, to be shown as it is. */
  readonly missing: string
}

/** The method, to be shown as it is. */
export const METHOD_AROUND_PRACTICE = `We take the last mood in the ${HOURS_AROUND} hours before a session and the first in the ${HOURS_AROUND} hours after it, over the last ${COMPARED_DAYS} days. We shift your sessions to other days and look whether the real days still stand out. We speak up only when fewer than one try in a hundred looks like yours, ${MOST_READILY_WORDS}.`

/**
 * Moods in the hours before and after practice, in the 365 days that end with `last`. `moods` are
 * check-ins and entries together, since a day has one check-in at most; leave backdated ones out.
 */
export function moodAroundPractice(
  moods: readonly MoodMoment[],
  practice: readonly PractisedAt[],
  last: LocalDay,
): MoodAroundPractice {
  const table = pairTable(timelineOf(moods, practice, last))
  const { practised, others } = daysCompared(table)
  const figures = {
    practised: meansOf(practised),
    others: meansOf(others),
    missing: missingWords(practised, others),
  }
  if (Math.min(practised.n, others.n) < FEWEST_DAYS) {
    return { ...figures, verdict: 'not-enough', p: null, words: tooFewWords(figures) }
  }
  const { p, shifts, direction } = shiftTest(table)
  if (shifts < FEWEST_SHIFTS) {
    return { ...figures, verdict: 'not-enough', p: null, words: TOO_SHORT }
  }
  const stands = () =>
    standsWithoutMissing(practised.occasions, others.occasions, direction) ? direction : 'undecided'
  const verdict = p > RARE ? 'no-tie' : stands()
  return { ...figures, verdict, p, words: WORDS[verdict] }
}

const TOO_SHORT =
  'Too early to tell: it takes at least a hundred days, with and without practice all through them.'

const WORDS = {
  'no-tie': 'No clear link between practice and mood yet: luck could explain what we see.',
  undecided:
    'Too many moods are missing to tell. There may be a link: check in before and after a session to find out.',
  higher:
    "After a session your mood was usually better than at the same hour on days without one. We can't tell which caused which.",
  lower:
    "After a session your mood was usually lower than at the same hour on days without one. We can't tell which caused which.",
} as const

function tooFewWords({ practised, others }: Pick<MoodAroundPractice, 'practised' | 'others'>) {
  const have = (n: number) => `${Math.min(n, FEWEST_DAYS)} of ${FEWEST_DAYS} days`
  return `Too early to tell: ${have(practised.n)} with a mood before and after a session, and ${have(others.n)} without a session to compare them with.`
}

function missingWords(practised: DaysOfAKind, others: DaysOfAKind): string {
  const of = ({ n, occasions: { all } }: DaysOfAKind) => `${all - n} of ${all} days`
  return `One of the two moods was missing on ${of(practised)} with a session and on ${of(others)} without one. The fewer are missing, on good days and bad ones alike, the more we can tell.`
}

function meansOf({ n, before, after }: DaysOfAKind): BeforeAndAfter {
  return { n, before, after }
}
