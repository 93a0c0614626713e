import { HOURS_AROUND } from '~/domain/insight/around-practice.ts'
import type { MoodMoment, PractisedAt } from '~/domain/insight/mood-moment.ts'
import {
  afterOf,
  beforeOf,
  type PairCode,
  type PairTable,
  pairTable,
} from '~/domain/insight/pair-table.ts'
import { COMPARED_DAYS, timelineOf } from '~/domain/insight/practice-timeline.ts'
import { shiftTest } from '~/domain/insight/shift-test.ts'
import type { LocalDay } from '~/domain/local-day.ts'

/** Days of practice, and days without it, that there must be before anything is said. */
const FEWEST_DAYS = 20
/** Positions of the calendar there must be, so that one in a hundred can be told. */
const FEWEST_SHIFTS = 99
/**
 * A tie is told when one position in a hundred stands out as much. So strict, because people look
 * again: of those with no tie at all fewer than 5 % are ever told of one in a year of monthly looks,
 * and about 1 % at any one look.
 */
const RARE = 0.01

/** Mean moods around an hour, over `n` days. */
export type BeforeAndAfter = {
  readonly n: number
  /** 1–5, `null` when `n` is 0. */
  readonly before: number | null
  readonly after: number | null
}

export type MoodAroundPractice = {
  /** Days with a session that has a mood on either side. */
  readonly practised: BeforeAndAfter
  /** Days without a session that have a mood on either side of the hours of practice. */
  readonly others: BeforeAndAfter
  readonly verdict: 'not-enough' | 'no-tie' | 'higher' | 'lower'
  /** `null` when there is not enough. */
  readonly p: number | null
  /** The verdict, to be shown as it is. */
  readonly words: string
}

/** How it was found, to be shown as it is. */
export const METHOD_AROUND_PRACTICE = `Each session of the last ${COMPARED_DAYS} days is set between the last mood in the ${HOURS_AROUND} hours before it and the first in the ${HOURS_AROUND} hours after. Your sessions are then laid over your moods in every other position of the calendar, at the same hours. Something is said only when the true position stands out as fewer than one in a hundred would by chance.`

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
  const pairs = pairsOfDays(table)
  const practised = meansOf(pairs.practised)
  const others = meansOf(pairs.others)
  const figures = { practised, others }
  if (Math.min(practised.n, others.n) < FEWEST_DAYS) {
    return { ...figures, verdict: 'not-enough', p: null, words: missingWords(figures) }
  }
  const { p, shifts, direction } = shiftTest(table)
  if (shifts < FEWEST_SHIFTS) {
    return { ...figures, verdict: 'not-enough', p: null, words: TOO_SHORT }
  }
  const verdict = p > RARE ? 'no-tie' : direction
  return { ...figures, verdict, p, words: WORDS[verdict] }
}

const TOO_SHORT =
  'Not enough data yet: it takes a hundred days at least, with and without practice all through them.'

const WORDS = {
  'no-tie': 'So far nothing between practice and mood that chance would not show as well.',
  higher:
    'After practice your mood was higher than it otherwise is after the same mood at the same hours. It cannot be told which brought which.',
  lower:
    'After practice your mood was lower than it otherwise is after the same mood at the same hours. It cannot be told which brought which.',
} as const

function missingWords({ practised, others }: Pick<MoodAroundPractice, 'practised' | 'others'>) {
  const have = (n: number) => `${Math.min(n, FEWEST_DAYS)} of ${FEWEST_DAYS} days`
  return `Not enough data yet: ${have(practised.n)} with a mood before and after a session, ${have(others.n)} without a session to set beside them.`
}

/** The means over days, each of which counts once however many pairs it has. */
function meansOf(days: readonly (readonly PairCode[])[]): BeforeAndAfter {
  const found = days.filter((pairs) => pairs.length > 0)
  const n = found.length
  if (n === 0) return { n, before: null, after: null }
  const mean = (of: (code: PairCode) => number) =>
    found.reduce((sum, pairs) => sum + meanOfDay(pairs, of), 0) / n
  return { n, before: mean(beforeOf), after: mean(afterOf) }
}

function meanOfDay(pairs: readonly PairCode[], of: (code: PairCode) => number): number {
  return pairs.reduce((sum, code) => sum + of(code), 0) / pairs.length
}

/** The pairs of each day with a session around its own hours, of each other day around all hours. */
function pairsOfDays({ codesOn, dayOf }: PairTable) {
  const isPractised = new Set(dayOf)
  const practised: PairCode[][] = []
  const others: PairCode[][] = []
  codesOn.forEach((codes, day) => {
    const pairs = [...(codes ?? [])]
    if (isPractised.has(day)) {
      practised.push(pairs.filter((code, session) => code !== 0 && dayOf[session] === day))
    } else {
      others.push(pairs.filter((code) => code !== 0))
    }
  })
  return { practised, others }
}
