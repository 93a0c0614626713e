import type { UseStore } from 'idb-keyval'

/** Where a value is kept: `memory` ends with the page, and the person should be shown that. */
export type KeptIn = 'device' | 'memory'

type Vendor = typeof import('idb-keyval')
type Opened = { readonly vendor: Vendor; readonly store: UseStore }

let opening: Promise<Opened> | undefined
const memory = new Map<string, unknown>()
const closed = new Set<string>()
const writing = new Set<Promise<KeptIn>>()

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
      const { vendor, store } = await open()
      return await vendor.get([uid, name], store)
    } catch {
      return undefined
    }
  },

  async set(uid: string, name: string, value: unknown): Promise<KeptIn> {
    if (closed.has(uid)) return 'memory'
    const write = keep(uid, name, value)
    writing.add(write)
    return write.finally(() => writing.delete(write))
  },

  async del(uid: string, name: string): Promise<void> {
    memory.delete(memoryKey(uid, name))
    try {
      const { vendor, store } = await open()
      await vendor.del([uid, name], store)
    } catch {
      // What cannot be reached was not kept by the app either.
    }
  },

  /**
   * Accepts no more values of a person who leaves this device, and forgets those in memory.
   * Resolves when every write under way has settled.
   */
  async close(uid: string): Promise<void> {
    closed.add(uid)
    await Promise.allSettled(writing)
    for (const key of memory.keys()) if (JSON.parse(key)[0] === uid) memory.delete(key)
  },

  /** Accepts values of a person again. */
  reopen(uid: string): void {
    closed.delete(uid)
  },
}

async function keep(uid: string, name: string, value: unknown): Promise<KeptIn> {
  try {
    const { vendor, store } = await open()
    await vendor.set([uid, name], value, store)
    memory.delete(memoryKey(uid, name))
    return 'device'
  } catch {
    memory.set(memoryKey(uid, name), value)
    return 'memory'
  }
}

function open(): Promise<Opened> {
  opening ??= import('idb-keyval')
    .then((vendor) => ({ vendor, store: vendor.createStore('alap', 'device') }))
    .catch((cause: unknown) => {
      opening = undefined
      throw cause
    })
  return opening
}

function memoryKey(uid: string, name: string): string {
  return JSON.stringify([uid, name])
}
