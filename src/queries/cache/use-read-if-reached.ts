import {
  type QueryClient,
  type QueryKey,
  type UseQueryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { type DataError, isOutOfReach } from '~/lib/data-error.ts'

/**
 * What was read of a person, for a page that goes on without: `undefined` while the database is out
 * of reach. Suspends until either is known, and throws any other error.
 */
export function useReadIfReached<Read, Value, Key extends QueryKey>(
  options: UseQueryOptions<Read, DataError, Value, Key>,
): Value | undefined {
  const client = useQueryClient()
  const { data, error, errorUpdateCount } = useQuery({ ...options, retryOnMount: false })
  if (data !== undefined) return data
  if (errorUpdateCount === 0) throw untilKnown(client, options)
  if (error && !isOutOfReach(error)) throw error
  return undefined
}

/** Reads, if nobody does, and resolves when there is a value or the page should go on without. */
async function untilKnown<Read, Value, Key extends QueryKey>(
  client: QueryClient,
  options: UseQueryOptions<Read, DataError, Value, Key>,
): Promise<void> {
  const { queryKey } = options
  const isKnown = () => {
    const state = client.getQueryState<Read, DataError>(queryKey)
    return state !== undefined && (state.data !== undefined || state.errorUpdateCount > 0)
  }
  // What watches the cache must not be changed while this page is being rendered.
  await Promise.resolve()
  if (isKnown()) return
  await new Promise<void>((resolve) => {
    const stop = client.getQueryCache().subscribe(() => {
      if (!isKnown()) return
      stop()
      resolve()
    })
    void client.prefetchQuery(options)
  })
}
