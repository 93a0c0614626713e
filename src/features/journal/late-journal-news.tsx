import { NOT_DELETED, SAVED_BESIDE } from '~/features/journal/entry-words.ts'
import { useLateEnds } from '~/queries/journal/use-late-ends.ts'
import { useFailure, useToast } from '~/ui/feedback/toast.ts'

/**
 * Says what another device made impossible while a deletion or a change waited on this one. A page that
 * still waits for its own write says it itself.
 */
export function LateJournalNews(): null {
  const { toast } = useToast()
  const fail = useFailure()
  useLateEnds(({ write, end }) => {
    if ('did' in end && end.did === 'beside') toast(SAVED_BESIDE)
    const isStillThere = 'error' in end && end.error.kind === 'superseded'
    if (write.kind === 'delete-entry' && isStillThere)
      fail(NOT_DELETED.text, { title: NOT_DELETED.title })
  })
  return null
}
