import { queryOptions } from '@tanstack/react-query'
import { type Entry, listRecentEntries } from '~/data/journal-entries.ts'
import { firstOfMonth, type LocalDay } from '~/domain/day/local-day.ts'
import type { DaySession } from '~/domain/journal/session-before.ts'
import { databaseOf } from '~/queries/database/database-session.ts'
import { journalKey } from '~/queries/reads/journal.ts'

/** A reflection as the journal shows it. */
export type JournalEntry = Entry & {
  readonly isStarred: boolean
  /** The session after which it was written, where one is known. */
  readonly session: DaySession | null
}

/** A month that has entries, named by its first day. */
export type JournalMonth = { readonly month: LocalDay; readonly entries: number }

export type JournalContents = {
  /** Newest first. */
  readonly months: readonly JournalMonth[]
  /** Entries that are still to come to this device; `null` when all of them are here. */
  readonly toCome: number | null
}

/** Which months have entries, of those that are on this device. */
export function journalContents(uid: string) {
  return queryOptions({
    queryKey: [...journalKey(uid), 'contents'],
    queryFn: async (): Promise<JournalContents> => {
      const counts = new Map<LocalDay, number>()
      for (const { day } of await newest(uid)) {
        counts.set(firstOfMonth(day), (counts.get(firstOfMonth(day)) ?? 0) + 1)
      }
      const months = [...counts].map(([month, entries]) => ({ month, entries }))
      return { months: months.sort((a, b) => b.month.localeCompare(a.month)), toCome: null }
    },
  })
}

/** The entries of a month, newest first. */
export function entriesOfMonth(uid: string, month: LocalDay) {
  return queryOptions({
    queryKey: [...journalKey(uid), 'month', month],
    queryFn: async (): Promise<readonly JournalEntry[]> =>
      (await newest(uid)).filter(({ day }) => firstOfMonth(day) === month),
  })
}

/** One entry; `null` when this device has none of that id. */
export function entryOfId(uid: string, id: string) {
  return queryOptions({
    queryKey: [...journalKey(uid), 'entry', id],
    queryFn: async (): Promise<JournalEntry | null> =>
      (await newest(uid)).find((entry) => entry.id === id) ?? null,
  })
}

/** Every entry on this device, newest first, while somebody searches. */
export function searchedEntries(uid: string) {
  return queryOptions({
    queryKey: [...journalKey(uid), 'searched'],
    queryFn: (): Promise<readonly JournalEntry[]> => newest(uid),
    gcTime: 0,
  })
}

async function newest(uid: string): Promise<readonly JournalEntry[]> {
  const entries = await listRecentEntries(databaseOf(uid), 200)
  return entries.map((entry) => ({ ...entry, isStarred: false, session: null }))
}
