import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Entry } from '~/data/journal-entries.ts'
import { localMomentAt } from '~/domain/day/local-moment.ts'
import type { MoodValue } from '~/domain/mood/mood.ts'
import { type DataError, WriteRefused } from '~/lib/data-error.ts'
import { usePerson } from '~/queries/account/person.tsx'
import { sendWrite } from '~/queries/database/send-write.ts'
import { newId, useWrite } from '~/queries/database/use-write.ts'

type NewEntry = {
  /** Made when the writing began, so that no retry stores the text twice. */
  readonly id: string
  /** Also made then, for when another text is stored under the first id. */
  readonly besideId: string
  readonly content: string
  readonly mood: MoodValue
  /** The text sent before, when it is not known whether it arrived: it is replaced. */
  readonly sent?: string | null
}

/**
 * How a reflection was saved: `beside-another` when its id already held another text, which stays.
 */
export type Saved = 'saved' | 'beside-another'

/** Saves a reflection. A text stored already, from another tab or device, stays. */
export function useSaveEntry() {
  const { uid } = usePerson()
  const client = useQueryClient()
  return useMutation<Saved, DataError, NewEntry>({
    mutationFn: async ({ id, besideId, content, mood, sent }) => {
      const now = localMomentAt(new Date())
      const entry = { content, mood, ...now }
      /** Returns `false` when the id holds a text that is not this one. */
      const isSavedUnder = async (own: string): Promise<boolean> => {
        try {
          await sendWrite(client, uid, { kind: 'save-entry', id: own, ...entry })
          return true
        } catch (error) {
          if (!(error instanceof WriteRefused && error.held)) throw error
          if (error.held.content !== sent?.trim()) return false
          const edit = { content, mood, at: now.at, base: error.held.updatedAt }
          await sendWrite(client, uid, { kind: 'edit-entry', id: own, ...edit })
          return true
        }
      }
      if (await isSavedUnder(id)) return 'saved'
      // When a third tab has the same draft, both ids are taken.
      if (!(await isSavedUnder(besideId))) await isSavedUnder(newId())
      return 'beside-another'
    },
  })
}

/** Changes a reflection; its day and its position in the list stay. */
export function useEditEntry() {
  return useWrite((edit: { entry: Entry; content: string; mood: MoodValue }) => ({
    kind: 'edit-entry',
    id: edit.entry.id,
    content: edit.content,
    mood: edit.mood,
    at: new Date().toISOString(),
    base: edit.entry.updatedAt,
  }))
}

/**
 * Saves the changed text as a separate entry on the same day, and leaves the stored one as it is.
 * One mounted page saves one such entry, however often the button is pressed.
 */
export function useSaveBeside() {
  const [id] = useState(newId)
  return useWrite((edit: { entry: Entry; content: string; mood: MoodValue }) => ({
    kind: 'save-entry',
    id,
    content: edit.content,
    mood: edit.mood,
    day: edit.entry.day,
    minute: edit.entry.minute,
    at: edit.entry.createdAt,
  }))
}

/** Deletes a reflection; it leaves the lists at once. */
export function useDeleteEntry() {
  return useWrite((entry: Pick<Entry, 'id'>) => ({ kind: 'delete-entry', id: entry.id }))
}

/** Restores a deleted reflection with the time of its last change: the undo of `useDeleteEntry`. */
export function useRestoreEntry() {
  const { uid } = usePerson()
  const client = useQueryClient()
  return useMutation<void, DataError, Entry>({
    mutationFn: async ({ id, content, mood, day, minute, createdAt, updatedAt }) => {
      const when = { day, minute, at: createdAt }
      await sendWrite(client, uid, { kind: 'save-entry', id, content, mood, ...when })
      if (updatedAt === createdAt) return
      const edit = { content, mood, at: updatedAt, base: createdAt }
      await sendWrite(client, uid, { kind: 'edit-entry', id, ...edit })
    },
  })
}
