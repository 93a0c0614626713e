import { queryOptions } from '@tanstack/react-query'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'

const LONGEST_WAIT = 3_600_000

/** What runs now, the same for all the Earth; computed on the device, again when a part ends. */
export function runningNow() {
  return queryOptions({
    queryKey: ['running-now'],
    queryFn: async () => {
      const { runningAt } = await import('~/jyotish/almanac/angles/running.ts')
      return runningAt(Date.now() as UtcMilliseconds)
    },
    networkMode: 'always',
    // What ended while the page slept is computed again when it is looked at.
    staleTime: ({ state: { data } }) => (data ? untilEnd(data) : 0),
    refetchInterval: ({ state: { data } }) =>
      data ? Math.min(untilEnd(data) + 1, LONGEST_WAIT) : false,
    retry: false,
  })
}

type Ends = Readonly<Record<'tithi' | 'nakshatra', { readonly end: number }>>

function untilEnd({ tithi, nakshatra }: Ends): number {
  return Math.max(0, Math.min(tithi.end, nakshatra.end) - Date.now())
}
