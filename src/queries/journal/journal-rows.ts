import { queryOptions } from '@tanstack/react-query'
import { entryOfRow, JOURNAL_ENTRIES, type KeptEntry } from '~/data/journal-entry-rows.ts'
import { MOOD_LOGS, sessionOfRow } from '~/data/mood-log-rows.ts'
import type { LocalDay } from '~/domain/day/local-day.ts'
import { type DaySession, sessionBefore } from '~/domain/journal/session-before.ts'
import { followRows, rowsKey } from '~/queries/rows/follow-rows.ts'
import { type RowReader, readPersonRows, rowsOf } from '~/queries/rows/person-rows.ts'

/** A reflection as the journal shows it. */
export type JournalEntry = KeptEntry & {
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

const FOR_GOOD = { staleTime: Number.POSITIVE_INFINITY } as const

/**
 * Which months have entries, of those that are on this device. On a device that has none yet it waits for
 * the first page, and rejects with a `DataError` where that does not come.
 */
export function journalContents(uid: string) {
  return queryOptions({
    ...FOR_GOOD,
    queryKey: [...rowsKey(uid), 'journal', 'contents'],
    queryFn: async ({ client }): Promise<JournalContents> => {
      followRows(client, uid)
      return (await contentsHere(uid)) ?? (await contentsToCome(uid))
    },
  })
}

async function contentsToCome(uid: string): Promise<JournalContents> {
  const { pull, subscribe } = rowsOf(uid)
  let stop = () => {}
  const firstPage = new Promise<JournalContents>((resolve) => {
    stop = subscribe(() => {
      // What cannot be read is told by the pull.
      contentsHere(uid).then(
        (contents) => contents && resolve(contents),
        () => undefined,
      )
    })
  })
  const all = pull().then(async () => (await contentsHere(uid)) ?? NO_CONTENTS)
  return Promise.race([firstPage, all]).finally(stop)
}

const NO_CONTENTS: JournalContents = { months: [], toCome: null }

/** `null` before the first page has come. */
function contentsHere(uid: string): Promise<JournalContents | null> {
  return readPersonRows(uid, async ({ state, rows }) => {
    const filled = (await state())?.filled[JOURNAL_ENTRIES.name]
    if (!filled) return null
    const counts = new Map<LocalDay, number>()
    for (const row of await rows({ table: JOURNAL_ENTRIES, parts: null })) {
      const month = `${JOURNAL_ENTRIES.partOf(row)}-01` as LocalDay
      if (entryOfRow(row)) counts.set(month, (counts.get(month) ?? 0) + 1)
    }
    const months = [...counts].map(([month, entries]) => ({ month, entries }))
    return {
      months: months.sort((a, b) => b.month.localeCompare(a.month)),
      toCome: filled === 'whole' ? null : filled.toCome,
    }
  })
}

/** The entries of a month, newest first. */
export function entriesOfMonth(uid: string, month: LocalDay) {
  return queryOptions({
    ...FOR_GOOD,
    queryKey: [...rowsKey(uid), 'journal', 'month', month],
    queryFn: async ({ client }): Promise<readonly JournalEntry[]> => {
      await client.ensureQueryData(journalContents(uid))
      return readPersonRows(uid, (reader) => entriesOf(reader, [month.slice(0, 7)]))
    },
  })
}

/** One entry; `null` when this device has none of that id. */
export function entryOfId(uid: string, id: string) {
  return queryOptions({
    ...FOR_GOOD,
    queryKey: [...rowsKey(uid), 'journal', 'entry', id],
    queryFn: async ({ client }): Promise<JournalEntry | null> => {
      await client.ensureQueryData(journalContents(uid))
      return readPersonRows(uid, async (reader) => {
        const rows = await reader.rows({ table: JOURNAL_ENTRIES, parts: null })
        const row = rows.find((each) => JOURNAL_ENTRIES.keyOf(each) === id)
        if (!row) return null
        const entries = await entriesOf(reader, [JOURNAL_ENTRIES.partOf(row)])
        return entries.find((entry) => entry.id === id) ?? null
      })
    },
  })
}

/** Every entry on this device, newest first, while somebody searches. */
export function searchedEntries(uid: string) {
  return queryOptions({
    ...FOR_GOOD,
    queryKey: [...rowsKey(uid), 'journal', 'searched'],
    queryFn: async ({ client }): Promise<readonly JournalEntry[]> => {
      await client.ensureQueryData(journalContents(uid))
      return readPersonRows(uid, (reader) => entriesOf(reader, null))
    },
    gcTime: 0,
  })
}

async function entriesOf({ rows }: RowReader, parts: readonly string[] | null) {
  const [entries, logs] = await Promise.all([
    rows({ table: JOURNAL_ENTRIES, parts, withTexts: true }),
    rows({ table: MOOD_LOGS, parts }),
  ])
  const sessions = new Map<LocalDay, DaySession[]>()
  for (const session of logs.flatMap((row) => sessionOfRow(row) ?? [])) {
    const ofDay = sessions.get(session.day) ?? []
    ofDay.push(session)
    sessions.set(session.day, ofDay)
  }
  return entries
    .flatMap((row) => entryOfRow(row) ?? [])
    .map((entry) => ({
      ...entry,
      session: sessionBefore(entry.minute, sessions.get(entry.day) ?? []),
    }))
    .sort(newestFirst)
}

function newestFirst(a: KeptEntry, b: KeptEntry): number {
  return compare(b.createdAt, a.createdAt) || compare(b.id, a.id)
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))
