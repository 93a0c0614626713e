import { queryOptions } from '@tanstack/react-query'
import type { Birth } from '~/domain/birth/birth.ts'
import type { NodeKind } from '~/jyotish/grahas/lunar-node.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'

type Doubt = {
  readonly birth: Birth
  readonly node: NodeKind
  /** The time of birth is right to so many minutes either way, 0 to 720. */
  readonly minutes: number
  /** Whose running dashas are asked for. */
  readonly now: UtcMilliseconds
}

/** Which facts of a birth's chart are firm. Computed on the device, whoever computed the chart. */
export function confidence({ birth, node, minutes, now }: Doubt) {
  const { utc, latitude, longitude } = birth
  return queryOptions({
    queryKey: ['confidence', node, minutes, now, utc, latitude, longitude],
    queryFn: async () => {
      const { chartConfidence } = await loadConfidence()
      return chartConfidence({ utc, latitude, longitude, node }, minutes, now)
    },
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}

/** Has the engine at hand, so that a chart can be cast after the connection is gone. */
export async function loadEngine(): Promise<void> {
  await Promise.allSettled([import('~/jyotish/chart/chart.ts'), loadConfidence()])
}

function loadConfidence() {
  return import('~/jyotish/confidence/confidence.ts')
}
