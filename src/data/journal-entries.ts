import * as z from 'zod/mini'
import {
  monthOf,
  type Row,
  type RowChange,
  type RowTable,
  withColumn,
} from '~/data/engine/row-table.ts'
import { checkedMood } from '~/data/mood-logs.ts'
import { dayShape, minuteShape, moodShape, parseReply } from '~/data/parse-reply.ts'
import { type LocalDay, localDay } from '~/domain/day/local-day.ts'
import { entryOnDay } from '~/domain/journal/entry-day.ts'
import type { MoodValue } from '~/domain/mood/mood.ts'
import type { Call, Database } from '~/lib/call.ts'

/** A reflection in the journal. */
export type Entry = {
  readonly id: string
  readonly content: string
  readonly mood: MoodValue
  readonly day: LocalDay
  /** The minute of that day, 0 to 1439; `null` in rows that know only the day. */
  readonly minute: number | null
  /** Instants, ISO 8601 in UTC. */
  readonly createdAt: string
  readonly updatedAt: string
}

const entryShape = z.object({
  id: z.uuid(),
  content: z.string(),
  mood: moodShape,
  day: dayShape,
  minute: minuteShape,
  createdAt: z.iso.datetime(),
  /** `null` for an entry that was never changed. */
  updatedAt: z.nullable(z.iso.datetime()),
})

/**
 * The newest entries, newest first: ten by default.
 * @throws DataError `malformed` when the reply does not fit.
 */
export async function listRecentEntries(db: Database, limit?: number): Promise<Entry[]> {
  const args = limit === undefined ? {} : { most: limit }
  const entries = parseReply(z.array(entryShape), await db.read({ name: 'recent_entries', args }))
  return entries.map((entry) => ({ ...entry, updatedAt: entry.updatedAt ?? entry.createdAt }))
}

/** An entry to add; `at` is the instant it was written, ISO 8601 in UTC. */
export type NewEntry = Pick<Entry, 'id' | 'content' | 'mood' | 'day' | 'minute'> & {
  readonly at: string
}

/**
 * Adds an entry, once: the same id a second time changes nothing.
 * @throws RangeError for a mood outside 1-5, or a day that is not in the calendar.
 */
export function saveEntry({ id, content, mood, day, minute, at }: NewEntry): Call {
  const when = { day: localDay(day), minute, at }
  return {
    name: 'save_entry',
    args: { id, content: content.trim(), mood: checkedMood(mood), ...when },
  }
}

/** A change of an entry, made at the instant `at`. */
export type EntryEdit = Pick<Entry, 'id' | 'content' | 'mood'> & {
  readonly at: string
  /** The entry's `updatedAt` when the person began to change it. */
  readonly base: string
  /** Another day for it, where it keeps its time of day. */
  readonly day?: LocalDay
}

/**
 * Changes an entry, unless it has changed since `base`.
 * @throws RangeError for a mood outside 1-5, or a day that is not in the calendar.
 */
export function editEntry({ id, content, mood, at, base, day }: EntryEdit): Call {
  const args = { id, content: content.trim(), mood: checkedMood(mood), at, base }
  return { name: 'edit_entry', args: day === undefined ? args : { ...args, day: localDay(day) } }
}

/** A deletion of an entry. */
export type EntryDeletion = Pick<Entry, 'id'> & {
  /** The entry's `updatedAt` as the person saw it; left out by older versions of the app. */
  readonly base?: string
}

/** Deletes an entry, unless it has changed since `base`. */
export function deleteEntry({ id, base }: EntryDeletion): Call {
  return { name: 'delete_entry', args: base === undefined ? { id } : { id, base } }
}

/** Whether an entry is starred from now on. */
export type EntryStar = Pick<Entry, 'id'> & { readonly isStarred: boolean }

/** Stars an entry, or takes its star away, which changes neither its words nor their instant. */
export function starEntry({ id, isStarred }: EntryStar): Call {
  return { name: 'star_entry', args: { id, starred: isStarred } }
}

const instantShape = z.iso.datetime()
/** The columns of a stored entry. A newer version of the app may have more. */
const columnsShape = z.tuple(
  [
    z.uuid(),
    // Kept apart, and `null` where it was not asked for.
    z.nullable(z.string()),
    moodShape,
    dayShape,
    minuteShape,
    instantShape,
    instantShape,
    z.boolean(),
  ],
  z.unknown(),
)

/** The entries on the device, by their months. */
export const JOURNAL_ENTRIES: RowTable = {
  name: 'journal_entries',
  keyOf: ([id]) => String(id),
  partOf: (row) => monthOf(row[3]),
  moves: true,
  textAt: 1,
}

/** An entry as the device keeps it. */
export type KeptEntry = Entry & { readonly isStarred: boolean }

/** The entry of a row; `null` for one of another version of the app, or damaged. */
export function entryOfRow(row: Row): KeptEntry | null {
  const parsed = z.safeParse(columnsShape, row)
  if (!parsed.success) return null
  const [id, content, mood, day, minute, createdAt, updatedAt, isStarred] = parsed.data
  const instants = { createdAt: toMilliseconds(createdAt), updatedAt: toMilliseconds(updatedAt) }
  return { id, content: content ?? '', mood, day, minute, ...instants, isStarred }
}

/** An instant as the app compares it with what the database has; its rows are exact to a microsecond. */
function toMilliseconds(instant: string): string {
  return instant.length > 24 ? `${instant.slice(0, 23)}Z` : instant
}

function rowOfEntry({ id, content, mood, day, minute, ...entry }: KeptEntry): Row {
  return [id, content, mood, day, minute, entry.createdAt, entry.updatedAt, entry.isStarred, 0]
}

const TABLE = JOURNAL_ENTRIES.name
const STARRED = 7

/** A new entry among the rows; one of its id is this very entry, and may be newer. */
export function entryAdded({ id, content, mood, day, minute, at }: NewEntry): RowChange {
  const entry = { id, content: content.trim(), mood, day, minute, createdAt: at, updatedAt: at }
  return {
    table: TABLE,
    parts: [monthOf(day)],
    change: (rows) => {
      if (!rows.has(id)) rows.set(id, rowOfEntry({ ...entry, isStarred: false }))
    },
  }
}

/** A changed entry among the rows; `of` is where it stood, `day` the day on which it stands from now on. */
export function entryChanged(
  { id, content, mood, at, day }: EntryEdit,
  of: Pick<Entry, 'day' | 'minute' | 'createdAt'> | undefined,
): RowChange {
  const changed = { content: content.trim(), mood, updatedAt: at }
  return {
    table: TABLE,
    parts: of ? [...new Set([of.day, day ?? of.day].map(monthOf))] : null,
    change: (rows) => {
      const held = rows.get(id)
      const before = held ? entryOfRow(held) : of && { id, ...of, isStarred: false }
      if (!before) return
      const placed = day ? entryOnDay(before, day) : before
      rows.set(id, rowOfEntry({ ...placed, ...changed }))
    },
  }
}

/** An entry that is among the rows no more; `day` is where it stood. */
export function entryRemoved(id: string, day: LocalDay | undefined): RowChange {
  return {
    table: TABLE,
    parts: day ? [monthOf(day)] : null,
    change: (rows) => void rows.delete(id),
  }
}

/** An entry with a star or without one among the rows. */
export function entryStarred({ id, isStarred }: EntryStar): RowChange {
  return {
    table: TABLE,
    parts: null,
    change: (rows) => {
      const held = rows.get(id)
      if (held) rows.set(id, withColumn(held, STARRED, isStarred))
    },
  }
}
