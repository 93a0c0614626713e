import { birthOf } from '~/domain/birth/birth.ts'
import { MOST_KEPT_CHARTS } from '~/domain/chart/kept-charts.ts'
import { dataErrorKind } from '~/lib/data-error.ts'
import { useDeleteChart, useKeepChart } from '~/queries/birth/keep-chart.ts'
import type { KeptChart } from '~/queries/reads/kept-charts.ts'
import type { Saved } from '~/queries/rows/store-write.ts'
import { CHART_KEPT_BESIDE, CHART_NOT_DELETED } from '~/ui/feedback/kept-chart-words.ts'
import { useFailure, useToast } from '~/ui/feedback/toast.ts'

/** Deletes a chart and offers Undo while the toast is shown. */
export function useDeleteWithUndo() {
  const deleting = useDeleteChart()
  const keeping = useKeepChart()
  const { toast } = useToast()
  const fail = useFailure()

  const restore = async (chart: KeptChart) => {
    const birth = birthOf(chart)
    if (!birth) return
    const { id, name, sureToMinutes } = chart
    try {
      await keeping.mutateAsync({ id, name, sureToMinutes, birth, base: null })
      toast({ title: 'Chart restored' })
    } catch {
      fail('Failed to restore the chart. Please try again.', { retry: () => void restore(chart) })
    }
  }

  return async (chart: KeptChart) => {
    try {
      await deleting.mutateAsync(chart)
      // What was deleted under the old id stays deleted.
      const anew = { ...chart, id: crypto.randomUUID() }
      toast({
        title: 'Chart deleted',
        action: { label: 'Undo', perform: () => void restore(anew) },
      })
    } catch (error) {
      if (dataErrorKind(error) === 'superseded') {
        fail(CHART_NOT_DELETED.text, { title: CHART_NOT_DELETED.title })
        return
      }
      fail('Failed to delete the chart. It is still among yours; please try again.')
    }
  }
}

/** The toast after a chart was kept. */
export function keptWords(saved: Saved) {
  return saved === 'beside' ? CHART_KEPT_BESIDE : { title: 'Chart kept' }
}

/** Said after the reason why a chart was not kept. */
export function moreWords(error: unknown): string {
  return dataErrorKind(error) === 'full'
    ? ` Alap keeps at most ${MOST_KEPT_CHARTS} charts beside your own.`
    : ''
}
