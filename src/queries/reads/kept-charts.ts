import { queryOptions } from '@tanstack/react-query'
import { listKeptCharts } from '~/data/kept-charts.ts'
import { personRead } from '~/queries/cache/reads.ts'

export type { KeptChart } from '~/data/kept-charts.ts'

/** The charts that the person keeps beside their own, in no order. */
export function keptCharts(uid: string) {
  return queryOptions({
    queryKey: [uid, 'kept-charts'],
    queryFn: (context) => personRead(context, uid, listKeptCharts),
  })
}
