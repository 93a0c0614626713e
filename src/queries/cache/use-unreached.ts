import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useSyncExternalStore } from 'react'
import type { DataErrorKind } from '~/lib/data-error.ts'
import { usePerson } from '~/queries/account/person.tsx'

type Unreached = {
  readonly kind: DataErrorKind
  /** When the oldest of what is shown was read, in milliseconds since 1970. */
  readonly since: number
}

/**
 * Why what the page shows could not be read anew, and how old it is; `null` while it is fresh, being
 * read, or not there at all, which the page itself reports. `retry` reads everything that failed,
 * also what is not there.
 */
export function useUnreached() {
  const { uid } = usePerson()
  const client = useQueryClient()
  const last = useRef<Unreached | null>(null)
  const subscribe = useCallback(
    (changed: () => void) => client.getQueryCache().subscribe(changed),
    [client],
  )
  const failed = () =>
    client.getQueryCache().findAll({
      queryKey: [uid],
      type: 'active',
      predicate: ({ state }) => state.status === 'error' && state.fetchStatus === 'idle',
    })
  const unreached = useSyncExternalStore(subscribe, () => {
    const [first, ...others] = failed().filter(({ state }) => state.data !== undefined)
    const now = first?.state.error
      ? {
          kind: first.state.error.kind,
          since: Math.min(...[first, ...others].map(({ state }) => state.dataUpdatedAt)),
        }
      : null
    if (last.current?.kind !== now?.kind || last.current?.since !== now?.since) last.current = now
    return last.current
  })
  const retry = () => {
    for (const query of failed()) query.fetch().catch(() => undefined)
  }
  return { unreached, retry }
}
