import * as z from 'zod/mini'
import {
  monthOf,
  type Row,
  type RowChange,
  type RowTable,
  withColumn,
} from '~/data/engine/row-table.ts'
import { stampOf, toMilliseconds } from '~/data/exact-instant.ts'
import { byText } from '~/data/in-order.ts'
import type { Entry, EntryEdit, EntryStar, NewEntry } from '~/data/journal-entries.ts'
import { dayShape, minuteShape, moodShape } from '~/data/parse-reply.ts'
import { isLocalDay, type LocalDay } from '~/domain/day/local-day.ts'
import { entryOnDay } from '~/domain/journal/entry-day.ts'
import { isMoodValue } from '~/domain/mood/mood.ts'

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
  perDay: { dayOf: (row) => String(row[3]), counts: (rows) => [rows.filter(isEntry).length] },
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

/**
 * The mood of an entry's row with its day and minute, 0 to 1439; `null` for an entry of no known minute, and
 * for a row of another version or damaged. Thousands are read at once, for which `entryOfRow` takes long.
 */
export function moodInRow([, , mood, day, minute]: Row) {
  return isMoodValue(mood) && isLocalDay(day) && isMinute(minute) ? { mood, day, minute } : null
}

const isMinute = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < 24 * 60

function rowOfEntry({ id, content, mood, day, minute, ...entry }: KeptEntry): Row {
  return [id, content, mood, day, minute, entry.createdAt, entry.updatedAt, entry.isStarred, 0]
}

/** Whether a row can be shown, as far as that is soon told: thousands are counted at once. */
function isEntry([, , mood, day]: Row): boolean {
  return isMoodValue(mood) && isLocalDay(day)
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
  { id, content, mood, at, base, day }: EntryEdit,
  of: Pick<Entry, 'day' | 'minute' | 'createdAt'> | undefined,
): RowChange {
  const changed = { content: content.trim(), mood, updatedAt: stampOf(at, base) }
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

/** The order in which entries are listed. */
export function newestFirst(a: KeptEntry, b: KeptEntry): number {
  return byText(b.createdAt, a.createdAt) || byText(b.id, a.id)
}
