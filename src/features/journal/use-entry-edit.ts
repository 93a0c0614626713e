import { useEffect, useState } from 'react'
import { checkEntry, entryContent } from '~/domain/journal/journal-entry.ts'
import type { MoodValue } from '~/domain/mood/mood.ts'
import { WriteRefused } from '~/lib/data-error.ts'
import type { Entry } from '~/queries/journal/journal.ts'
import { useEditEntry, useSaveBeside } from '~/queries/journal/journal-writes.ts'

type EntryEdit = { content: string; mood: MoodValue }

/** An entry being changed. Closing asks first while there is something to lose. */
export function useEntryEdit(entry: Entry, onClose: () => void) {
  const [edit, setEdit] = useState<EntryEdit>({ content: entry.content, mood: entry.mood })
  const [isAsking, setAsking] = useState(false)
  const saving = useEditEntry()
  const savingBeside = useSaveBeside()
  const isSaving = saving.isPending || savingBeside.isPending
  const isRefused = saving.error instanceof WriteRefused
  const check = checkEntry(edit.content, edit.mood)
  const isChanged = entryContent(edit.content) !== entry.content || edit.mood !== entry.mood
  useWarnBeforeUnload(isChanged)

  return {
    ...edit,
    check,
    isAsking,
    isSaving,
    error: savingBeside.error ?? saving.error,
    /** The entry was changed or deleted somewhere else: these words can be kept as another one. */
    canSaveBeside: isRefused,
    change: (changes: Partial<EntryEdit>) => {
      if (isSaving) return
      // That the stored entry is another one stays true, whatever is typed.
      if (!isRefused) saving.reset()
      setEdit({ ...edit, ...changes })
    },
    save: () => {
      if (check.status !== 'ready' || isSaving || isRefused) return
      if (!isChanged) return onClose()
      const { content, mood } = check
      saving.mutate({ entry, content, mood }, { onSuccess: onClose })
    },
    saveBeside: () => {
      if (check.status !== 'ready' || isSaving) return
      const { content, mood } = check
      savingBeside.mutate({ entry, content, mood }, { onSuccess: onClose })
    },
    /** Closes, or asks; asked again, it goes back to the words. */
    leave: () => {
      if (isSaving) return
      if (isChanged) setAsking(!isAsking)
      else onClose()
    },
    keepEditing: () => setAsking(false),
  }
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault()
}

/** Has the browser ask before the page is left, while there is something to lose. */
function useWarnBeforeUnload(isAtRisk: boolean): void {
  useEffect(() => {
    if (!isAtRisk) return undefined
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isAtRisk])
}
