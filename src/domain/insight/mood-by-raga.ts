import type { LocalDay } from '~/domain/day/local-day.ts'
import { COMPARED_DAYS } from '~/domain/insight/compared-days.ts'
import { MOST_READILY_WORDS, standsWithoutMissing } from '~/domain/insight/missing-moods.ts'
import { groupBy, type MoodMoment, type PractisedAt } from '~/domain/insight/mood-moment.ts'
import type { BeforeAndAfter } from '~/domain/insight/pair-table.ts'
import { comparedOf } from '~/domain/insight/practice-timeline.ts'
import { meansOf, occasionsOf, type RagaDay, ragaDays } from '~/domain/insight/raga-pairs.ts'
import { type RagaAgainstOthers, ragaTest } from '~/domain/insight/raga-test.ts'

/**
 * The fewest sessions with a mood before and after that a raga needs before its means are shown.
 */
const FEWEST_OF_A_RAGA = 8
/** The fewest sessions of all such ragas together before they are compared. */
const FEWEST_OF_ALL = 30
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
  /** `undecided`: missing moods alone could have produced the difference. */
  readonly verdict: 'not-enough' | 'alike' | 'undecided' | 'differ'
  readonly p: number | null
  /** The verdict, to be shown as it is. */
  readonly words: string
  /** For how many days the moods are missing, to be shown as it is. */
  readonly missing: string
}

/** The method, to be shown as it is. */
export const METHOD_BY_RAGA = `Over the last ${COMPARED_DAYS} days we swap your ragas at random among sessions of the same part of the day, and look whether the real ones still stand out. We name a raga only when fewer than one try in a hundred looks like yours, however many ragas there are, ${MOST_READILY_WORDS}.`

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
  const missing = `On ${days.length - pairs.length} of ${days.length} days with a raga one of the two moods was missing.`
  if (names.size < 2 || compared.length < FEWEST_OF_ALL) {
    return { ragas, verdict: 'not-enough', p: null, words: TOO_FEW, missing }
  }
  const test = ragaTest(compared, random)
  const comparedDays = days.filter(({ raga }) => names.has(raga))
  const rare = test.ragas.filter(({ p }) => p <= RARE)
  const standingOut = new Map(
    rare
      .filter((found) => stands(found, comparedDays))
      .map(({ raga, direction }) => [raga, direction]),
  )
  const verdict = standingOut.size > 0 ? 'differ' : rare.length > 0 ? 'undecided' : 'alike'
  return {
    ragas: ragas.map((raga) => ({ ...raga, standsOut: standingOut.get(raga.raga) ?? null })),
    verdict,
    p: test.p,
    words: verdict === 'differ' ? differWords(standingOut) : WORDS[verdict],
    missing,
  }
}

const TOO_FEW = `Too early to tell: it takes two ragas heard ${FEWEST_OF_A_RAGA} times or more and ${FEWEST_OF_ALL} sessions in all, each with a mood before and after.`
const WORDS = {
  alike: 'So far no raga stands out more than chance would explain.',
  undecided:
    'Too many moods are missing to tell. The ragas may differ: check in before and after a session to find out.',
} as const

function differWords(standingOut: ReadonlyMap<string, 'higher' | 'lower'>): string {
  const named = [...standingOut].map(
    ([raga, direction]) => `After ${raga} your mood was ${direction} than after the other ragas.`,
  )
  return `${named.join(' ')} We can't tell why.`
}

function stands({ raga, direction }: RagaAgainstOthers, days: readonly RagaDay[]): boolean {
  const { ones, others } = occasionsOf(days, raga)
  return standsWithoutMissing(ones, others, direction)
}
