import type { dataTagSymbol, QueryKey } from '@tanstack/react-query'
import { changeDay } from '~/domain/practice/change-day.ts'
import type { DayCounts } from '~/domain/practice/day-counts.ts'
import { practiceDays } from '~/queries/reads/practice.ts'

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
