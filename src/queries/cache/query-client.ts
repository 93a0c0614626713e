import { QueryClient } from '@tanstack/react-query'
import { dropOtherRows, keepRowsFor } from '~/device/row-owner.ts'
import type { DataError } from '~/lib/data-error.ts'
import { afterFirstScreen } from '~/lib/first-screen.ts'
import { forgetDatabase } from '~/queries/database/database-session.ts'
import { uidNow } from '~/queries/person.tsx'
import { identity } from '~/services/identity/identity.ts'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: DataError
  }
}

const MINUTE = 60_000

/**
 * A cache of reads, in which every key begins with the person's uid. Retries, and whether there is
 * a network, are left to the request itself, because browsers that report to be online often are
 * not.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: MINUTE,
        gcTime: 30 * MINUTE,
        retry: false,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/**
 * Empties the cache when a person signs out or another person signs in, however that comes about, and
 * drops from this device what the database has of everybody who is not signed in: what an earlier
 * visit left, a while after the first screen.
 */
export function forgetWithSignOut(client: QueryClient): () => void {
  let uid = uidNow()
  keepRowsFor(uid)
  void afterFirstScreen().then(dropOtherRows)
  return identity.subscribe(() => {
    const before = uid
    uid = uidNow()
    if (before === uid) return
    keepRowsFor(uid)
    if (before === null) return
    forgetDatabase(before)
    client.clear()
    void dropOtherRows()
  })
}

/** The cache of this page. */
export const queryClient = createQueryClient()
