import { checkedMood } from '~/data/mood-logs.ts'
import { type LocalDay, localDay } from '~/domain/day/local-day.ts'
import type { MoodValue } from '~/domain/mood/mood.ts'
import type { Call } from '~/lib/call.ts'

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
