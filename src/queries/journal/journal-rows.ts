import { isHere } from '~/data/engine/pages.ts'
import { entryOfRow, JOURNAL_ENTRIES, type KeptEntry, newestFirst } from '~/data/journal-entries.ts'
import { MOOD_LOGS, sessionOfRow } from '~/data/mood-logs.ts'
import type { LocalDay } from '~/domain/day/local-day.ts'
import { type DaySession, sessionBefore } from '~/domain/journal/session-before.ts'
import type { RowReader } from '~/queries/rows/person-rows.ts'
import { monthHere, rowsQuery } from '~/queries/rows/rows-query.ts'

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

/** Which months have entries, of those that are whole on this device. */
export function journalContents(uid: string) {
  return rowsQuery(
    uid,
    ['journal', 'contents'],
    async ({ state, days }): Promise<JournalContents> => {
      const filled = (await state())?.filled[JOURNAL_ENTRIES.name]
      const months = [...(await days(JOURNAL_ENTRIES))].flatMap(([month, counts]) => {
        const entries = counts.reduce((sum, [, count = 0]) => sum + count, 0)
        const isListed = entries > 0 && isHere(filled, month)
        return isListed ? [{ month: `${month}-01` as LocalDay, entries }] : []
      })
      return {
        months: months.sort((a, b) => b.month.localeCompare(a.month)),
        toCome: filled === 'whole' ? null : (filled?.toCome ?? 0),
      }
    },
  )
}

/** The entries of a month, newest first. */
export function entriesOfMonth(uid: string, month: LocalDay) {
  const part = month.slice(0, 7)
  return rowsQuery(
    uid,
    ['journal', 'month', month],
    (reader) => entriesOf(reader, [part]),
    monthHere(part, JOURNAL_ENTRIES),
  )
}

/** One entry; `null` when there is none of that id, or it is not on this device yet. */
export function entryOfId(uid: string, id: string) {
  return rowsQuery(uid, ['journal', 'entry', id], async (reader): Promise<JournalEntry | null> => {
    const rows = await reader.rows({ table: JOURNAL_ENTRIES, parts: null })
    const row = rows.find((each) => JOURNAL_ENTRIES.keyOf(each) === id)
    if (!row) return null
    const entries = await entriesOf(reader, [JOURNAL_ENTRIES.partOf(row)])
    return entries.find((entry) => entry.id === id) ?? null
  })
}

/** Every entry on this device, newest first, while somebody searches. */
export function searchedEntries(uid: string) {
  return {
    ...rowsQuery(uid, ['journal', 'searched'], (reader) => entriesOf(reader, null)),
    gcTime: 0,
  }
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
