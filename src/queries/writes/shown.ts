import type { dataTagSymbol, QueryKey } from '@tanstack/react-query'
import type { Moment } from '~/data/practice/moments.ts'
import { changeDay } from '~/domain/practice/change-day.ts'
import type { DayCounts } from '~/domain/practice/day-counts.ts'
import {
  type InsightMoment,
  type InsightRead,
  insight,
  moments,
  practiceDays,
} from '~/queries/practice/practice.ts'

/** A change of what was read, so that a write that waits is on every screen. */
export type Shown = {
  readonly queryKey: QueryKey
  /**
   * Returns the same value when there is nothing to change, as when the write is in it already.
   * @param key the whole key of the read
   */
  readonly change: (before: unknown, key: QueryKey) => unknown
}

/** A change of the read with this key, which carries the type of what is read. */
export function shown<Value>(
  queryKey: QueryKey & { readonly [dataTagSymbol]: Value },
  change: (before: NoInfer<Value>) => NoInfer<Value>,
): Shown {
  return { queryKey, change: (before) => change(before as Value) }
}

/** A change of all reads whose keys begin like this; all of them read a `Value`. */
export function shownInAll<Value>(
  queryKey: QueryKey,
  change: (before: Value, key: QueryKey) => Value,
): Shown {
  return { queryKey, change: (before, key) => change(before as Value, key) }
}

/** A change of one day's counts. */
export function dayShown(
  uid: string,
  day: DayCounts['day'],
  change: (counts: DayCounts) => Partial<DayCounts>,
): Shown {
  return shown(practiceDays(uid).queryKey, (practice) => changeDay(practice, day, change))
}

/** A moment among those of its day and those of Insight, unless it is there already. */
export function momentShown(uid: string, moment: Moment): readonly Shown[] {
  const { minutes: _, ...withoutLength } = moment
  return [
    shown(moments(uid, moment.day).queryKey, (before) => withMoment(before, moment)),
    shown(insight(uid).queryKey, (before) =>
      withMoments(before, withMoment(before.moments, withoutLength)),
    ),
  ]
}

/** The moments of a day without those that `isGone`. */
export function momentsGone(
  uid: string,
  day: Moment['day'],
  isGone: (moment: InsightMoment) => boolean,
): readonly Shown[] {
  const without = <Row extends InsightMoment>(before: readonly Row[]) => {
    const after = before.filter((moment) => moment.day !== day || !isGone(moment))
    return after.length === before.length ? before : after
  }
  return [
    shown(moments(uid, day).queryKey, without),
    shown(insight(uid).queryKey, (before) => withMoments(before, without(before.moments))),
  ]
}

function withMoment<Row extends InsightMoment>(before: readonly Row[], moment: Row) {
  if (before.some((other) => isSame(other, moment))) return before
  return [...before, moment].sort(byClock)
}

function withMoments(before: InsightRead, now: InsightRead['moments']): InsightRead {
  return now === before.moments ? before : { ...before, moments: now }
}

function isSame(one: InsightMoment, other: InsightMoment): boolean {
  return JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort())
}

function byClock(a: InsightMoment, b: InsightMoment): number {
  if (a.day !== b.day) return a.day < b.day ? -1 : 1
  return (a.minute ?? -1) - (b.minute ?? -1)
}
