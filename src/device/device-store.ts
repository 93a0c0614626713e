import { countedValues, isNewer } from '~/device/counted-values.ts'
import { closeFor, reopenFor, writeFor } from '~/device/device-writes.ts'
import { keptAtOnce } from '~/device/kept-at-once.ts'

/** Where a value is kept: `memory` ends with the page, and the person should be shown that. */
export type KeptIn = 'device' | 'memory'

const memory = new Map<string, { readonly count: number; readonly value: unknown }>()
const left = new Set<string>()
/** The highest count of each name that this page has seen. */
const seen = new Map<string, number>()

/**
 * Small values kept on this device for one person, in IndexedDB, or as long as the page lasts: a browser
 * that is killed forgets what it last wrote to localStorage, or removed. A value read back may be from
 * any version of the app, or changed by anyone, and must be parsed.
 */
export const deviceStore = {
  async get(uid: string, name: string): Promise<unknown> {
    const inMemory = memory.get(keyOf(uid, name))
    if (inMemory) return inMemory.value
    await settle(uid, name)
    // Still there where the device takes nothing.
    const last = keptAtOnce.get(uid, name)
    try {
      const { value, marks } = await countedValues.read(uid, name)
      see(uid, name, marks.count)
      return last && isNewer(last, marks) ? last.value : value
    } catch {
      return last?.value
    }
  },

  /** The names with this start under which something is kept, in no order. */
  async names(uid: string, start: string): Promise<string[]> {
    await Promise.all(keptAtOnce.names(uid).map((name) => settle(uid, name)))
    const inMemory = [...memory.keys()].map((key) => JSON.parse(key) as [string, string])
    const unstored = inMemory.flatMap(([owner, name]) => (owner === uid ? [name] : []))
    const stored = await countedValues.names(uid).catch(() => [])
    const all = [...unstored, ...keptAtOnce.names(uid), ...stored]
    return [...new Set(all)].filter((name) => name.startsWith(start))
  },

  set(uid: string, name: string, value: unknown): Promise<KeptIn> {
    return keep(countedValues.put, uid, name, value, nextCount(uid, name))
  },

  /** The same for a page that may be closing: the value is stored before this returns. */
  setAtOnce(uid: string, name: string, value: unknown): Promise<KeptIn> {
    const base = seen.get(keyOf(uid, name)) ?? 0
    const count = nextCount(uid, name)
    if (!left.has(uid)) keptAtOnce.set(uid, name, { count, base, value })
    return keep(countedValues.putAtOnce, uid, name, value, count)
  },

  async del(uid: string, name: string): Promise<void> {
    const count = nextCount(uid, name)
    const wasAtOnce = keptAtOnce.get(uid, name) !== null
    memory.delete(keyOf(uid, name))
    keptAtOnce.del(uid, name, count)
    try {
      await countedValues.forget(uid, name, count, wasAtOnce)
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

async function keep(
  put: typeof countedValues.put,
  uid: string,
  name: string,
  value: unknown,
  count: number,
): Promise<KeptIn> {
  const key = keyOf(uid, name)
  try {
    see(uid, name, await writeFor(uid, () => put(uid, name, value, count)))
    if ((memory.get(key)?.count ?? 0) <= count) memory.delete(key)
    keptAtOnce.del(uid, name, count)
    return 'device'
  } catch {
    // A newer one may be under way, or stored, or forgotten.
    if (!left.has(uid) && seen.get(key) === count) memory.set(key, { count, value })
    return 'memory'
  }
}

/** Brings what a page stored in its last moment to where everything is, if that is possible. */
async function settle(uid: string, name: string): Promise<void> {
  const last = keptAtOnce.get(uid, name)
  if (!last) return
  try {
    await writeFor(uid, () => countedValues.settle(uid, name, last))
    keptAtOnce.del(uid, name, last.count)
  } catch {
    // It stays where it is.
  }
}

/** The count of the next value: the time, so that it is higher than those of other tabs too. */
function nextCount(uid: string, name: string): number {
  const last = keptAtOnce.get(uid, name)?.count ?? 0
  const count = Math.max(last + 1, (seen.get(keyOf(uid, name)) ?? 0) + 1, Date.now())
  see(uid, name, count)
  return count
}

function see(uid: string, name: string, count: number): void {
  const key = keyOf(uid, name)
  seen.set(key, Math.max(seen.get(key) ?? 0, count))
}

function keyOf(uid: string, name: string): string {
  return JSON.stringify([uid, name])
}
