import * as fake from 'fake-indexeddb'
import { vi } from 'vitest'

// A device that keeps things: IndexedDB, empty, for the file that imports this.
for (const [name, value] of Object.entries({ ...fake, indexedDB: new fake.IDBFactory() })) {
  if (!/^(?:IDB|indexedDB)/.test(name)) continue
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
}

/** Loads our own modules again, as a page that is opened, on a device that keeps nothing of a person. */
export async function emptyDevice(uid: string): Promise<void> {
  vi.resetModules()
  const { clearDevice } = await import('~/device/device-database.ts')
  await clearDevice(uid)
}
