import { notifyManager, type Query, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useSyncExternalStore } from 'react'
import { type DataErrorKind, isOutOfReach } from '~/lib/data-error.ts'
import { usePerson } from '~/queries/person.tsx'

type Unreached = {
  /** Why what is shown could not be read anew. */
  readonly kind: DataErrorKind
  /** When the oldest of what is shown was read, in milliseconds since 1970. */
  readonly since: number
}

type Unread = {
  /** `null` while what is shown is fresh, or being read. */
  readonly unreached: Unreached | null
  /** The database is out of reach, and something for the page was never read on this device. */
  readonly isMissing: boolean
  /** All that is missing is being fetched, and no attempt has failed yet. */
  readonly isSlow: boolean
}

const NOTHING: Unread = { unreached: null, isMissing: false, isSlow: false }

/**
 * What of the page could not be read, or not anew; a page itself reports any other reason than the
 * connection. `retry` reads everything that failed, also what is not there.
 */
export function useUnreached() {
  const { uid } = usePerson()
  const client = useQueryClient()
  const last = useRef(NOTHING)
  const subscribe = useCallback(
    // Later, because a query that another component begins while it is rendered changes the cache.
    (changed: () => void) => client.getQueryCache().subscribe(notifyManager.batchCalls(changed)),
    [client],
  )
  const shown = () => client.getQueryCache().findAll({ queryKey: [uid], type: 'active' })
  const unread = useSyncExternalStore(subscribe, () => {
    const missing = shown().filter(isMissing)
    const now = {
      unreached: unreachedOf(shown()),
      isMissing: missing.length > 0,
      isSlow: missing.length > 0 && missing.every(({ state }) => state.errorUpdatedAt === 0),
    }
    if (!isSame(last.current, now)) last.current = now
    return last.current
  })
  const retry = () => {
    for (const query of shown().filter(hasFailed)) query.fetch().catch(() => undefined)
  }
  return { ...unread, retry }
}

function hasFailed({ state }: Query): boolean {
  return state.status === 'error' && state.fetchStatus === 'idle'
}

/** Also during the next attempt, so that what is said of it does not come and go. */
function isMissing({ state }: Query): boolean {
  if (state.data !== undefined || state.errorUpdateCount === 0) return false
  return state.error === null || isOutOfReach(state.error)
}

function unreachedOf(shown: readonly Query[]): Unreached | null {
  const [first, ...others] = shown.filter(
    (query) => hasFailed(query) && query.state.data !== undefined,
  )
  if (!first?.state.error) return null
  return {
    kind: first.state.error.kind,
    since: Math.min(...[first, ...others].map(({ state }) => state.dataUpdatedAt)),
  }
}

function isSame(one: Unread, other: Unread): boolean {
  if (one.isMissing !== other.isMissing || one.isSlow !== other.isSlow) return false
  return (
    one.unreached?.kind === other.unreached?.kind && one.unreached?.since === other.unreached?.since
  )
}
