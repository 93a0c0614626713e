import {
  deleteEntry,
  type Entry,
  type EntryDeletion,
  type EntryEdit,
  type EntryStar,
  editEntry,
  type NewEntry,
  saveEntry,
  starEntry,
} from '~/data/journal-entries.ts'
import { localMomentAt } from '~/domain/day/local-moment.ts'
import { entryOnDay } from '~/domain/journal/entry-day.ts'
import type { MoodValue } from '~/domain/mood/mood.ts'
import type { WriteRefused } from '~/lib/data-error.ts'
import {
  overOlder,
  type Returned,
  type WriteDefinitions,
} from '~/queries/writes/write-definition.ts'

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

const row = entryRow

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
    row,
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
    row,
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
    row,
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
    row,
    merged: (earlier, later) => (earlier.kind === 'star-entry' ? later : null),
    rebased: (write, _at, id) => ({ ...write, ...(id && { id }) }),
  },
}
