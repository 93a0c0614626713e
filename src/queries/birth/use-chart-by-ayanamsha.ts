import {
  keepPreviousData,
  queryOptions,
  skipToken,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { deviceStore } from '~/device/device-store.ts'
import type { Birth } from '~/domain/birth/birth.ts'
import type { ChartReading } from '~/domain/chart/chart-reading.ts'
import { isOffered, type OfferedAyanamsha } from '~/domain/chart/offered-ayanamshas.ts'
import { notLoaded } from '~/queries/birth/chart-of-birth.ts'
import { usePersonOrNull } from '~/queries/person.tsx'

const NAME = 'ayanamsha'

function keptAyanamsha(uid: string | null) {
  return queryOptions({
    queryKey: [uid, NAME],
    queryFn: async (): Promise<OfferedAyanamsha> => {
      const kept = uid === null ? null : await deviceStore.get(uid, NAME)
      return isOffered(kept) ? kept : 'lahiri'
    },
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** What a person's choice of an ayanamsha makes of a chart. */
export type ChartByChoice = {
  /** Their choice on this device, Lahiri until they choose; `undefined` until that is read. */
  readonly choice: OfferedAyanamsha | undefined
  readonly choose: (ayanamsha: OfferedAyanamsha) => void
  /** The chart by their choice; until it is there by the one before, and by Lahiri if it fails. */
  readonly shown: ChartBy | undefined
  readonly isRenewing: boolean
  readonly trouble: { readonly error: unknown; readonly retry: () => void } | null
}

type ChartBy = { readonly ayanamsha: OfferedAyanamsha; readonly reading: ChartReading }

/**
 * A chart that was computed by Lahiri, as a person looks at charts on this device. The choice of
 * somebody without an account lasts as long as the page.
 */
export function useChartByAyanamsha(birth: Birth, lahiri: ChartReading | undefined): ChartByChoice {
  const uid = usePersonOrNull()?.uid ?? null
  const client = useQueryClient()
  const kept = keptAyanamsha(uid)
  const choice = useQuery(kept).data
  const chart = useQuery({
    ...chartBy(birth, lahiri, choice ?? 'lahiri'),
    enabled: lahiri !== undefined && choice !== undefined,
    placeholderData: keepPreviousData,
  })
  const byLahiri =
    chart.isError && lahiri ? { ayanamsha: 'lahiri' as const, reading: lahiri } : undefined
  return {
    choice,
    choose: (ayanamsha) => {
      // A read that ends later would bring back the earlier choice.
      void client.cancelQueries({ queryKey: kept.queryKey })
      client.setQueryData(kept.queryKey, ayanamsha)
      // If the storage refuses, the choice lasts as long as the page: a small loss.
      if (uid !== null) void deviceStore.setAtOnce(uid, NAME, ayanamsha)
    },
    shown: choice && (chart.data ?? byLahiri),
    isRenewing: chart.isPlaceholderData,
    trouble: chart.isError ? { error: chart.error, retry: () => void chart.refetch() } : null,
  }
}

/** The lagna tells apart births, and the node and the service the charts of one birth. */
function marksOf(chart: ChartReading | undefined) {
  return chart && [chart.lagna.longitude, chart.node, chart.computedBy]
}

function chartBy({ utc }: Birth, lahiri: ChartReading | undefined, ayanamsha: OfferedAyanamsha) {
  return queryOptions({
    queryKey: ['chart-by', ayanamsha, utc, marksOf(lahiri)],
    queryFn: lahiri
      ? async (): Promise<ChartBy> => {
          const { readingBy } = await import('~/domain/chart/reading-by.ts').catch(notLoaded)
          return { ayanamsha, reading: readingBy(lahiri, utc, ayanamsha) }
        }
      : skipToken,
    // By Lahiri it is there already.
    ...(lahiri && ayanamsha === 'lahiri' && { initialData: { ayanamsha, reading: lahiri } }),
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}
