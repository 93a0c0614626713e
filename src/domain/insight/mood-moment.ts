import type { LocalDay } from '~/domain/day/local-day.ts'
import type { MoodValue } from '~/domain/mood/mood.ts'

/** A mood and when a person gave it, in their local time. */
export type MoodMoment = {
  readonly day: LocalDay
  /** The hour of the wall clock with its fraction, from 0 to below 24: 06:45 is 6.75. */
  readonly hour: number
  readonly mood: MoodValue
}

/** A mood of a day, without its hour. */
export type DayMood = Pick<MoodMoment, 'day' | 'mood'>

/** A session and when it was heard: its beginning or its end, but the same for all. */
export type PractisedAt = {
  readonly day: LocalDay
  /** The hour of the wall clock with its fraction, as in `MoodMoment`. */
  readonly hour: number
  /** The name of its raga, `null` when it is not known. */
  readonly raga: string | null
}

/** A mean of moods and their number. */
export type MoodMean = {
  readonly n: number
  /** 1–5; `null` when there are too few: each figure states its own minimum. */
  readonly mean: number | null
}

/** The mean of some moods, `null` for fewer than `fewest`. */
export function meanOf(moods: readonly MoodValue[], fewest: number): MoodMean {
  const n = moods.length
  const sum = moods.reduce((total, mood) => total + mood, 0)
  return { n, mean: n < fewest || n === 0 ? null : sum / n }
}

/** The items of each key, the keys in the order in which they first occur. */
export function groupBy<Item, Key>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}
