import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { KeptChart } from '~/data/kept-charts.ts'
import { type Birth, storedBirthOf } from '~/domain/birth/birth.ts'
import { MOST_KEPT_CHARTS } from '~/domain/chart/kept-charts.ts'
import { DataError } from '~/lib/data-error.ts'
import { usePerson } from '~/queries/person.tsx'
import { keptCharts } from '~/queries/reads/kept-charts.ts'
import { type Saved, storeWrite, useWrite } from '~/queries/rows/store-write.ts'

/** A birth to keep, under the id of a new chart or of one that is changed. */
type ToKeep = {
  readonly id: string
  readonly name: string
  readonly birth: Birth
  readonly sureToMinutes: number | null
  /** The `updatedAt` of the chart that was changed, `null` for a new one. */
  readonly base: string | null
}

/**
 * Keeps a chart beside the person's own, or changes one. Rejects with a `DataError`; of kind
 * `full`, before anything is stored, when the person keeps as many as they can.
 */
export function useKeepChart() {
  const { uid } = usePerson()
  const client = useQueryClient()
  return useMutation<Saved, DataError, ToKeep>({
    mutationFn: async ({ id, name, birth, sureToMinutes, base }) => {
      const kept = client.getQueryData(keptCharts(uid).queryKey) ?? []
      if (kept.length >= MOST_KEPT_CHARTS && kept.every((chart) => chart.id !== id)) {
        throw new DataError('full', `More than ${MOST_KEPT_CHARTS} charts`)
      }
      return storeWrite(uid, {
        kind: 'keep-chart',
        id,
        name,
        ...storedBirthOf(birth),
        sureToMinutes,
        at: instantAfter(base),
        base,
      })
    },
  })
}

/** Takes a chart away. Rejects with a `DataError`: `superseded` when it was changed elsewhere. */
export function useDeleteChart() {
  return useWrite(({ id, updatedAt }: KeptChart) => ({
    kind: 'delete-chart',
    id,
    base: updatedAt,
  }))
}

/** Now; after `base`, as the database makes it, when the clock of this device runs behind. */
function instantAfter(base: string | null): string {
  return new Date(Math.max(Date.now(), base === null ? 0 : Date.parse(base) + 1)).toISOString()
}
