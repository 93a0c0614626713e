import { browserLocalPersistence, type Persistence } from 'firebase/auth'

/** What Firebase 12 has in `browserLocalPersistence`; its types leave it out. */
type LocalPersistence = new () => {
  _set(key: string, value: Record<string, unknown>): Promise<void>
  _get(key: string): Promise<Record<string, unknown> | null>
  _remove(key: string): Promise<void>
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
      // The same person's record holds this sign-in with an older token; another's must not come back.
      const before = await this._get(key)
      if (before?.uid !== value.uid) await this._remove(key)
    }
  }
}

export const storedSignIn = StoredSignIn as unknown as Persistence
