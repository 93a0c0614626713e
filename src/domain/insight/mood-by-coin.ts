import type { LocalDay } from '~/domain/day/local-day.ts'
import type { CoinSide } from '~/domain/improvisation/day-coin.ts'
import { standsWithoutMissing } from '~/domain/insight/missing-moods.ts'
import type { MoodMoment } from '~/domain/insight/mood-moment.ts'
import type { BeforeAndAfter } from '~/domain/insight/pair-table.ts'
import { comparedOf } from '~/domain/insight/practice-timeline.ts'
import { meansOf, occasionsOf, ragaDays } from '~/domain/insight/raga-pairs.ts'
import { ragaTest } from '~/domain/insight/raga-test.ts'

/** A session that a coin chose, and when it began. */
export type CoinSitAt = Pick<MoodMoment, 'day' | 'hour'> & { readonly side: CoinSide }

/** The fewest sessions of each kind, with a mood before and after, before they are compared. */
export const FEWEST_OF_A_SIDE = 15
const RARE = 0.01

export type MoodByCoin = {
  /** Sessions the coin chose, whether their moods are known or not. */
  readonly sits: number
  /** Means are `null` below the fewest. */
  readonly journey: BeforeAndAfter
  readonly oneRaga: BeforeAndAfter
  /** `undecided`: missing moods alone could have produced the difference. */
  readonly verdict: 'not-enough' | 'alike' | 'undecided' | 'higher' | 'lower'
  readonly p: number | null
}

/**
 * Moods after a journey and after one raga alone, where a coin chose, in the 365 days that end with
 * `last`; of each day the first session with a mood before and after it counts. `moods` are check-ins
 * and entries without backdated ones; `random` gives numbers in [0, 1), the same for the same person.
 */
export function moodByCoin(
  moods: readonly MoodMoment[],
  sits: readonly CoinSitAt[],
  last: LocalDay,
  random: () => number,
): MoodByCoin {
  const practice = sits.map(({ side, ...when }) => ({ ...when, raga: side }))
  const days = ragaDays(comparedOf(moods, last), comparedOf(practice, last))
  const pairs = days.flatMap(({ pair }) => pair ?? [])
  const of = (side: CoinSide) => pairs.filter(({ raga }) => raga === side)
  const journey = meansOf(of('journey'), FEWEST_OF_A_SIDE)
  const oneRaga = meansOf(of('one-raga'), FEWEST_OF_A_SIDE)
  const figures = { sits: days.length, journey, oneRaga }
  if (journey.before === null || oneRaga.before === null) {
    return { ...figures, verdict: 'not-enough', p: null }
  }
  const { p, ragas } = ragaTest(pairs, random)
  const direction = ragas.find(({ raga }) => raga === 'journey')?.direction ?? 'higher'
  const { ones, others } = occasionsOf(days, 'journey')
  const stands = () => (standsWithoutMissing(ones, others, direction) ? direction : 'undecided')
  const verdict = p > RARE ? 'alike' : stands()
  return { ...figures, verdict, p }
}
