import { queryOptions, useQuery } from '@tanstack/react-query'
import { notLoaded } from '~/queries/birth/chart-of-birth.ts'

const HOUR = 3_600_000

export type BackendDown = {
  /** Asks for its health again at once. */
  readonly retry: () => void
  /** Computes here instead of asking the backend. */
  readonly onDevice: () => void
}

/**
 * What the notice needs while the configured backend is down, else `null`. Its health is asked when
 * a chart screen opens, at the same time as the chart, and at most once an hour.
 * @param onDevice `null` where this device computes: then nothing is asked
 */
export function useBackendDown(onDevice: (() => void) | null): BackendDown | null {
  const health = useQuery({ ...backendHealth(), enabled: onDevice !== null })
  if (onDevice === null || health.data?.isUp !== false) return null
  return { onDevice, retry: () => void health.refetch() }
}

/** A failure is stored as data: a query error would be retried whenever the page gets focus. */
function backendHealth() {
  return queryOptions({
    queryKey: ['backend-health'],
    queryFn: async () => {
      const { askForHealth } = await import('~/queries/birth/ask-astrology-backend.ts').catch(
        notLoaded,
      )
      return askForHealth().then(
        () => ({ isUp: true }),
        () => ({ isUp: false }),
      )
    },
    staleTime: HOUR,
    gcTime: HOUR,
    refetchOnReconnect: false,
    retry: false,
  })
}
