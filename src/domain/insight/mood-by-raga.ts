import { type MoodPair, pairAround } from '~/domain/insight/around-practice.ts'
import { groupBy } from '~/domain/insight/group-by.ts'
import type { BeforeAndAfter } from '~/domain/insight/mood-around-practice.ts'
import type { MoodMoment, PractisedAt } from '~/domain/insight/mood-moment.ts'
import { COMPARED_DAYS, comparedOf } from '~/domain/insight/practice-timeline.ts'
import { type RagaPair, ragaTest } from '~/domain/insight/raga-test.ts'
import type { LocalDay } from '~/domain/local-day.ts'

/** Sessions with a mood on either side that a raga must have before its means are told. */
const FEWEST_OF_A_RAGA = 8
/** And all such ragas together before they are compared. */
const FEWEST_OF_ALL = 30
const RARE = 0.01

export type MoodOfRaga = BeforeAndAfter & { readonly raga: string }

export type MoodByRaga = {
  /**
   * Every raga with a pair of moods, the most heard first, which says nothing of which is best.
   * Its means are `null` below eight sessions.
   */
  readonly ragas: readonly MoodOfRaga[]
  readonly verdict: 'not-enough' | 'alike' | 'differ'
  readonly p: number | null
  /** The verdict, to be shown as it is. */
  readonly words: string
}

/** How it was found, to be shown as it is. */
export const METHOD_BY_RAGA = `By tradition each raga has its hour and its colour; the ragas of the last ${COMPARED_DAYS} days are compared by exchanging them by lot among sessions of the same part of the day.`

/**
 * Moods in the hours before and after each raga in the 365 days that end with `last`; of each day
 * the first session counts that has a mood on either side. `moods` are check-ins and entries, without backdated ones. `random` gives
 * numbers in [0, 1), the same for the same person, so that the verdict does not change by itself.
 */
export function moodByRaga(
  moods: readonly MoodMoment[],
  practice: readonly PractisedAt[],
  last: LocalDay,
  random: () => number,
): MoodByRaga {
  const pairs = pairsOfDays(comparedOf(moods, last), comparedOf(practice, last))
  const byRaga = groupBy(pairs, ({ raga }) => raga)
  const ragas = [...byRaga]
    .map(([raga, ofRaga]) => ({ raga, ...meansOf(ofRaga) }))
    .sort((one, other) => other.n - one.n || one.raga.localeCompare(other.raga))
  const heard = ragas.filter(({ before }) => before !== null)
  const names = new Set(heard.map(({ raga }) => raga))
  const compared = pairs.filter(({ raga }) => names.has(raga))
  if (names.size < 2 || compared.length < FEWEST_OF_ALL) {
    const words = `Not enough data yet: it takes two ragas heard ${FEWEST_OF_A_RAGA} times or more and ${FEWEST_OF_ALL} sessions in all, each with a mood before and after.`
    return { ragas, verdict: 'not-enough', p: null, words }
  }
  const p = ragaTest(compared, random)
  return p <= RARE
    ? { ragas, verdict: 'differ', p, words: DIFFER }
    : { ragas, verdict: 'alike', p, words: ALIKE }
}

const DIFFER =
  'Your mood after them differs from raga to raga more than chance would show. It cannot be told why.'
const ALIKE = 'So far no difference between the ragas that chance would not show as well.'

function meansOf(pairs: readonly MoodPair[]): BeforeAndAfter {
  const n = pairs.length
  if (n < FEWEST_OF_A_RAGA) return { n, before: null, after: null }
  const mean = (of: (pair: MoodPair) => number) =>
    pairs.reduce((sum, pair) => sum + of(pair), 0) / n
  return { n, before: mean(({ before }) => before), after: mean(({ after }) => after) }
}

/** The pairs, oldest first. */
function pairsOfDays(
  moods: readonly MoodMoment[],
  practice: readonly PractisedAt[],
): (RagaPair & MoodPair)[] {
  const moodsOf = groupBy(moods.toSorted(byHour), ({ day }) => day)
  const practiceOf = groupBy(practice.toSorted(byHour), ({ day }) => day)
  return [...practiceOf.keys()].sort().flatMap((day) => {
    for (const { hour, raga } of practiceOf.get(day) ?? []) {
      const pair = raga === null ? null : pairAround(moodsOf.get(day) ?? [], hour)
      if (raga !== null && pair) return [{ ...pair, raga, hour }]
    }
    return []
  })
}

function byHour(one: { readonly hour: number }, other: { readonly hour: number }): number {
  return one.hour - other.hour
}
