import { usePlayerState } from '~/audio/use-player-state.ts'
import type { MantraGrounds } from '~/domain/mantras.ts'
import { runningDasha } from '~/domain/running-dasha.ts'
import type { OwnChart } from '~/queries/own-chart.ts'

/** What the rules of the mantras look at, as far as it is known. */
export function useMantraGrounds(own: OwnChart): MantraGrounds {
  const raga = usePlayerState().track?.raga ?? null
  if (own.status !== 'cast') return { lord: null, moonSign: null, raga }
  const { grahas, mahadashas } = own.reading
  return {
    lord: runningDasha(mahadashas, Date.now())?.mahadasha.lord ?? null,
    moonSign: grahas.Moon.sign,
    raga,
  }
}
