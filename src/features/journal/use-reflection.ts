import { useEffect, useEffectEvent, useState } from 'react'
import { checkEntry } from '~/domain/journal/journal-entry.ts'
import type { MoodValue } from '~/domain/mood/mood.ts'
import { useJournalDraft, useSaveDraft } from '~/queries/journal/journal-draft.ts'
import type { Saved } from '~/queries/journal/journal-writes.ts'

/** The reflection being written: its text, whether it can be saved, and where it is stored. */
export function useReflection(suggestedMood: MoodValue | null) {
  const journalDraft = useJournalDraft()
  const { draft, keptIn, change } = journalDraft
  const saving = useSaveDraft(journalDraft)
  const [isRestored, setRestored] = useState(draft.content !== '')
  const [wasRefused, setRefused] = useState(false)
  const check = checkEntry(draft.content, draft.mood)
  const hasText = draft.content !== ''

  const takeOverMood = useEffectEvent((mood: MoodValue | null) => {
    if (mood !== null && draft.mood === null) change({ mood })
  })
  useEffect(() => {
    takeOverMood(suggestedMood)
  }, [suggestedMood])

  return {
    content: draft.content,
    mood: draft.mood,
    check,
    isBegun: hasText || draft.mood !== null,
    isSaving: saving.isPending,
    /** The person tried to save before the entry was complete. */
    wasRefused,
    error: saving.error,
    status: draftStatus({ saving: saving.status, hasText, isRestored, keptIn }),
    edit: (changes: { content?: string; mood?: MoodValue }) => {
      // During a save the sheet must show exactly what is being saved.
      if (saving.isPending) return
      setRestored(false)
      setRefused(false)
      saving.reset()
      change(changes)
    },
    save: (onSaved: (saved: Saved) => void) => {
      setRefused(check.status === 'incomplete')
      if (check.status !== 'ready' || saving.isPending) return
      saving.mutate(undefined, { onSuccess: onSaved })
    },
  }
}

export type Reflection = ReturnType<typeof useReflection>

type DraftState = {
  readonly saving: 'idle' | 'pending' | 'error' | 'success'
  readonly hasText: boolean
  readonly isRestored: boolean
  readonly keptIn: 'device' | 'memory'
}

/** Where the text is stored: one sentence for each state. */
function draftStatus({ saving, hasText, isRestored, keptIn }: DraftState): string {
  if (saving === 'pending') return 'Saving…'
  if (saving === 'success') return 'Saved'
  if (!hasText) return ''
  if (keptIn === 'memory') return 'This browser keeps no drafts. Save before you leave the page.'
  return isRestored ? 'Your draft was kept on this device' : 'Draft kept on this device'
}
