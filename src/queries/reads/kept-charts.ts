import { KEPT_CHARTS, keptChartsOf } from '~/data/kept-charts.ts'
import { rowsQuery } from '~/queries/rows/rows-query.ts'

export type { KeptChart } from '~/data/kept-charts.ts'

/** The charts that the person keeps beside their own, in no order. */
export function keptCharts(uid: string) {
  return rowsQuery(uid, ['kept-charts'], async ({ rows }) =>
    keptChartsOf(await rows({ table: KEPT_CHARTS, parts: null })),
  )
}
