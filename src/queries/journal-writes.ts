import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Entry } from '~/data/journal-entries.ts'
import { minuteOfDayAt } from '~/domain/minute-of-day.ts'
import type { MoodValue } from '~/domain/mood.ts'
import type { DataError } from '~/lib/data-error.ts'
import { nowOrAfter } from '~/queries/now-or-after.ts'
import { usePerson } from '~/queries/person.tsx'
import { sendWrite } from '~/queries/send-write.ts'
import { today } from '~/queries/use-today.ts'
import { useWrite } from '~/queries/use-write.ts'

type NewEntry = {
  /** Made when the writing began, so that no retry can store the text twice. */
  readonly id: string
  readonly content: string
  readonly mood: MoodValue
  /** The text was sent before and nobody knows whether it arrived: what is there is replaced. */
  readonly wasSent?: boolean
}

/** Saves a reflection. */
export function useSaveEntry() {
  const { uid } = usePerson()
  const client = useQueryClient()
  return useMutation<void, DataError, NewEntry>({
    mutationFn: async ({ id, content, mood, wasSent }) => {
      const now = new Date()
      const at = now.toISOString()
      const when = { day: today(), minute: minuteOfDayAt(now), at }
      await sendWrite(client, uid, { kind: 'save-entry', id, content, mood, ...when })
      if (wasSent) await sendWrite(client, uid, { kind: 'edit-entry', id, content, mood, at })
    },
  })
}

/** Changes a reflection; its day and its place in the list stay. */
export function useEditEntry() {
  return useWrite((edit: { entry: Entry; content: string; mood: MoodValue }) => ({
    kind: 'edit-entry',
    id: edit.entry.id,
    content: edit.content,
    mood: edit.mood,
    at: nowOrAfter(edit.entry.updatedAt),
  }))
}

/** Takes a reflection away; gone from the lists at once. */
export function useDeleteEntry() {
  return useWrite((entry: Pick<Entry, 'id'>) => ({ kind: 'delete-entry', id: entry.id }))
}

/** Brings a deleted reflection back as it was, the time of its last change too: the undo of `useDeleteEntry`. */
export function useRestoreEntry() {
  const { uid } = usePerson()
  const client = useQueryClient()
  return useMutation<void, DataError, Entry>({
    mutationFn: async ({ id, content, mood, day, minute, createdAt, updatedAt }) => {
      const when = { day, minute, at: createdAt }
      await sendWrite(client, uid, { kind: 'save-entry', id, content, mood, ...when })
      if (updatedAt === createdAt) return
      await sendWrite(client, uid, { kind: 'edit-entry', id, content, mood, at: updatedAt })
    },
  })
}
