import { useEffect, useState } from 'react'
import { checkEntry, type EntryCheck, entryContent } from '~/domain/journal/journal-entry.ts'
import type { MoodValue } from '~/domain/mood/mood.ts'
import { INCOMPLETE, tooLongWords } from '~/features/journal/entry-words.ts'
import { assertNever } from '~/lib/assert-never.ts'
import { WriteRefused } from '~/lib/data-error.ts'
import { mutationEnd } from '~/queries/database/mutation-end.ts'
import type { Entry } from '~/queries/journal/journal.ts'
import { useEditEntry, useSaveBeside } from '~/queries/journal/journal-writes.ts'
import { type Faults, useForm } from '~/ui/controls/use-form.ts'

type EntryEdit = { content: string; mood: MoodValue }

/** An entry being edited. Closing asks first if there are unsaved changes. */
export function useEntryEdit(entry: Entry, onClose: () => void) {
  const [edit, setEdit] = useState<EntryEdit>({ content: entry.content, mood: entry.mood })
  const [isAsking, setAsking] = useState(false)
  const saving = useEditEntry()
  const savingBeside = useSaveBeside()
  const isRefused = saving.error instanceof WriteRefused
  const check = checkEntry(edit.content, edit.mood)
  const isChanged = entryContent(edit.content) !== entry.content || edit.mood !== entry.mood
  useWarnBeforeUnload(isChanged)
  const form = useForm({
    values: edit,
    setValues: setEdit,
    faults: faultsOf(check),
    shows: 'at-once',
    isReady: check.status === 'ready' && !isRefused && !savingBeside.isPending,
    send: async () => {
      if (check.status !== 'ready') return undefined
      const { content, mood } = check
      if (isChanged) {
        return mutationEnd(saving.mutate, { entry, content, mood }, { onSuccess: onClose })
      }
      onClose()
      return undefined
    },
  })
  const isSaving = form.isBusy || savingBeside.isPending

  return {
    ...edit,
    form,
    check,
    isAsking,
    isSaving,
    error: savingBeside.error ?? saving.error,
    /**
     * The entry was changed or deleted on another device, so this text can only be saved as a new
     * one.
     */
    canSaveBeside: isRefused,
    change: (changes: Partial<EntryEdit>) => {
      if (isSaving) return
      // A refusal is permanent: the stored entry stays different when the person types more.
      if (!isRefused) saving.reset()
      form.change(changes)
    },
    saveBeside: () => {
      if (check.status !== 'ready' || isSaving) return
      const { content, mood } = check
      savingBeside.mutate({ entry, content, mood }, { onSuccess: onClose })
    },
    /** Closes the dialog, or asks first. If the question is already open, returns to the text. */
    leave: () => {
      if (isSaving) return
      if (isChanged) setAsking(!isAsking)
      else onClose()
    },
    keepEditing: () => setAsking(false),
  }
}

function faultsOf(check: EntryCheck): Faults<'content'> {
  switch (check.status) {
    case 'ready':
      return {}
    case 'incomplete':
      return { content: INCOMPLETE }
    case 'too-long':
      return { content: tooLongWords(check.length) }
    default:
      return assertNever(check)
  }
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault()
}

/** Makes the browser ask before the page closes, while there are unsaved changes. */
function useWarnBeforeUnload(isAtRisk: boolean): void {
  useEffect(() => {
    if (!isAtRisk) return undefined
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isAtRisk])
}
