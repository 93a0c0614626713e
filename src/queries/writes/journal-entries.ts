import type { Entry, EntryEdit, NewEntry } from '~/data/journal-entries.ts'
import { journalKey } from '~/queries/journal/journal.ts'
import { practiceKey } from '~/queries/practice/practice.ts'
import type { WriteDefinitions } from '~/queries/writes/write-definition.ts'

export type JournalEntryWrites = {
  'save-entry': NewEntry
  'edit-entry': EntryEdit
  'delete-entry': Pick<Entry, 'id'>
}

const refreshes = (uid: string) => [journalKey(uid), practiceKey(uid)]

export const journalEntryWrites: WriteDefinitions<JournalEntryWrites> = {
  'save-entry': {
    call: (data, write) => data.saveEntry(write),
    refreshes,
  },
  'edit-entry': {
    call: (data, write) => data.editEntry(write),
    refreshes,
    // The changed text would be lost in silence.
    whenGone: 'refused',
  },
  'delete-entry': {
    call: (data, { id }) => data.deleteEntry(id),
    shows: (uid, { id }) => ({
      queryKey: journalKey(uid),
      change: (entries) =>
        Array.isArray(entries) ? entries.filter((entry: Entry) => entry.id !== id) : entries,
    }),
    refreshes,
  },
}
