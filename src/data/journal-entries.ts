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
import { dayShape, minuteShape, moodShape } from '~/data/parse-reply.ts'
import { overOlder, type Returned, type WriteDefinitions } from '~/data/write-definition.ts'
import { isLocalDay, type LocalDay, localDay } from '~/domain/day/local-day.ts'
import { localMomentAt } from '~/domain/day/local-moment.ts'
import { entryOnDay } from '~/domain/journal/entry-day.ts'
import { checkedMood, isMoodValue, type MoodValue } from '~/domain/mood/mood.ts'
import type { Call } from '~/lib/call.ts'
import type { WriteRefused } from '~/lib/data-error.ts'

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

/** The columns of a stored entry. A newer version of the app may have more. */
const columnsShape = z.tuple(
  [
    z.uuid(),
    // Kept apart, and `null` where it was not asked for.
    z.nullable(z.string()),
    moodShape,
    dayShape,
    minuteShape,
    z.iso.datetime(),
    z.iso.datetime(),
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

const STARRED = 7

/** A new entry among the rows; one of its id is this very entry, and may be newer. */
export function entryAdded({ id, content, mood, day, minute, at }: NewEntry): RowChange {
  const entry = { id, content: content.trim(), mood, day, minute, createdAt: at, updatedAt: at }
  return {
    table: JOURNAL_ENTRIES.name,
    parts: [monthOf(day)],
    change: (rows) => {
      if (!rows.has(id)) rows.set(id, rowOfEntry({ ...entry, isStarred: false }))
    },
  }
}

/** A changed entry among the rows; `of` is where it stood, `day` the day on which it stands from now on. */
function entryChanged(
  { id, content, mood, at, base, day }: EntryEdit,
  of: Pick<Entry, 'day' | 'minute' | 'createdAt'> | undefined,
): RowChange {
  const changed = { content: content.trim(), mood, updatedAt: stampOf(at, base) }
  return {
    table: JOURNAL_ENTRIES.name,
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
function entryRemoved(id: string, day: LocalDay | undefined): RowChange {
  return {
    table: JOURNAL_ENTRIES.name,
    parts: day ? [monthOf(day)] : null,
    change: (rows) => void rows.delete(id),
  }
}

/** An entry with a star or without one among the rows. */
function entryStarred({ id, isStarred }: EntryStar): RowChange {
  return {
    table: JOURNAL_ENTRIES.name,
    parts: null,
    change: (rows) => {
      const held = rows.get(id)
      if (held) rows.set(id, withColumn(held, STARRED, isStarred))
    },
  }
}

/** The order in which entries are listed. */
export const newestFirst = (a: KeptEntry, b: KeptEntry) =>
  byText(b.createdAt, a.createdAt) || byText(b.id, a.id)

export type JournalEntryWrites = {
  /**
   * `copyOf` where it holds the words of a change that its entry could not take, `returned` as in `Returned`;
   * where they were changed after they were written, that change follows.
   */
  'save-entry': NewEntry & {
    readonly copyOf?: 'edit'
    readonly returned?: 'as-written' | 'changed'
  }
  /** With where the entry stands, for a copy of the changed text; `was` is its mood before. */
  'edit-entry': EntryEdit &
    Returned & {
      readonly of?: Pick<Entry, 'day' | 'minute' | 'createdAt'> & { readonly was?: MoodValue }
    }
  'delete-entry': EntryDeletion & Partial<Pick<Entry, 'day' | 'minute' | 'mood'>>
  'star-entry': EntryStar
}

/** The row of an entry, in whose writes there is one order. */
export const entryRow = ({ id }: Pick<Entry, 'id'>) => `entry ${id}`

/** Whether the database holds the very words that were sent. */
const isHeld = ({ content, mood }: Pick<Entry, 'content' | 'mood'>, { held }: WriteRefused) =>
  held !== null && held.content === content.trim() && held.mood === mood

/** The changed words as a new entry, where the old one was to stand, or else when they were written. */
function copyOf({ content, mood, at, of, day: moved }: JournalEntryWrites['edit-entry']) {
  const was = of ?? { ...localMomentAt(new Date(at)), createdAt: at }
  const { day, minute, createdAt } = moved ? entryOnDay(was, moved) : was
  const copy = { id: crypto.randomUUID(), content, mood, day, minute, at: createdAt }
  return { kind: 'save-entry', ...copy } as const
}

export const journalEntryWrites: WriteDefinitions<JournalEntryWrites> = {
  'save-entry': {
    call: saveEntry,
    row: entryRow,
    changes: (write) => [entryAdded(write)],
    whenGone: 'refused',
    // What was deleted stays deleted, and the person is asked about the words.
    insteadOf: (write, refusal) => {
      if (refusal.kind === 'gone') return write.returned ? 'leave' : null
      if (write.returned === 'changed') return 'leave'
      return isHeld(write, refusal) ? 'nothing' : { ...write, id: crypto.randomUUID() }
    },
    anew: (write) => ({ ...write, id: crypto.randomUUID() }),
  },
  'edit-entry': {
    call: editEntry,
    row: entryRow,
    changes: (write) => [entryChanged(write, write.of)],
    // The changed text would be lost in silence.
    whenGone: 'refused',
    merged: (earlier, later) => {
      if (earlier.kind === 'delete-entry' || earlier.kind === 'star-entry') return null
      const { content, mood, at, day } = later
      if (earlier.kind === 'edit-entry') {
        return { ...earlier, content, mood, at, ...(day && { day }) }
      }
      if (!day) return { ...earlier, content, mood }
      const { createdAt } = entryOnDay({ day: earlier.day, createdAt: earlier.at }, day)
      return { ...earlier, content, mood, day, at: createdAt }
    },
    rebased: (write, at, id) => ({ ...write, base: at, ...(id && { id }) }),
    insteadOf: (write, refusal) => {
      if (isHeld(write, refusal)) {
        // The words are the same, and the day is still to be changed.
        return write.day && refusal.held ? { ...write, base: refusal.held.updatedAt } : 'nothing'
      }
      if (refusal.kind === 'gone') return write.returned ? 'leave' : null
      const over = overOlder(write, refusal)
      if (over) return over
      return write.of ? { ...copyOf(write), copyOf: 'edit' } : null
    },
    anew: copyOf,
  },
  'delete-entry': {
    call: ({ id, base }) => deleteEntry({ id, ...(base && { base }) }),
    row: entryRow,
    changes: ({ id, day }) => [entryRemoved(id, day)],
    // What was read has the text and the mood from before the edit.
    merged: (earlier, later) => {
      if (earlier.kind !== 'edit-entry') return later
      const { base, of } = earlier
      return { ...later, base, ...(of && { day: of.day }), ...(of?.was && { mood: of.was }) }
    },
    rebased: (write, at, id) => ({ ...write, base: at, ...(id && { id }) }),
    // What the person has not seen stays.
    insteadOf: () => 'leave',
  },
  'star-entry': {
    call: starEntry,
    row: entryRow,
    changes: (write) => [entryStarred(write)],
    merged: (earlier, later) => (earlier.kind === 'star-entry' ? later : null),
    rebased: (write, _at, id) => ({ ...write, ...(id && { id }) }),
  },
}
