import { deviceDatabase, type KeptWrite } from '~/device/device-database.ts'
import { writeFor } from '~/device/device-writes.ts'

export type { KeptWrite } from '~/device/device-database.ts'

/** What is to become of the writes that wait. */
export type RowsPlan = {
  /** A write to append; it gets its `seq` here. */
  readonly add?: Omit<KeptWrite, 'seq' | 'uid'>
  readonly put?: readonly KeptWrite[]
  readonly remove?: readonly number[]
}

type Planned = {
  /** The writes of the person after the change, in their order. */
  readonly rows: readonly KeptWrite[]
  /** The `seq` of the appended write. */
  readonly added: number | null
}

/**
 * Changes the writes that wait for one person in a single transaction, so that no other tab can
 * change them in between. Resolves when the device has stored it; rejects when it cannot.
 */
export function changeRows(
  uid: string,
  plan: (rows: readonly KeptWrite[]) => RowsPlan,
): Promise<Planned> {
  return writeFor(uid, () => changeInOne(uid, plan))
}

async function changeInOne(
  uid: string,
  plan: (rows: readonly KeptWrite[]) => RowsPlan,
): Promise<Planned> {
  const database = await deviceDatabase()
  const transaction = database.transaction('outbox', 'readwrite', { durability: 'strict' })
  const store = transaction.store
  try {
    const rows = await store.index('uid').getAll(uid)
    const { add, put = [], remove = [] } = plan(rows)
    for (const row of put) void store.put(row)
    for (const seq of remove) void store.delete(seq)
    // IndexedDB makes the key, which the type demands.
    const appended = add && ({ ...add, uid } as KeptWrite)
    const added = appended ? await store.add(appended) : null
    const after = await store.index('uid').getAll(uid)
    await transaction.done
    return { rows: after, added }
  } catch (error) {
    transaction.done.catch(() => undefined)
    throw error
  }
}

/** The writes that wait for one person, in their order. Rejects when the device does not reply. */
export async function listRows(uid: string): Promise<readonly KeptWrite[]> {
  const database = await deviceDatabase()
  return database.getAllFromIndex('outbox', 'uid', uid)
}
