import { useState } from 'react'
import { checkEntry, entryContent } from '~/domain/journal-entry.ts'
import type { MoodValue } from '~/domain/mood.ts'
import { useWarnBeforeUnload } from '~/features/journal/use-warn-before-unload.ts'
import type { Entry } from '~/queries/journal.ts'
import { useEditEntry } from '~/queries/journal-writes.ts'

type EntryEdit = { content: string; mood: MoodValue }

/** An entry being changed. Closing asks first while there is something to lose. */
export function useEntryEdit(entry: Entry, onClose: () => void) {
  const [edit, setEdit] = useState<EntryEdit>({ content: entry.content, mood: entry.mood })
  const [isAsking, setAsking] = useState(false)
  const saving = useEditEntry()
  const check = checkEntry(edit.content, edit.mood)
  const isChanged = entryContent(edit.content) !== entry.content || edit.mood !== entry.mood
  useWarnBeforeUnload(isChanged)

  return {
    ...edit,
    check,
    isAsking,
    isSaving: saving.isPending,
    error: saving.error,
    change: (changes: Partial<EntryEdit>) => {
      if (saving.isPending) return
      saving.reset()
      setEdit({ ...edit, ...changes })
    },
    save: () => {
      if (check.status !== 'ready' || saving.isPending) return
      if (!isChanged) return onClose()
      const { content, mood } = check
      saving.mutate({ entry, content, mood }, { onSuccess: onClose })
    },
    /** Closes, or asks; asked again, it goes back to the words. */
    leave: () => {
      if (saving.isPending) return
      if (isChanged) setAsking(!isAsking)
      else onClose()
    },
    keepEditing: () => setAsking(false),
  }
}
