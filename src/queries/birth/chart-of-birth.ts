import { queryOptions } from '@tanstack/react-query'
import { type Birth, checkHasCome } from '~/domain/birth/birth.ts'
import type { ChartReading } from '~/domain/chart/chart-reading.ts'
import type { Placement } from '~/jyotish/chart/placement.ts'
import type { NodeKind } from '~/jyotish/grahas/lunar-node.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'
import { AstrologyError } from '~/lib/astrology-error.ts'
import { type Caster, usualCaster } from '~/queries/birth/caster.ts'

/**
 * The chart of a birth. Rejects with an `AstrologyError`, a `BirthToCome`, or a `RangeError` to be
 * shown as it is; a backend may know only one node, and the reading names which, if the backend does.
 */
export function chartOfBirth(birth: Birth, node: NodeKind, caster: Caster = usualCaster()) {
  return queryOptions({
    queryKey: ['chart', caster, node, birth],
    queryFn: async () => {
      checkHasCome(birth.utc, Date.now())
      return caster === 'backend' ? chartOfBackend(birth, node) : ownChart(birth, node)
    },
    // On the device it needs no network, and the result never changes.
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}

async function ownChart(birth: Birth, node: NodeKind): Promise<ChartReading> {
  const { utc, latitude, longitude } = birth
  const { chartOf } = await import('~/jyotish/chart/chart.ts').catch(notLoaded)
  return { ...chartOf({ utc, latitude, longitude, node }), computedBy: 'device' }
}

async function chartOfBackend(birth: Birth, node: NodeKind): Promise<ChartReading> {
  const { askForChart } = await import('~/queries/birth/ask-astrology-backend.ts').catch(notLoaded)
  return askForChart(birth, node)
}

/** A new release has replaced the files this page came with, or the network is gone. */
export function notLoaded(cause: unknown): never {
  throw new AstrologyError(
    'unreachable',
    'A part of Alap did not load. Your birth details are safe. Please check your connection and open this page again.',
    { cause },
  )
}

/** The Moon crosses a nakshatra in about a day. */
const TEN_MINUTES = 600_000

/** Where the Moon is now, the same for all the Earth; computed on the device. */
export function moonNow() {
  return queryOptions({
    queryKey: ['moon-now'],
    queryFn: async (): Promise<Placement> => {
      const { chartOf } = await import('~/jyotish/chart/chart.ts')
      const utc = Date.now() as UtcMilliseconds
      return chartOf({ utc, latitude: 0, longitude: 0, node: 'mean' }).grahas.Moon
    },
    networkMode: 'always',
    staleTime: TEN_MINUTES,
    refetchInterval: TEN_MINUTES,
    retry: false,
  })
}
