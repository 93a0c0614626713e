import {
  type ChangingRowStore,
  type DeviceDatabase,
  inDevice,
  isRefusal,
  type KeptWrite,
  keysOf,
  type RowStore,
  SENT_WRITES,
  unheard,
} from '~/device/device-database.ts'
import { writeFor } from '~/device/device-writes.ts'
import { mayKeep } from '~/device/row-owner.ts'
import { DataError } from '~/lib/data-error.ts'

/** The parts of one person's tables, within a transaction. What is read may have been changed by anyone. */
export type PartStore = {
  readonly get: (table: string, part: string) => Promise<unknown>
  /** Every part of a table, by its name. */
  readonly all: (table: string) => Promise<ReadonlyMap<string, unknown>>
}

/** The same, within a transaction that changes them. */
export type PartChanges = PartStore & {
  readonly put: (table: string, part: string, value: unknown) => void
  readonly delete: (table: string, part: string) => void
  /** Deletes all parts of all tables. */
  readonly clear: () => void
}

/** A write that the database has, and that no page of rows has brought back yet: its number in the outbox. */
export type Sent = Pick<KeptWrite, 'seq' | 'write'>

/** The writes that the database has and no page has brought yet, in their order. */
export async function sentIn(store: PartStore): Promise<readonly Sent[]> {
  const kept = await store.get(...SENT_WRITES)
  // Anyone may have changed what the device keeps.
  return Array.isArray(kept) ? kept.filter((each) => Number.isSafeInteger(Object(each).seq)) : []
}

// Where the device keeps nothing, the rows last as long as the page.
const inMemory = new Map<string, Map<string, unknown>>()

/** The device keeps no rows any more; from now on they are kept in memory, from none on. */
export class RowsLost extends Error {}

/**
 * A person's rows on this device, many a value. Where IndexedDB is missing, full or blocked, rows are kept
 * in memory from then on.
 */
export const keptRows = {
  /** Reads parts in one transaction; rejects as the work does. */
  async read<Result>(uid: string, work: (store: PartStore) => Promise<Result>): Promise<Result> {
    const memory = inMemory.get(uid)
    if (memory) return work(storeIn(memory))
    try {
      return await inDevice((database) => work(storeOf(uid, database.transaction('rows').store)))
    } catch (error) {
      if (!isRefusal(error)) throw error
      return work(storeIn(keepInMemory(uid)))
    }
  },

  /**
   * Changes parts in one transaction: all of it, or nothing when the work rejects. Rejects as the work
   * does, with `RowsLost` when the device refuses, and with any error once the person has left the device.
   */
  change<Result>(uid: string, work: (store: PartChanges) => Promise<Result>): Promise<Result> {
    return writeFor(uid, async () => {
      if (!mayKeep(uid)) throw new DataError('signed-out', 'Rows of somebody who is not signed in')
      const memory = inMemory.get(uid)
      if (memory) return changeIn(memory, work)
      try {
        return await inDevice((database) => changeOnDevice(uid, database, work))
      } catch (error) {
        if (!isRefusal(error)) throw error
        keepInMemory(uid)
        throw new RowsLost('The device keeps no rows', { cause: error })
      }
    })
  },

  /** Whether the rows of a person are kept in memory alone. */
  areInMemory: (uid: string): boolean => inMemory.has(uid),

  /** Forgets what is in memory of a person who leaves. */
  forget(uid: string): void {
    inMemory.delete(uid)
  },
} as const

async function changeOnDevice<Result>(
  uid: string,
  database: DeviceDatabase,
  work: (store: PartChanges) => Promise<Result>,
): Promise<Result> {
  const transaction = database.transaction('rows', 'readwrite')
  const { store } = transaction
  try {
    const result = await work(changesIn(uid, store))
    await transaction.done
    return result
  } catch (error) {
    transaction.done.catch(() => undefined)
    try {
      transaction.abort()
    } catch {
      // It has ended already, as mostly where the device refused.
    }
    throw error
  }
}

/** A person's parts, within a transaction that changes more than these. */
export function changesIn(uid: string, store: ChangingRowStore): PartChanges {
  return {
    ...storeOf(uid, store),
    put: (table, part, value) => unheard(store.put(value, [uid, table, part])),
    delete: (table, part) => unheard(store.delete([uid, table, part])),
    clear: () => unheard(store.delete(keysOf(uid))),
  }
}

function storeOf(uid: string, store: RowStore): PartStore {
  return {
    get: (table, part) => store.get([uid, table, part]),
    all: async (table) => {
      const range = IDBKeyRange.bound([uid, table], [uid, table, []])
      const [keys, values] = await Promise.all([store.getAllKeys(range), store.getAll(range)])
      return new Map(keys.map(([, , part], index) => [part, values[index]]))
    },
  }
}

function keepInMemory(uid: string): Map<string, unknown> {
  const memory = inMemory.get(uid) ?? new Map<string, unknown>()
  inMemory.set(uid, memory)
  return memory
}

const nameOf = (table: string, part: string) => `${table} ${part}`

function storeIn(memory: ReadonlyMap<string, unknown>): PartStore {
  return {
    get: async (table, part) => memory.get(nameOf(table, part)),
    all: async (table) => {
      const start = nameOf(table, '')
      const named = [...memory].filter(([name]) => name.startsWith(start))
      return new Map(named.map(([name, value]) => [name.slice(start.length), value]))
    },
  }
}

async function changeIn<Result>(
  memory: Map<string, unknown>,
  work: (store: PartChanges) => Promise<Result>,
): Promise<Result> {
  const changed = new Map(memory)
  const result = await work({
    ...storeIn(changed),
    put: (table, part, value) => void changed.set(nameOf(table, part), value),
    delete: (table, part) => void changed.delete(nameOf(table, part)),
    clear: () => changed.clear(),
  })
  memory.clear()
  for (const [name, value] of changed) memory.set(name, value)
  return result
}
