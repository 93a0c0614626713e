import { useMutation } from '@tanstack/react-query'
import type { Entry, EntryStar, KeptEntry } from '~/data/journal-entries.ts'
import type { LocalDay } from '~/domain/day/local-day.ts'
import { localMomentAt } from '~/domain/day/local-moment.ts'
import { entryOnDay } from '~/domain/journal/entry-day.ts'
import type { MoodValue } from '~/domain/mood/mood.ts'
import type { DataError } from '~/lib/data-error.ts'
import { usePerson } from '~/queries/person.tsx'
import { type Saved, storeWrite, useWrite } from '~/queries/rows/store-write.ts'

export type { Saved } from '~/queries/rows/store-write.ts'

type NewEntry = {
  /** Made when the writing began, so that no retry stores the text twice. */
  readonly id: string
  readonly content: string
  readonly mood: MoodValue
}

/** Saves a reflection. A text stored already, from another tab or device, stays. */
export function useSaveEntry() {
  return useWrite((entry: NewEntry) => {
    return { kind: 'save-entry', ...entry, ...localMomentAt(new Date()) }
  })
}

type Edit = {
  readonly entry: Entry
  readonly content: string
  readonly mood: MoodValue
  readonly day: LocalDay
  /** The id of a new reflection with these words, after the changed one was deleted elsewhere. */
  readonly anew?: string
}

/**
 * Changes a reflection; on another day it keeps its time of day. Where it was changed on another
 * device, the text is stored as a new one on the same day; where it was deleted, it rejects with a
 * `DataError` of the kind `gone`, until it is to be stored `anew`.
 */
export function useEditEntry() {
  return useWrite(({ entry, content, mood, day, anew }: Edit) => {
    if (anew !== undefined) {
      const { minute, createdAt } = entryOnDay(entry, day)
      return { kind: 'save-entry', id: anew, content, mood, day, minute, at: createdAt }
    }
    const edit = { content, mood, at: new Date().toISOString(), base: entry.updatedAt }
    return { kind: 'edit-entry', ...editOf(entry), ...edit, ...(day !== entry.day && { day }) }
  })
}

/** Deletes a reflection as it is shown; it leaves the lists at once. */
export function useDeleteEntry() {
  return useWrite(({ id, day, minute, mood, updatedAt }: Omit<Entry, 'content' | 'createdAt'>) => ({
    kind: 'delete-entry',
    id,
    day,
    minute,
    mood,
    base: updatedAt,
  }))
}

/** Stars a reflection, or takes its star away. */
export function useStarEntry() {
  return useWrite((star: EntryStar) => ({ kind: 'star-entry', ...star }))
}

/**
 * Restores a deleted reflection with the time of its last change: the undo of `useDeleteEntry`. It needs
 * a new id, the same for every attempt: what was deleted under the old one stays deleted.
 */
export function useRestoreEntry() {
  const { uid } = usePerson()
  return useMutation<Saved, DataError, Entry & Partial<KeptEntry>>({
    mutationFn: async (entry) => {
      const { id, content, mood, day, minute, createdAt, updatedAt, isStarred } = entry
      const restored = { id, content, mood, day, minute, at: createdAt }
      const saved = await storeWrite(uid, { kind: 'save-entry', ...restored })
      if (isStarred) await storeWrite(uid, { kind: 'star-entry', id, isStarred })
      if (updatedAt === createdAt) return saved
      const edit = { ...editOf(entry), content, mood, at: updatedAt, base: createdAt }
      return storeWrite(uid, { kind: 'edit-entry', ...edit })
    },
  })
}

/** What an edit says of its entry. */
function editOf({ id, day, minute, createdAt, mood }: Entry) {
  return { id, of: { day, minute, createdAt, was: mood } }
}
