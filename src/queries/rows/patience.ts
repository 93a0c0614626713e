import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** How long a page waits for a read before it goes on without; the read itself goes on. */
const PATIENCE_MS = 4000

/**
 * Waits for what a read needs of the network. A page goes on without it (`useReadIfReached`) once the read
 * counts an error: when it has failed, or nothing has come for a while.
 */
export async function patiently<Value>(
  client: QueryClient,
  queryKey: QueryKey,
  work: Promise<Value>,
): Promise<Value> {
  const late = setTimeout(() => {
    const query = client.getQueryCache().find({ queryKey, exact: true })
    if (query?.state.data !== undefined) return
    query?.setState({ errorUpdateCount: query.state.errorUpdateCount + 1 })
  }, PATIENCE_MS)
  return work.finally(() => clearTimeout(late))
}
