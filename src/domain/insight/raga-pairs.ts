import { daysBetween, type LocalDay } from '~/domain/day/local-day.ts'
import type { Occasions } from '~/domain/insight/missing-moods.ts'
import { groupBy, type MoodMoment, type PractisedAt } from '~/domain/insight/mood-moment.ts'
import type { BeforeAndAfter } from '~/domain/insight/pair-table.ts'
import { type MoodPair, pairAround } from '~/domain/insight/practice-timeline.ts'
import type { RagaPair } from '~/domain/insight/raga-test.ts'

/** A day's session with its raga, and the moods around it if both are known. */
export type RagaDay = {
  readonly day: LocalDay
  readonly raga: string
  readonly pair: RagaPair | null
}

/**
 * For each day with a raga the first session with a mood before and after it, or else the first
 * session; oldest first.
 */
export function ragaDays(
  moods: readonly MoodMoment[],
  practice: readonly PractisedAt[],
): RagaDay[] {
  const moodsOf = groupBy(moods.toSorted(byHour), ({ day }) => day)
  const practiceOf = groupBy(practice.toSorted(byHour), ({ day }) => day)
  return [...practiceOf.keys()].sort().flatMap((day) => {
    const heard = (practiceOf.get(day) ?? []).flatMap(({ hour, raga }): RagaDay[] => {
      if (raga === null) return []
      const pair = pairAround(moodsOf.get(day) ?? [], hour)
      return [{ day, raga, pair: pair && { ...pair, raga, hour } }]
    })
    return heard.find(({ pair }) => pair !== null) ?? heard[0] ?? []
  })
}

/** The days of one raga and those of the others, each with its mood's distance from the usual. */
export function occasionsOf(
  days: readonly RagaDay[],
  raga: string,
): { readonly ones: Occasions; readonly others: Occasions } {
  const pairs = days.flatMap(({ pair }) => pair ?? [])
  const usual = new Map(
    [...groupBy(pairs, ({ before }) => before)].map(([before, alike]) => [
      before,
      alike.reduce((sum, { after }) => sum + after, 0) / alike.length,
    ]),
  )
  const [first] = days
  const occasions = (ofKind: readonly RagaDay[]): Occasions => ({
    all: ofKind.length,
    known: ofKind.flatMap(({ day, pair }) =>
      pair && first
        ? [
            {
              day: daysBetween(first.day, day),
              excess: pair.after - (usual.get(pair.before) ?? pair.after),
            },
          ]
        : [],
    ),
  })
  return {
    ones: occasions(days.filter((day) => day.raga === raga)),
    others: occasions(days.filter((day) => day.raga !== raga)),
  }
}

/** Mean moods before and after; no means for fewer pairs than `fewest`. */
export function meansOf(pairs: readonly MoodPair[], fewest: number): BeforeAndAfter {
  const n = pairs.length
  if (n < fewest) return { n, before: null, after: null }
  const mean = (of: (pair: MoodPair) => number) =>
    pairs.reduce((sum, pair) => sum + of(pair), 0) / n
  return { n, before: mean(({ before }) => before), after: mean(({ after }) => after) }
}

function byHour(one: { readonly hour: number }, other: { readonly hour: number }): number {
  return one.hour - other.hour
}
