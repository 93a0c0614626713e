import type { LocalDay } from '~/domain/day/local-day.ts'
import type { MoodValue } from '~/domain/mood/mood.ts'

/** A mood and when a person gave it, where they were. */
export type MoodMoment = {
  readonly day: LocalDay
  /** Of the wall clock, 0 up to but not including 24, with its fraction: 06:45 is 6.75. */
  readonly hour: number
  readonly mood: MoodValue
}

/** A mood of a day, whatever the hour. */
export type DayMood = Pick<MoodMoment, 'day' | 'mood'>

/** A session and when it was heard; of its beginning and its end, whichever is kept for all. */
export type PractisedAt = {
  readonly day: LocalDay
  /** As above. */
  readonly hour: number
  /** The name of its raga, `null` when nobody knows it. */
  readonly raga: string | null
}

/** A mean of moods and how many it is of. */
export type MoodMean = {
  readonly n: number
  /** 1–5; `null` when there are too few to tell, which with each figure is said how many. */
  readonly mean: number | null
}

/** The mean of some moods, told from `fewest` on. */
export function meanOf(moods: readonly MoodValue[], fewest: number): MoodMean {
  const n = moods.length
  const sum = moods.reduce((total, mood) => total + mood, 0)
  return { n, mean: n < fewest || n === 0 ? null : sum / n }
}

/** The items of each key, keys in the order they first come. */
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
