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
 * Firebase's `browserLocalPersistence`, with two rules of its own: only a sign-in stores a person
 * anew, and a full device does not sign anybody out. Firebase would store a person who has left in
 * the meantime again, also in other tabs, and remove the record that it cannot store.
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
