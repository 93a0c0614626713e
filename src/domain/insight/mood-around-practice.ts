import type { LocalDay } from '~/domain/day/local-day.ts'
import { standsWithoutMissing } from '~/domain/insight/missing-moods.ts'
import type { MoodMoment, PractisedAt } from '~/domain/insight/mood-moment.ts'
import {
  type BeforeAndAfter,
  type DaysOfAKind,
  daysCompared,
  pairTable,
} from '~/domain/insight/pair-table.ts'
import { timelineOf } from '~/domain/insight/practice-timeline.ts'
import { shiftTest } from '~/domain/insight/shift-test.ts'

/** The fewest days with practice, and the fewest without it, before any result is shown. */
export const FEWEST_DAYS = 20
/** The fewest positions of the calendar, so that p can be as small as 1 %. */
const FEWEST_SHIFTS = 99
/**
 * A tie is shown when at most one position in a hundred differs as much. It is that strict because
 * people look again: of those without any tie fewer than 5 % are ever shown one in a year of
 * monthly looks, and about 1 % at any one look.
 */
const RARE = 0.01

/** The mean moods of the days of one kind, and the number of all such days, known or not. */
type DaysFound = BeforeAndAfter & { readonly all: number }

export type MoodAroundPractice = {
  /** Days with a session that has a mood before and after it. */
  readonly practised: DaysFound
  /** Days without a session that have a mood before and after the hours of practice. */
  readonly others: DaysFound
  /**
   * `not-enough`: fewer than `FEWEST_DAYS` of either kind, or too few days to shift the practice.
   * `undecided`: missing moods alone could have produced the tie.
   */
  readonly verdict: 'not-enough' | 'no-tie' | 'undecided' | 'higher' | 'lower'
  /** `null` when there is too little data. */
  readonly p: number | null
}

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
  const figures = { practised: foundOf(practised), others: foundOf(others) }
  if (Math.min(practised.n, others.n) < FEWEST_DAYS) {
    return { ...figures, verdict: 'not-enough', p: null }
  }
  const { p, shifts, direction } = shiftTest(table)
  if (shifts < FEWEST_SHIFTS) {
    return { ...figures, verdict: 'not-enough', p: null }
  }
  const stands = () =>
    standsWithoutMissing(practised.occasions, others.occasions, direction) ? direction : 'undecided'
  return { ...figures, verdict: p > RARE ? 'no-tie' : stands(), p }
}

function foundOf({ n, before, after, occasions }: DaysOfAKind): DaysFound {
  return { n, before, after, all: occasions.all }
}
