import { deviceDatabase } from '~/device/device-database.ts'
import { closeFor, reopenFor, writeFor } from '~/device/device-writes.ts'

/** Where a value is kept: `memory` ends with the page, and the person should be shown that. */
export type KeptIn = 'device' | 'memory'

const memory = new Map<string, unknown>()
const left = new Set<string>()

/**
 * Small values kept on this device for one person, in IndexedDB, because the last writes to
 * localStorage are lost when the browser is killed. Without storage the values last as long as the
 * page; a value read back may be from any version of the app, or changed by anyone, and must be
 * parsed.
 */
export const deviceStore = {
  async get(uid: string, name: string): Promise<unknown> {
    const inMemory = memory.get(memoryKey(uid, name))
    if (inMemory !== undefined) return inMemory
    try {
      return await (await deviceDatabase()).get('device', [uid, name])
    } catch {
      return undefined
    }
  },

  async set(uid: string, name: string, value: unknown): Promise<KeptIn> {
    try {
      await writeFor(uid, () => putAtOnce(uid, name, value))
      memory.delete(memoryKey(uid, name))
      return 'device'
    } catch {
      if (!left.has(uid)) memory.set(memoryKey(uid, name), value)
      return 'memory'
    }
  },

  async del(uid: string, name: string): Promise<void> {
    memory.delete(memoryKey(uid, name))
    try {
      await (await deviceDatabase()).delete('device', [uid, name])
    } catch {
      // What cannot be reached was not kept by the app either.
    }
  },

  /**
   * Accepts no more values of a person who leaves this device, and forgets those in memory.
   * Resolves when every write under way has settled.
   */
  async close(uid: string): Promise<void> {
    left.add(uid)
    await closeFor(uid)
    for (const key of memory.keys()) if (JSON.parse(key)[0] === uid) memory.delete(key)
  },

  /** Accepts values of a person again. */
  reopen(uid: string): void {
    left.delete(uid)
    reopenFor(uid)
  },
}

async function putAtOnce(uid: string, name: string, value: unknown): Promise<void> {
  const transaction = (await deviceDatabase()).transaction('device', 'readwrite')
  const put = transaction.store.put(value, [uid, name])
  // A page that is being left hears no more of its request, and would not end the transaction.
  transaction.commit()
  await Promise.all([put, transaction.done])
}

function memoryKey(uid: string, name: string): string {
  return JSON.stringify([uid, name])
}
