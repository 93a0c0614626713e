import { expect } from 'vitest'
import { countedDays } from '~/data/engine/day-lists.ts'
import type { DayLists, Row, RowTable } from '~/data/engine/row-table.ts'
import { JOURNAL_ENTRIES } from '~/data/journal-entries.ts'
import { MOOD_LOGS } from '~/data/mood-logs.ts'
import { dayCountsOf } from '~/data/practice/day-counts.ts'
import type { Write } from '~/data/write.ts'
import { changesOf } from '~/data/write.ts'

/** The rows of a table with what writes change in it, in the parts alone that each says it changes. */
export function rowsWith(
  table: RowTable,
  writes: readonly Write[],
  before: readonly Row[] = [],
): readonly Row[] {
  const rows = new Map(before.map((row) => [table.keyOf(row), row]))
  const own = writes
    .flatMap((write) => changesOf(write))
    .filter(({ table: of }) => of === table.name)
  for (const { parts, change } of own) {
    const known = new Map(rows)
    change(rows, null)
    for (const key of new Set([...known.keys(), ...rows.keys()])) {
      if (known.get(key) === rows.get(key)) continue
      const touched = [known.get(key), rows.get(key)].flatMap((row) =>
        row ? [table.partOf(row)] : [],
      )
      if (parts) expect(parts).toEqual(expect.arrayContaining(touched))
      const row = rows.get(key)
      if (row) expect(table.keyOf(row)).toBe(key)
    }
  }
  return [...rows.values()]
}

/** What every day holds with writes, before which it held these check-ins, sessions and entries. */
export function daysWith(
  writes: readonly Write[],
  logs: readonly Row[] = [],
  entries: readonly Row[] = [],
) {
  const listsOf = (table: RowTable, before: readonly Row[]): DayLists => {
    const { perDay, partOf } = table
    const rows = rowsWith(table, writes, before)
    const countsOf = (month: string) =>
      perDay
        ? countedDays(
            rows.filter((row) => partOf(row) === month),
            perDay,
          )
        : []
    return new Map(rows.map(partOf).map((month) => [month, countsOf(month)]))
  }
  return dayCountsOf(listsOf(MOOD_LOGS, logs), listsOf(JOURNAL_ENTRIES, entries))
}
