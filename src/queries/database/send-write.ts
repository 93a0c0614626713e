import type { QueryClient } from '@tanstack/react-query'
import { loadOutbox } from '~/queries/database/load-outbox.ts'
import type { Saved } from '~/queries/outbox/store-write.ts'
import type { Write } from '~/queries/writes/write.ts'

export type { Saved } from '~/queries/outbox/store-write.ts'

/**
 * Stores a write on this device, from where it is on every screen at once, and sends it. A write is
 * plain data with its own id, day and instant, and harmless to repeat.
 *
 * Resolves when the database has it, or to `kept` when that takes long or cannot be now. Rejects
 * with a `DataError` when it can never be stored. A browser that keeps nothing on the device sends
 * it directly, and then a rejection means that it is lost.
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
