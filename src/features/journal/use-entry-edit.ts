import { useState } from 'react'
import { isLocalDay } from '~/domain/day/local-day.ts'
import { entryDayFault } from '~/domain/journal/entry-day.ts'
import { checkEntry, type EntryCheck, entryContent } from '~/domain/journal/journal-entry.ts'
import { ENTRY_DAY_FAULTS, INCOMPLETE, tooLongWords } from '~/features/journal/entry-words.ts'
import { assertNever } from '~/lib/assert-never.ts'
import { dataErrorKind } from '~/lib/data-error.ts'
import { mutationEnd } from '~/queries/database/mutation-end.ts'
import { type EntryEdit, useEditDraft } from '~/queries/journal/edit-draft.ts'
import { type Saved, useEditEntry } from '~/queries/journal/journal-writes.ts'
import { today } from '~/queries/practice/use-today.ts'
import type { Entry } from '~/queries/reads/journal.ts'
import { type Faults, useForm } from '~/ui/controls/use-form.ts'

/**
 * An entry being edited. What is typed is kept on this device until it is saved or given up;
 * closing asks first if there are unsaved changes.
 */
export function useEntryEdit(
  shown: Entry,
  draftName: string | null,
  onClose: (saved: Saved | null) => void,
) {
  const draft = useEditDraft(shown, draftName)
  const { edit, entry } = draft
  const [isAsking, setAsking] = useState(false)
  const saving = useEditEntry()
  // The entry was deleted elsewhere, and its words can be stored under this id.
  const [anew, setAnew] = useState<string | null>(null)
  const check = checkEntry(edit.content, edit.mood)
  const dayFault = entryDayFault(edit.day, entry.day, today())
  const isChanged =
    entryContent(edit.content) !== entry.content ||
    edit.mood !== entry.mood ||
    edit.day !== entry.day
  const discard = () => {
    void draft.drop()
    onClose(null)
  }
  const form = useForm({
    values: edit,
    setValues: (update) => draft.change(update(edit)),
    faults: { ...faultsOf(check), ...(dayFault !== null && { day: ENTRY_DAY_FAULTS[dayFault] }) },
    shows: 'at-once',
    send: async () => {
      if (check.status !== 'ready' || !isLocalDay(edit.day)) return undefined
      const { content, mood } = check
      const { day } = edit
      const onSuccess = (saved: Saved) => void draft.drop().then(() => onClose(saved))
      const onError = (error: unknown) => {
        if (dataErrorKind(error) === 'gone') setAnew(crypto.randomUUID())
      }
      if (isChanged) {
        const input = { entry, content, mood, day, ...(anew !== null && { anew }) }
        return mutationEnd(saving.mutate, input, { onSuccess, onError })
      }
      discard()
      return undefined
    },
  })

  return {
    ...edit,
    form,
    isReady: check.status === 'ready' && dayFault === null,
    isAsking,
    isSaving: form.isBusy,
    /** The text is that of an earlier visit, which was not saved. */
    isRestored: draft.isRestored,
    /** This browser has no place for the change: it ends with the page. */
    isUnkept: draft.keptIn === 'memory',
    error: saving.error,
    /** The entry was deleted elsewhere: what is saved becomes a new one. */
    isGone: anew !== null,
    change: (changes: Partial<EntryEdit>) => {
      if (form.isBusy) return
      saving.reset()
      form.change(changes)
    },
    /** Closes the dialog, or asks first. If the question is already open, returns to the text. */
    leave: () => {
      if (form.isBusy) return
      if (isChanged) setAsking(!isAsking)
      else discard()
    },
    keepEditing: () => setAsking(false),
    discard,
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
