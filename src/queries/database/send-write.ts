import type { QueryClient } from '@tanstack/react-query'
import { loadOutbox } from '~/queries/database/load-outbox.ts'
import type { Saved } from '~/queries/outbox/store-write.ts'
import type { Write } from '~/queries/writes/write.ts'

export type { Saved } from '~/queries/outbox/store-write.ts'

/**
 * Stores a write by `storeWrite` (`queries/outbox`), whose code the first screen
 * does without.
 */
export async function sendWrite(client: QueryClient, uid: string, write: Write): Promise<Saved> {
  const { storeWrite } = await loadOutbox()
  return storeWrite(client, uid, write)
}

/**
 * Sends a write without keeping it on the device: shown while it is on its way, or not at all.
 * Rejects with a `DataError` when it is not stored.
 */
export async function sendDirectly(client: QueryClient, uid: string, write: Write): Promise<Saved> {
  const outbox = await loadOutbox()
  return outbox.sendDirectly(client, uid, write)
}
