import { browserLocalPersistence, type Persistence } from 'firebase/auth'
import { storedAccount } from '~/services/identity/stored-account.ts'

/** What Firebase 12 has in `browserLocalPersistence`; its types leave it out. */
type LocalPersistence = new () => {
  _set(key: string, value: Record<string, unknown>): Promise<void>
  _remove(key: string): Promise<void>
}

let signIns = 0

/** Lets Firebase store a person who is not stored on this device yet, until the sign-in ends. */
export async function storingAnew<T>(signIn: () => Promise<T>): Promise<T> {
  signIns += 1
  try {
    return await signIn()
  } finally {
    signIns -= 1
  }
}

/**
 * Firebase's `browserLocalPersistence`, with two rules of its own.
 *
 * Only a sign-in stores a person anew. Firebase stores its user again after its start, after a new
 * token and after every change, also when that person has left in the meantime, here or in another
 * tab: each tab would then hear of that record and sign them in again.
 *
 * A device may be full. Firebase signs a person out, and removes their record, when it cannot store
 * that record again. Here they stay signed in: a person who was stored before for good, a new one
 * until the page is left.
 */
class StoredSignIn extends (browserLocalPersistence as unknown as LocalPersistence) {
  override async _set(key: string, value: Record<string, unknown>): Promise<void> {
    const isStored = uidAt(key) === value.uid
    if (!isStored && signIns === 0) return
    try {
      await super._set(key, value)
    } catch {
      // The same person's record holds this sign-in with an older token; another's must not come back.
      if (!isStored) await this._remove(key)
    }
  }
}

function uidAt(key: string): string | undefined {
  try {
    return storedAccount(localStorage.getItem(key))?.uid
  } catch {
    return undefined
  }
}

export const storedSignIn = StoredSignIn as unknown as Persistence
