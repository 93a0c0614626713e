import { queryOptions } from '@tanstack/react-query'
import type { UtcMilliseconds } from '~/jyotish/julian-day.ts'
import type { Placement } from '~/jyotish/placement.ts'

/** It goes through a nakshatra in about a day. */
const TEN_MINUTES = 600_000

/** Where the Moon stands now, the same for all the Earth; computed on the device. */
export function moonNow() {
  return queryOptions({
    queryKey: ['moon-now'],
    queryFn: async (): Promise<Placement> => {
      const { chartOf } = await import('~/jyotish/chart.ts')
      const utc = Date.now() as UtcMilliseconds
      return chartOf({ utc, latitude: 0, longitude: 0, node: 'mean' }).grahas.Moon
    },
    networkMode: 'always',
    staleTime: TEN_MINUTES,
    refetchInterval: TEN_MINUTES,
    retry: false,
  })
}
