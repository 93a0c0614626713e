import { deviceDatabase, keysOf } from '~/device/device-database.ts'
import { closeFor, reopenFor, writeFor } from '~/device/device-writes.ts'
import { keptAtOnce } from '~/device/kept-at-once.ts'

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
    const newest = parsed(keptAtOnce.get(uid, name))
    if (newest !== undefined) {
      void deviceStore.set(uid, name, newest)
      return newest
    }
    try {
      return await (await deviceDatabase()).get('device', [uid, name])
    } catch {
      return undefined
    }
  },

  /** The names with this start under which something is kept, in no order. */
  async names(uid: string, start: string): Promise<string[]> {
    const inMemory = [...memory.keys()].map((key) => JSON.parse(key) as [string, string])
    const unstored = inMemory.flatMap(([owner, name]) => (owner === uid ? [name] : []))
    const all = [...unstored, ...keptAtOnce.names(uid), ...(await storedNames(uid))]
    return [...new Set(all)].filter((name) => name.startsWith(start))
  },

  async set(uid: string, name: string, value: unknown): Promise<KeptIn> {
    const older = keptAtOnce.get(uid, name)
    try {
      await writeFor(uid, () => putAtOnce(uid, name, value))
      memory.delete(memoryKey(uid, name))
      if (keptAtOnce.get(uid, name) === older) keptAtOnce.del(uid, name)
      return 'device'
    } catch {
      if (!left.has(uid)) memory.set(memoryKey(uid, name), value)
      return 'memory'
    }
  },

  /** The same for a page that may be closing: the value is stored before this returns. */
  setAtOnce(uid: string, name: string, value: unknown): Promise<KeptIn> {
    if (!left.has(uid)) keptAtOnce.set(uid, name, value)
    return deviceStore.set(uid, name, value)
  },

  async del(uid: string, name: string): Promise<void> {
    memory.delete(memoryKey(uid, name))
    keptAtOnce.del(uid, name)
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
    keptAtOnce.clear(uid)
    await closeFor(uid)
    for (const key of memory.keys()) if (JSON.parse(key)[0] === uid) memory.delete(key)
  },

  /** Accepts values of a person again. */
  reopen(uid: string): void {
    left.delete(uid)
    reopenFor(uid)
  },
}

async function storedNames(uid: string): Promise<string[]> {
  try {
    const keys = await (await deviceDatabase()).getAllKeys('device', keysOf(uid))
    return keys.map(([, name]) => name)
  } catch {
    return []
  }
}

async function putAtOnce(uid: string, name: string, value: unknown): Promise<void> {
  const transaction = (await deviceDatabase()).transaction('device', 'readwrite')
  const put = transaction.store.put(value, [uid, name])
  // A page that is being left hears no more of its request, and would not end the transaction.
  transaction.commit()
  await Promise.all([put, transaction.done])
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

function memoryKey(uid: string, name: string): string {
  return JSON.stringify([uid, name])
}
