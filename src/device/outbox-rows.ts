import { addSent, type SentWrite } from '~/device/copy-of-reads.ts'
import { type DeviceDatabase, inDevice, type KeptWrite } from '~/device/device-database.ts'
import { writeFor } from '~/device/device-writes.ts'

export type { KeptWrite } from '~/device/device-database.ts'

/** What is to become of the writes that wait. */
export type RowsPlan = {
  /** A write to append; it gets its `seq` here. */
  readonly add?: Omit<KeptWrite, 'seq' | 'uid'>
  readonly put?: readonly KeptWrite[]
  readonly remove?: readonly number[]
  /** The removed ones that the database has, which the copies of what was read lack. */
  readonly sent?: readonly SentWrite[]
}

/**
 * Changes the writes that wait for one person in a single transaction, so that no other tab can
 * change them in between. Resolves when the device has stored it, to the writes as they are then, in
 * their order; rejects when it cannot.
 */
export function changeRows(
  uid: string,
  plan: (rows: readonly KeptWrite[]) => RowsPlan,
): Promise<readonly KeptWrite[]> {
  return writeFor(uid, () => inDevice((database) => changeInOne(database, uid, plan)))
}

async function changeInOne(
  database: DeviceDatabase,
  uid: string,
  plan: (rows: readonly KeptWrite[]) => RowsPlan,
): Promise<readonly KeptWrite[]> {
  const transaction = database.transaction(['outbox', 'copy'], 'readwrite', {
    durability: 'strict',
  })
  const store = transaction.objectStore('outbox')
  try {
    const rows = await store.index('uid').getAll(uid)
    const { add, put = [], remove = [], sent = [] } = plan(rows)
    for (const row of put) void store.put(row)
    for (const seq of remove) void store.delete(seq)
    // IndexedDB makes the key, which the type demands.
    if (add) void store.add({ ...add, uid } as KeptWrite)
    if (sent.length > 0) await addSent(transaction.objectStore('copy'), uid, sent)
    const after = await store.index('uid').getAll(uid)
    await transaction.done
    return after
  } catch (error) {
    transaction.done.catch(() => undefined)
    throw error
  }
}

/** The writes that wait for one person, in their order. Rejects when the device does not reply. */
export function listRows(uid: string): Promise<readonly KeptWrite[]> {
  return inDevice((database) => database.getAllFromIndex('outbox', 'uid', uid))
}
