import type { LocalDay } from '~/domain/day/local-day.ts'
import { standsWithoutMissing } from '~/domain/insight/missing-moods.ts'
import type { MoodMoment, PractisedAt } from '~/domain/insight/mood-moment.ts'
import {
  type BeforeAndAfter,
  type DaysOfAKind,
  daysCompared,
  type PairTable,
  pairTable,
} from '~/domain/insight/pair-table.ts'
import { timelineOf } from '~/domain/insight/practice-timeline.ts'

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

type ShiftTest = {
  /** The share of positions that differ as much as the true one, which is included. */
  readonly p: number
  /** The positions with moods on at least one day, without the true one. */
  readonly shifts: number
  /** Whether the mood after practice is higher or lower than expected from the mood before it. */
  readonly direction: 'higher' | 'lower'
}

/**
 * Does the mood after practice differ from what the mood before it, the hour and the person's own
 * days let one expect? The calendar of practice is moved over that of moods to every other position
 * on a ring, and p is the share of positions that differ as much: it separates a tie from a
 * coincidence, and cannot show a cause.
 *
 * - Moods resemble those of the days around them, and practice comes in runs: a shift keeps both,
 *   and shuffled days, as if each were independent, would find too much
 * - Moods change over the day: a shifted session keeps its hour, so their daily course is the same
 *   in every position
 * - People who sit when their mood is low feel better later in any case: the value is the mood
 *   after, minus the mean mood after the same mood before in all positions together
 * - Each day counts once, and the joined ends of the ring do no harm, because a pair lies within
 *   one day
 *
 * Source: K. D. Harris, "Nonsense correlations in neuroscience" (bioRxiv, 2020), on tests by
 * shifting and their limits.
 */
function shiftTest(table: PairTable): ShiftTest {
  const positions = standOuts(table)
  const [happened] = positions
  if (!happened) return { p: 1, shifts: 0, direction: 'higher' }
  const others = positions.slice(1).filter(({ days }) => days > 0)
  const asFar = others.filter(({ score }) => Math.abs(score) >= Math.abs(happened.score) - 1e-9)
  return {
    p: (1 + asFar.length) / (1 + others.length),
    shifts: others.length,
    direction: happened.score < 0 ? 'lower' : 'higher',
  }
}

type StandOut = { readonly days: number; readonly score: number }

/**
 * How much each position differs, the true one first: the sum over its days, divided by the square
 * root of their number.
 */
function standOuts(table: PairTable): StandOut[] {
  const { length, codesOn, excess } = table
  const days = new Float64Array(length)
  const sums = new Float64Array(length)
  codesOn.forEach((codes, onto) => {
    if (codes)
      addDay(table, codes, excess, (day, mean) => {
        const shift = (onto - day + length) % length
        days[shift] = (days[shift] ?? 0) + 1
        sums[shift] = (sums[shift] ?? 0) + mean
      })
  })
  return Array.from(days, (count, shift) => ({
    days: count,
    score: (sums[shift] ?? 0) / Math.sqrt(Math.max(1, count)),
  }))
}

/**
 * Calls `add` with every day of practice that has pairs on a day of moods, and their mean excess.
 */
function addDay(
  { dayOf }: PairTable,
  codes: Uint8Array,
  excess: Float64Array,
  add: (day: number, mean: number) => void,
): void {
  let found = 0
  let sum = 0
  for (let session = 0; session < codes.length; session++) {
    const code = codes[session] ?? 0
    if (code !== 0) {
      found += 1
      sum += excess[code] ?? 0
    }
    const day = dayOf[session] ?? 0
    if (day === dayOf[session + 1]) continue
    if (found > 0) add(day, sum / found)
    found = 0
    sum = 0
  }
}
