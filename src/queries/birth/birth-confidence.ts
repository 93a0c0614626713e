import { queryOptions } from '@tanstack/react-query'
import type { Birth } from '~/domain/birth/birth.ts'
import type { OfferedAyanamsha } from '~/domain/chart/offered-ayanamshas.ts'
import type { NodeKind } from '~/jyotish/grahas/lunar-node.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'

type Doubt = {
  readonly birth: Birth
  readonly node: NodeKind
  /** How exact the time of birth is: this many minutes either way, 0 to 720. */
  readonly minutes: number
  /** The instant whose running dashas are wanted. */
  readonly now: UtcMilliseconds
  readonly ayanamsha: OfferedAyanamsha
}

/** Which facts of a birth's chart are certain. Always computed on the device. */
export function birthConfidence({ birth, node, minutes, now, ayanamsha }: Doubt) {
  const { utc, latitude, longitude } = birth
  return queryOptions({
    queryKey: ['confidence', node, minutes, now, utc, latitude, longitude, ayanamsha],
    queryFn: async () => {
      const { chartConfidence } = await loadConfidence()
      return chartConfidence({ utc, latitude, longitude, node }, minutes, now, ayanamsha)
    },
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}

/** Loads the engine, so that a chart can be computed after the connection is gone. */
export async function loadEngine(): Promise<void> {
  await Promise.allSettled([import('~/jyotish/chart/chart.ts'), loadConfidence()])
}

function loadConfidence() {
  return import('~/jyotish/confidence/confidence.ts')
}
