import type { Entry } from '~/data/journal-entries.ts'

/** Rows of entries as a device that has none is sent them. */
export function newestRows(entries: readonly Entry[]) {
  return { epoch: 'only', seq: 1, rows: entries.map(rowOf), found: entries.length, next: null }
}

function rowOf({ id, content, mood, day, minute, createdAt, updatedAt }: Entry) {
  return [id, content, mood, day, minute, createdAt, updatedAt, false, 1]
}
