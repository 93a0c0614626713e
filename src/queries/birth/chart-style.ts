import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { deviceStore } from '~/device/device-store.ts'
import { usePersonOrNull } from '~/queries/person.tsx'

/** How charts are drawn: the North Indian diamond or the South Indian square. */
export type ChartStyle = 'north' | 'south'

const NAME = 'chart-style'

function keptStyle(uid: string | null) {
  return queryOptions({
    queryKey: [uid, NAME],
    queryFn: async () => parseStyle(uid === null ? null : await deviceStore.get(uid, NAME)),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/**
 * The style a person chose on this device (North until they choose), and a function to choose. The
 * choice of somebody without an account lasts as long as the page.
 */
export function useChartStyle(): readonly [ChartStyle, (style: ChartStyle) => void] {
  const uid = usePersonOrNull()?.uid ?? null
  const client = useQueryClient()
  const options = keptStyle(uid)
  const choose = (style: ChartStyle) => {
    // A read that ends later would bring back the earlier choice.
    void client.cancelQueries({ queryKey: options.queryKey })
    client.setQueryData(options.queryKey, style)
    // If the storage refuses, the choice lasts as long as the page: a small loss.
    if (uid !== null) void deviceStore.set(uid, NAME, style)
  }
  return [useQuery(options).data ?? 'north', choose]
}

function parseStyle(kept: unknown): ChartStyle {
  return kept === 'south' ? 'south' : 'north'
}
