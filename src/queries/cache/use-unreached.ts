import { notifyManager, type Query, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useSyncExternalStore } from 'react'
import { isOutOfReach } from '~/lib/data-error.ts'
import { usePerson } from '~/queries/person.tsx'
import { type Behind, rowsOf } from '~/queries/rows/person-rows.ts'

type Unread = {
  /** Why the rows that are shown could not be brought up to date; `null` while they are, or will be. */
  readonly unreached: Behind | null
  /** The database is out of reach, and something for the page was never on this device. */
  readonly isMissing: boolean
  /** All that is missing is being fetched, and no attempt has failed yet. */
  readonly isSlow: boolean
}

const NOTHING: Unread = { unreached: null, isMissing: false, isSlow: false }

/**
 * What of the page could not be read, or not brought up to date; a page itself reports any other reason
 * than the connection. `retry` reads everything that failed, also what is not there.
 */
export function useUnreached() {
  const { uid } = usePerson()
  const client = useQueryClient()
  const last = useRef(NOTHING)
  const subscribe = useCallback(
    // Later, because a query that another component begins while it is rendered changes the cache.
    (changed: () => void) => {
      const stops = [
        client.getQueryCache().subscribe(notifyManager.batchCalls(changed)),
        rowsOf(uid).subscribe(changed),
      ]
      return () => {
        for (const stop of stops) stop()
      }
    },
    [client, uid],
  )
  const shown = () => client.getQueryCache().findAll({ queryKey: [uid], type: 'active' })
  const unread = useSyncExternalStore(subscribe, () => {
    const missing = shown().filter(isMissing)
    const now = {
      unreached: rowsOf(uid).behind(),
      isMissing: missing.length > 0,
      isSlow: missing.length > 0 && missing.every(({ state }) => state.errorUpdatedAt === 0),
    }
    if (!isSame(last.current, now)) last.current = now
    return last.current
  })
  const retry = () => {
    if (unread.unreached)
      rowsOf(uid)
        .pull()
        .catch(() => undefined)
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

function isSame(one: Unread, other: Unread): boolean {
  return (
    one.isMissing === other.isMissing &&
    one.isSlow === other.isSlow &&
    one.unreached === other.unreached
  )
}
