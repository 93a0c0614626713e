import { useQuery } from '@tanstack/react-query'
import { usePerson } from '~/queries/account/person.tsx'
import { birthDraft } from '~/queries/birth/birth-draft.ts'
import { journalDraft } from '~/queries/journal/journal-draft.ts'

/**
 * What the person wrote on this device and has not saved; all false until the device has replied.
 */
export function useUnsaved(): { hasReflection: boolean; hasBirth: boolean } {
  const { uid } = usePerson()
  // Not cached, so that a page opened later reads the device again.
  const reflection = useQuery({ ...journalDraft(uid), gcTime: 0 }).data
  const birth = useQuery({ ...birthDraft(uid), gcTime: 0 }).data
  return {
    hasReflection: !!reflection && (reflection.content.trim() !== '' || reflection.mood !== null),
    hasBirth: !!birth,
  }
}
