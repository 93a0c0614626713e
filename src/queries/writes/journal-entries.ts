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
import { journalKey } from '~/queries/reads/journal.ts'
import { practiceKey } from '~/queries/reads/practice.ts'
import { entriesShown, entryRow, entryShown, newestFirst } from '~/queries/writes/entries-shown.ts'
import { entryMomentChanged, momentShown } from '~/queries/writes/moments-shown.ts'
import { dayShown } from '~/queries/writes/shown.ts'
import type { WriteDefinitions } from '~/queries/writes/write-definition.ts'

export type JournalEntryWrites = {
  /** `copyOf` where it holds the words of a change that its entry could not take. */
  'save-entry': NewEntry & { readonly copyOf?: 'edit' }
  /** With where the entry stands, for a copy of the changed text; `was` is its mood before. */
  'edit-entry': EntryEdit & {
    readonly of?: Pick<Entry, 'day' | 'minute' | 'createdAt'> & { readonly was?: MoodValue }
  }
  'delete-entry': EntryDeletion & Partial<Pick<Entry, 'day' | 'minute' | 'mood'>>
  'star-entry': EntryStar
}

const row = entryRow
const refreshes = (uid: string) => [journalKey(uid), practiceKey(uid)]

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

/** What another day changes on the screen besides the entry itself. */
function movedShown(uid: string, { mood, of, day }: JournalEntryWrites['edit-entry']) {
  if (!of?.was) return []
  if (day === undefined || day === of.day) {
    return entryMomentChanged(uid, { ...of, mood: of.was }, mood)
  }
  const moment = { kind: 'entry', day, minute: of.minute, mood, raga: null, minutes: null } as const
  return [
    dayShown(uid, of.day, ({ entries }) => ({ entries: Math.max(0, entries - 1) })),
    dayShown(uid, day, ({ entries }) => ({ entries: entries + 1 })),
    ...entryMomentChanged(uid, { ...of, mood: of.was }, null),
    ...momentShown(uid, { ...moment, heard: null }),
  ]
}

export const journalEntryWrites: WriteDefinitions<JournalEntryWrites> = {
  'save-entry': {
    call: saveEntry,
    row,
    shows: (uid, { id, content, mood, day, minute, at }) => [
      entryShown(uid, {
        id,
        content: content.trim(),
        mood,
        day,
        minute,
        createdAt: at,
        updatedAt: at,
      }),
      dayShown(uid, day, ({ entries }) => ({ entries: entries + 1 })),
      ...momentShown(uid, {
        kind: 'entry',
        day,
        minute,
        mood,
        raga: null,
        minutes: null,
        heard: null,
      }),
    ],
    refreshes,
    whenGone: 'refused',
    // What was deleted stays deleted, and the person is asked about the words.
    insteadOf: (write, refusal) => {
      if (refusal.kind === 'gone') return null
      return isHeld(write, refusal) ? 'nothing' : { ...write, id: crypto.randomUUID() }
    },
    anew: (write) => ({ ...write, id: crypto.randomUUID() }),
  },
  'edit-entry': {
    call: editEntry,
    row,
    shows: (uid, write) => [
      entriesShown(uid, (entries) =>
        entries
          .map((entry) => {
            if (entry.id !== write.id) return entry
            const { content, mood, at: updatedAt, day } = write
            const placed = day ? entryOnDay(entry, day) : entry
            return { ...placed, content: content.trim(), mood, updatedAt }
          })
          .sort(newestFirst),
      ),
      ...movedShown(uid, write),
    ],
    refreshes,
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
      if (!write.of || refusal.kind === 'gone') return null
      return { ...copyOf(write), copyOf: 'edit' }
    },
    anew: copyOf,
  },
  'delete-entry': {
    call: ({ id, base }) => deleteEntry({ id, ...(base && { base }) }),
    row,
    shows: (uid, { id, day, minute, mood }) => [
      entriesShown(uid, (entries) => {
        const others = entries.filter((entry) => entry.id !== id)
        return others.length === entries.length ? entries : others
      }),
      ...(day
        ? [dayShown(uid, day, ({ entries }) => ({ entries: Math.max(0, entries - 1) }))]
        : []),
      ...(day && minute !== undefined && mood
        ? entryMomentChanged(uid, { day, minute, mood }, null)
        : []),
    ],
    refreshes,
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
    shows: () => [],
    refreshes: (uid) => [journalKey(uid)],
    merged: (earlier, later) => (earlier.kind === 'star-entry' ? later : null),
    rebased: (write, _at, id) => ({ ...write, ...(id && { id }) }),
  },
}
