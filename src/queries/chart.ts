import { queryOptions } from '@tanstack/react-query'
import { type Birth, checkHasCome } from '~/domain/birth.ts'
import type { ChartReading } from '~/domain/chart-reading.ts'
import type { NodeKind } from '~/jyotish/lunar-node.ts'
import { notLoaded } from '~/queries/not-loaded.ts'
import { env } from '~/services/env.ts'

/** Who computes: this device, from which then no birth data goes out, or the configured backend. */
export type Caster = 'device' | 'backend'

/** The one that this build is set to. */
export function usualCaster(): Caster {
  return env().astrology ? 'backend' : 'device'
}

/**
 * The chart of a birth. Rejects with an `AstrologyError`, or a `RangeError` to be shown as it is.
 * A backend may know only one node; the reading says which it has, if the backend said so.
 */
export function chart(birth: Birth, node: NodeKind, caster: Caster = usualCaster()) {
  const { utc, latitude, longitude } = birth
  return queryOptions({
    queryKey: ['chart', caster, node, utc, latitude, longitude],
    queryFn: async () => {
      checkHasCome(utc, Date.now())
      return caster === 'backend' ? chartOfBackend(birth, node) : ownChart(birth, node)
    },
    // On the device nothing about it needs the network, and it never changes.
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}

async function ownChart(birth: Birth, node: NodeKind): Promise<ChartReading> {
  const { utc, latitude, longitude } = birth
  const { chartOf } = await import('~/jyotish/chart.ts').catch(notLoaded)
  return { ...chartOf({ utc, latitude, longitude, node }), computedBy: 'device' }
}

async function chartOfBackend(birth: Birth, node: NodeKind): Promise<ChartReading> {
  const { askForChart } = await import('~/queries/ask-astrology-backend.ts').catch(notLoaded)
  return askForChart(birth, node)
}
