import type { RowTable } from '~/data/engine/row-table.ts'
import { JOURNAL_ENTRIES } from '~/data/journal-entry-rows.ts'
import { MOOD_LOGS } from '~/data/mood-log-rows.ts'

/** The tables of which a person's rows are kept on the device, in the order in which a new one gets them. */
export const ROW_TABLES: ReadonlyMap<string, RowTable> = new Map(
  [JOURNAL_ENTRIES, MOOD_LOGS].map((table) => [table.name, table]),
)
