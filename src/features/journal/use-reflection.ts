import { useEffect, useEffectEvent, useState } from 'react'
import { checkEntry, type EntryCheck, LONGEST_ENTRY } from '~/domain/journal/journal-entry.ts'
import type { MoodValue } from '~/domain/mood/mood.ts'
import { INCOMPLETE } from '~/features/journal/entry-words.ts'
import { mutationEnd } from '~/queries/database/mutation-end.ts'
import { useJournalDraft, useSaveDraft } from '~/queries/journal/journal-draft.ts'
import type { Saved } from '~/queries/journal/journal-writes.ts'
import { type Faults, useForm } from '~/ui/controls/use-form.ts'
import { NO_DRAFTS } from '~/ui/controls/words-as-file.tsx'
import { tooLongWords } from '~/ui/feedback/entry-length-words.ts'

/** The reflection being written: its text, whether it can be saved, and where it is stored. */
export function useReflection(suggestedMood: MoodValue | null, onSaved: (saved: Saved) => void) {
  const journalDraft = useJournalDraft()
  const { draft, keptIn, change } = journalDraft
  const saving = useSaveDraft(journalDraft)
  const [isRestored, setRestored] = useState(draft.content !== '')
  const check = checkEntry(draft.content, draft.mood)
  const hasText = draft.content !== ''

  const takeOverMood = useEffectEvent((mood: MoodValue | null) => {
    if (mood !== null && draft.mood === null) change({ mood })
  })
  useEffect(() => {
    takeOverMood(suggestedMood)
  }, [suggestedMood])

  const form = useForm<Written, 'content'>({
    values: draft,
    setValues: (update) => change(update(draft)),
    faults: faultsOf(check),
    send: () => mutationEnd(saving.mutate, undefined, { onSuccess: onSaved }),
  })
  return {
    form,
    content: draft.content,
    mood: draft.mood,
    check,
    isBegun: hasText || draft.mood !== null,
    isSaving: form.isBusy,
    /** The person tried to save before the entry was complete. */
    wasRefused: form.formFault !== undefined,
    error: saving.error,
    /** This browser has no place for the draft: it ends with the page. */
    isUnkept: keptIn === 'memory',
    status: draftStatus({
      saving: saving.status,
      isUnsent: saving.data === 'kept',
      hasText,
      isRestored,
      keptIn,
    }),
    edit: (changes: Partial<Written>) => {
      // During a save the sheet must show exactly what is being saved.
      if (form.isBusy) return
      setRestored(false)
      saving.reset()
      form.change(changes)
    },
  }
}

type Written = { readonly content: string; readonly mood: MoodValue | null }

/** A text that is too long says so at once, on its sheet; the rest waits for an attempt to save. */
function faultsOf(check: EntryCheck): Faults<'content'> {
  if (check.status === 'too-long') return { content: tooLongWords(check.length, LONGEST_ENTRY) }
  return check.status === 'incomplete' ? { form: INCOMPLETE } : {}
}

export type Reflection = ReturnType<typeof useReflection>

type DraftState = {
  readonly saving: 'idle' | 'pending' | 'error' | 'success'
  /** Saved on this device, and not in the database yet. */
  readonly isUnsent: boolean
  readonly hasText: boolean
  readonly isRestored: boolean
  readonly keptIn: 'device' | 'memory'
}

/** Where the text is stored: one sentence for each state. */
function draftStatus({ saving, isUnsent, hasText, isRestored, keptIn }: DraftState): string {
  if (saving === 'pending') return 'Saving…'
  if (saving === 'success') return isUnsent ? 'Saved on this device' : 'Saved'
  if (!hasText) return ''
  if (keptIn === 'memory') return NO_DRAFTS
  return isRestored ? 'Your draft was kept on this device' : 'Draft kept on this device'
}
