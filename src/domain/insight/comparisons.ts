import type { LocalDay } from '~/domain/day/local-day.ts'
import {
  type MoodAroundPractice,
  moodAroundPractice,
} from '~/domain/insight/mood-around-practice.ts'
import { type CoinSitAt, type MoodByCoin, moodByCoin } from '~/domain/insight/mood-by-coin.ts'
import { type MoodByRaga, moodByRaga } from '~/domain/insight/mood-by-raga.ts'
import type { MoodMoment, PractisedAt } from '~/domain/insight/mood-moment.ts'
import { randomStream } from '~/raga/random.ts'

/** What Insight compares by permutation tests. */
export type Comparisons = {
  readonly aroundPractice: MoodAroundPractice
  readonly byRaga: MoodByRaga
  readonly byCoin: MoodByCoin
}

/**
 * All comparisons of the 365 days that end with `last`, which take a slow phone half a second; see
 * `moodAroundPractice`, `moodByRaga` and `moodByCoin`. The same `seed`, any text, gives the same
 * verdicts.
 */
export function comparisonsOf(
  moods: readonly MoodMoment[],
  practice: readonly PractisedAt[],
  coinSits: readonly CoinSitAt[],
  last: LocalDay,
  seed: string,
): Comparisons {
  return {
    aroundPractice: moodAroundPractice(moods, practice, last),
    byRaga: moodByRaga(moods, practice, last, randomStream(seed)),
    byCoin: moodByCoin(moods, coinSits, last, randomStream(`${seed} coin`)),
  }
}
