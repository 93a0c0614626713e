import { entryOfRow, JOURNAL_ENTRIES, type KeptEntry, newestFirst } from '~/data/journal-entries.ts'
import { rowsQuery } from '~/queries/rows/rows-query.ts'

export type { Entry } from '~/data/journal-entries.ts'

/** The newest reflections, newest first: ten by default. */
export function recentEntries(uid: string, limit = 10) {
  return rowsQuery(
    uid,
    ['journal', 'recent', limit],
    async ({ rows, days }): Promise<readonly KeptEntry[]> => {
      const parts: string[] = []
      let found = 0
      for (const [month, counts] of [...(await days(JOURNAL_ENTRIES))].sort().reverse()) {
        if (found >= limit) break
        parts.push(month)
        found += counts.reduce((sum, [, entries = 0]) => sum + entries, 0)
      }
      const newest = await rows({ table: JOURNAL_ENTRIES, parts, withTexts: true })
      return newest
        .flatMap((row) => entryOfRow(row) ?? [])
        .sort(newestFirst)
        .slice(0, limit)
    },
  )
}
