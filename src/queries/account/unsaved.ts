import { useQuery } from '@tanstack/react-query'
import { hasBirthDraft } from '~/queries/birth/birth-draft.ts'
import { keptEdits } from '~/queries/journal/edit-draft.ts'
import { keptReflections } from '~/queries/journal/left-drafts.ts'
import { filesHere } from '~/queries/listening/yours-files.ts'
import { useUnsent } from '~/queries/outbox/use-outbox.ts'
import { usePerson } from '~/queries/person.tsx'

/**
 * What the person wrote on this device and has not saved, in every tab; nothing until the device has
 * replied.
 */
export function useUnsaved() {
  const { uid } = usePerson()
  const reflections = useQuery(keptReflections(uid)).data ?? []
  const edits = useQuery(keptEdits(uid)).data ?? []
  const hasBirth = useQuery(hasBirthDraft(uid)).data ?? false
  const files = useQuery(filesHere(uid)).data ?? []
  const { count } = useUnsent()
  return {
    /** How much is saved on this device and not in the account. */
    unsent: count,
    reflections: reflections.filter(({ content, mood }) => content.trim() !== '' || mood !== null)
      .length,
    edits: edits.length,
    hasBirth,
    /** Recordings whose files are on this device, and in no account. */
    files: files.length,
  }
}
