import type { RowTable } from '~/data/engine/row-table.ts'
import { changesOf, type Write } from '~/data/write.ts'
import type { RowReader } from '~/queries/rows/person-rows.ts'

/** Parts of tables by the tables' names, `null` for all parts of one. */
export type TouchedParts = ReadonlyMap<string, ReadonlySet<string> | null>

/** The parts of which some writes change rows. */
export function changedParts(writes: readonly Write[]): TouchedParts {
  const changed = new Map<string, ReadonlySet<string> | null>()
  for (const { table, parts } of writes.flatMap((write) => changesOf(write))) {
    add(changed, table, parts)
  }
  return changed
}

/** A reader that notes in `read` of which parts it is asked for rows. */
export function notingReader(
  reader: RowReader,
  read: Map<string, ReadonlySet<string> | null>,
): RowReader {
  return {
    ...reader,
    rows: (asked) => {
      add(read, asked.table.name, asked.parts)
      return reader.rows(asked)
    },
    days: (table: RowTable) => {
      add(read, table.name, null)
      return reader.days(table)
    },
  }
}

/** Whether two have a part in common. */
export function haveCommonPart(one: TouchedParts, other: TouchedParts): boolean {
  return [...one].some(([table, parts]) => {
    const others = other.get(table)
    if (others === undefined) return false
    return parts === null || others === null || [...parts].some((part) => others.has(part))
  })
}

function add(
  touched: Map<string, ReadonlySet<string> | null>,
  table: string,
  parts: readonly string[] | null,
): void {
  const before = touched.get(table)
  touched.set(
    table,
    before === null || parts === null ? null : new Set([...(before ?? []), ...parts]),
  )
}
