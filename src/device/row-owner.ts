import { inDevice, type OutboxTransaction } from '~/device/device-database.ts'
import { isBeside } from '~/device/many-rows.ts'

/** Whose rows are kept; `undefined` until that is said. */
let owner: string | null | undefined

/** Whether what the database has may be kept on this device for a person. */
export const mayKeep = (uid: string) => owner === undefined || owner === uid

/** From now on rows are kept for this person alone; those of others wait for `dropOtherRows`. */
export function keepRowsFor(uid: string | null): void {
  owner = uid
}

/**
 * Deletes every row but those of the person for whom they are kept, also what another page or an earlier
 * visit has left. Never rejects: a device that refuses has none to show.
 */
export async function dropOtherRows(): Promise<void> {
  try {
    const uid = owner ?? ''
    await inDevice((database) => {
      const transaction = database.transaction(['outbox', 'rows', 'many'], 'readwrite')
      const store = transaction.objectStore('rows')
      return Promise.all([
        store.delete(IDBKeyRange.upperBound([uid], true)),
        store.delete(IDBKeyRange.lowerBound([uid, []], true)),
        dropSentRows(transaction, uid),
        transaction.done,
      ])
    })
  } catch {
    // The next sign-in, or the next visit, tries again.
  }
}

/** Deletes what writes of many rows held that others have sent; what waits stays, as it does of all writes. */
async function dropSentRows(transaction: OutboxTransaction, uid: string): Promise<void> {
  const many = transaction.objectStore('many')
  const keys = await many.getAllKeys()
  if (keys.length === 0) return
  const waiting = await transaction.objectStore('outbox').getAll()
  const left = new Set(waiting.filter(({ write }) => isBeside(write)).map(({ seq }) => seq))
  for (const key of keys) if (key[0] !== uid && !left.has(key[1])) await many.delete(key)
}
