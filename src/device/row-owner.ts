import { inDevice } from '~/device/device-database.ts'

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
      const { store, done } = database.transaction('rows', 'readwrite')
      return Promise.all([
        store.delete(IDBKeyRange.upperBound([uid], true)),
        store.delete(IDBKeyRange.lowerBound([uid, []], true)),
        done,
      ])
    })
  } catch {
    // The next sign-in, or the next visit, tries again.
  }
}
