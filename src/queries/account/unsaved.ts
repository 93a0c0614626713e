import { useQuery } from '@tanstack/react-query'
import { usePerson } from '~/queries/account/person.tsx'
import { birthDraft, chartDrafts } from '~/queries/birth/birth-draft.ts'
import { keptCharts } from '~/queries/birth/charts/kept-charts.ts'
import { keptEdits } from '~/queries/journal/edit-draft.ts'
import { journalDraft } from '~/queries/journal/journal-draft.ts'
import { useUnsent } from '~/queries/outbox/use-outbox.ts'

/**
 * What the person wrote on this device and has not saved; all false until the device has replied.
 */
export function useUnsaved() {
  const { uid } = usePerson()
  // Not cached, so that a page opened later reads the device again.
  const reflection = useQuery({ ...journalDraft(uid), gcTime: 0 }).data
  const edits = useQuery(keptEdits(uid)).data ?? []
  const birth = useQuery({ ...birthDraft(uid), gcTime: 0 }).data
  const kept = useQuery(keptCharts(uid)).data ?? []
  const charts = useQuery(chartDrafts(uid, [null, ...kept.map(({ id }) => id)])).data
  const { count } = useUnsent()
  return {
    /** How much is saved on this device and not in the account. */
    unsent: count,
    hasReflection: !!reflection && (reflection.content.trim() !== '' || reflection.mood !== null),
    hasEdit: edits.length > 0,
    hasBirth: !!birth || !!charts,
  }
}
