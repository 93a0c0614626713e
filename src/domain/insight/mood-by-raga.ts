import type { LocalDay } from '~/domain/day/local-day.ts'
import { standsWithoutMissing } from '~/domain/insight/missing-moods.ts'
import { groupBy, type MoodMoment, type PractisedAt } from '~/domain/insight/mood-moment.ts'
import type { BeforeAndAfter } from '~/domain/insight/pair-table.ts'
import { comparedOf } from '~/domain/insight/practice-timeline.ts'
import { meansOf, occasionsOf, type RagaDay, ragaDays } from '~/domain/insight/raga-pairs.ts'
import { type RagaAgainstOthers, ragaTest } from '~/domain/insight/raga-test.ts'

/**
 * The fewest sessions with a mood before and after that a raga needs before its means are shown.
 */
export const FEWEST_OF_A_RAGA = 8
/** The fewest sessions of all such ragas together before they are compared. */
export const FEWEST_OF_ALL = 30
const RARE = 0.01

export type MoodOfRaga = BeforeAndAfter & {
  readonly raga: string
  /**
   * How the mood after it compares with that after the others; `null` without a clear difference.
   */
  readonly standsOut: 'higher' | 'lower' | null
}

export type MoodByRaga = {
  /**
   * Every raga with a pair of moods, the most heard first; the order does not mean that one is
   * best. Its means are `null` below eight sessions.
   */
  readonly ragas: readonly MoodOfRaga[]
  /** The ragas that stand out, as they were heard. */
  readonly standingOut: readonly Pick<RagaAgainstOthers, 'raga' | 'direction'>[]
  /** Days with a raga, whether their moods are known or not. */
  readonly days: number
  /** `undecided`: missing moods alone could have produced the difference. */
  readonly verdict: 'not-enough' | 'alike' | 'undecided' | 'differ'
  readonly p: number | null
}

/**
 * Moods in the hours before and after each raga in the 365 days that end with `last`; of each day
 * the first session with a mood before and after it counts. `moods` are check-ins and entries
 * without backdated ones; `random` gives numbers in [0, 1), the same for the same person, so that
 * the verdict does not change by itself.
 */
export function moodByRaga(
  moods: readonly MoodMoment[],
  practice: readonly PractisedAt[],
  last: LocalDay,
  random: () => number,
): MoodByRaga {
  const days = ragaDays(comparedOf(moods, last), comparedOf(practice, last))
  const pairs = days.flatMap(({ pair }) => pair ?? [])
  const ragas = [...groupBy(pairs, ({ raga }) => raga)]
    .map(
      ([raga, ofRaga]): MoodOfRaga => ({
        raga,
        ...meansOf(ofRaga, FEWEST_OF_A_RAGA),
        standsOut: null,
      }),
    )
    .sort((one, other) => other.n - one.n || one.raga.localeCompare(other.raga))
  const names = new Set(ragas.flatMap(({ raga, before }) => (before === null ? [] : [raga])))
  const compared = pairs.filter(({ raga }) => names.has(raga))
  if (names.size < 2 || compared.length < FEWEST_OF_ALL) {
    return { ragas, standingOut: [], days: days.length, verdict: 'not-enough', p: null }
  }
  const test = ragaTest(compared, random)
  const comparedDays = days.filter(({ raga }) => names.has(raga))
  const rare = test.ragas.filter(({ p }) => p <= RARE)
  const standingOut = rare
    .filter((found) => stands(found, comparedDays))
    .map(({ raga, direction }) => ({ raga, direction }))
  const directions = new Map(standingOut.map(({ raga, direction }) => [raga, direction]))
  const verdict = standingOut.length > 0 ? 'differ' : rare.length > 0 ? 'undecided' : 'alike'
  return {
    ragas: ragas.map((raga) => ({ ...raga, standsOut: directions.get(raga.raga) ?? null })),
    standingOut,
    days: days.length,
    verdict,
    p: test.p,
  }
}

function stands({ raga, direction }: RagaAgainstOthers, days: readonly RagaDay[]): boolean {
  const { ones, others } = occasionsOf(days, raga)
  return standsWithoutMissing(ones, others, direction)
}
