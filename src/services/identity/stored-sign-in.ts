import { browserLocalPersistence, type Persistence } from 'firebase/auth'

/** What Firebase 12 calls on `browserLocalPersistence`; its types leave it out. */
type LocalPersistence = new () => {
  _set(key: string, value: Record<string, unknown>): Promise<void>
}

/**
 * Firebase's `browserLocalPersistence` on a device that may be full. Firebase signs a person out, and
 * removes their record, when it cannot store that record again. Here they stay signed in: a person who
 * was stored before for good, a new one until the page is left.
 */
class StoredSignIn extends (browserLocalPersistence as unknown as LocalPersistence) {
  override async _set(key: string, value: Record<string, unknown>): Promise<void> {
    try {
      await super._set(key, value)
    } catch {
      // The record of before holds the same sign-in, with an older token.
    }
  }
}

export const storedSignIn = StoredSignIn as unknown as Persistence
