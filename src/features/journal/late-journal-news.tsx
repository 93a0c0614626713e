import { CHART_KEPT_BESIDE, CHART_NOT_DELETED } from '~/domain/chart/kept-charts.ts'
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
    if ('did' in end && end.did === 'beside')
      toast(write.kind === 'keep-chart' ? CHART_KEPT_BESIDE : SAVED_BESIDE)
    const isStillThere = 'error' in end && end.error.kind === 'superseded'
    if (write.kind === 'delete-entry' && isStillThere)
      fail(NOT_DELETED.text, { title: NOT_DELETED.title })
    if (write.kind === 'delete-chart' && isStillThere)
      fail(CHART_NOT_DELETED.text, { title: CHART_NOT_DELETED.title })
  })
  return null
}
