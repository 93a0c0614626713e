import { queryOptions } from '@tanstack/react-query'
import type { Birth } from '~/domain/birth.ts'
import type { ChartReading } from '~/domain/chart-reading.ts'
import type { NodeKind } from '~/jyotish/lunar-node.ts'
import { env } from '~/services/env.ts'

/** Who computes: this device, from which then no birth data goes out, or the configured backend. */
export type Caster = 'device' | 'backend'

/** The one that this build is set to. */
export function usualCaster(): Caster {
  return env().astrology ? 'backend' : 'device'
}

/** The chart of a birth. Rejects with an `AstrologyError`, or a `RangeError` to be shown as it is. */
export function chart(birth: Birth, node: NodeKind, caster: Caster = usualCaster()) {
  const { utc, latitude, longitude } = birth
  return queryOptions({
    queryKey: ['chart', caster, node, utc, latitude, longitude],
    queryFn: async (): Promise<ChartReading> => {
      const { chartOf } = await import('~/jyotish/chart.ts')
      return { ...chartOf({ utc, latitude, longitude, node }), computedBy: 'device' }
    },
    // Nothing about it needs the network, and it never changes.
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}
