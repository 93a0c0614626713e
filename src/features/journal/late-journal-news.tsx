import { BOTH_SAVED, NOT_DELETED, SAVED_BESIDE } from '~/features/journal/entry-words.ts'
import { type LateEnd, useLateEnds } from '~/queries/journal/use-late-ends.ts'
import { CHART_KEPT_BESIDE, CHART_NOT_DELETED } from '~/ui/feedback/kept-chart-words.ts'
import { useFailure, useToast } from '~/ui/feedback/toast.ts'

/**
 * Says what another device made impossible while a deletion or a change waited on this one. A page that
 * still waits for its own write says it itself.
 */
export function LateJournalNews(): null {
  const { toast } = useToast()
  const fail = useFailure()
  useLateEnds(({ write, end }) => {
    if ('did' in end && end.did === 'beside') toast(besideWords(write))
    const isStillThere = 'error' in end && end.error.kind === 'superseded'
    if (write.kind === 'delete-entry' && isStillThere)
      fail(NOT_DELETED.text, { title: NOT_DELETED.title })
    if (write.kind === 'delete-chart' && isStillThere)
      fail(CHART_NOT_DELETED.text, { title: CHART_NOT_DELETED.title })
  })
  return null
}

function besideWords(write: LateEnd['write']) {
  if (write.kind === 'keep-chart') return CHART_KEPT_BESIDE
  const isNew = write.kind === 'save-entry' && write.copyOf !== 'edit'
  return isNew ? BOTH_SAVED : SAVED_BESIDE
}
