import { QueryClient } from '@tanstack/react-query'
import type { DataError } from '~/lib/data-error.ts'
import { identity } from '~/services/identity/identity.ts'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: DataError
  }
}

const MINUTE = 60_000

/**
 * A cache of reads. Every key begins with the person's uid. Reads are tried again where the
 * request is made, not here; and whether there is a network is learnt from the request too,
 * because browsers that say they are online often are not.
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

/** Empties the cache when somebody signs out or somebody else signs in. */
export function forgetWithSignOut(client: QueryClient): () => void {
  let uid = uidNow()
  return identity.subscribe(() => {
    const before = uid
    uid = uidNow()
    if (before !== null && before !== uid) client.clear()
  })
}

/** Once the first answer is on the screen, lets Firebase check the sign-in it was got with. */
export function confirmAfterFirstAnswer(client: QueryClient): void {
  const stop = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    stop()
    // Offline, the stored sign-in stands; a refusal has signed out already.
    identity.confirm().catch(() => undefined)
  })
}

function uidNow(): string | null {
  const state = identity.current()
  return state.status === 'signed-in' ? state.person.uid : null
}

/** The cache of this page. */
export const queryClient = createQueryClient()
