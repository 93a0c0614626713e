import type { Entry } from '~/data/journal-entries.ts'
import { journalKey } from '~/queries/reads/journal.ts'
import { type Shown, shownInAll } from '~/queries/writes/shown.ts'

/** The row of an entry, in whose writes there is one order. */
export const entryRow = ({ id }: Pick<Entry, 'id'>) => `entry ${id}`

/** The newest entries with one more, newest first, and not more of them than the read asked for. */
export function entryShown(uid: string, entry: Entry): Shown {
  return entriesShown(uid, (entries, most) => {
    if (entries.some(({ id }) => id === entry.id)) return entries
    return [...entries, entry].sort(newestFirst).slice(0, most)
  })
}

/** A change of the newest entries. */
export function entriesShown(
  uid: string,
  change: (entries: readonly Entry[], most: number) => readonly Entry[],
): Shown {
  return shownInAll<readonly Entry[]>([...journalKey(uid), 'recent'], (entries, key) =>
    change(entries, Number(key[3])),
  )
}

/** The order of the newest entries. */
export function newestFirst(a: Entry, b: Entry): number {
  return b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id)
}
