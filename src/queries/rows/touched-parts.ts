import { changesOf, type Write } from '~/data/write.ts'

/** Parts of tables by the tables' names, `null` for all parts of one. */
export type TouchedParts = ReadonlyMap<string, ReadonlySet<string> | null>

/** The same while they are gathered. */
export type PartsToBe = Map<string, ReadonlySet<string> | null>

/** The parts of which some writes change rows. */
export function changedParts(writes: readonly Write[]): TouchedParts {
  const changed: PartsToBe = new Map()
  for (const { table, parts } of writes.flatMap((write) => changesOf(write))) {
    touch(changed, table, parts)
  }
  return changed
}

/** Whether two have a part in common. */
export function haveCommonPart(one: TouchedParts, other: TouchedParts): boolean {
  return [...one].some(([table, parts]) => {
    const others = other.get(table)
    if (others === undefined) return false
    return parts === null || others === null || [...parts].some((part) => others.has(part))
  })
}

/** Adds parts of a table, `null` for all of them. */
export function touch(touched: PartsToBe, table: string, parts: readonly string[] | null): void {
  const before = touched.get(table)
  const isWhole = before === null || parts === null
  touched.set(table, isWhole ? null : new Set([...(before ?? []), ...parts]))
}
