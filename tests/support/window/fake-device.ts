import * as fake from 'fake-indexeddb'

// A device that keeps things: IndexedDB, empty, for the file that imports this.
for (const [name, value] of Object.entries({ ...fake, indexedDB: new fake.IDBFactory() })) {
  if (!/^(?:IDB|indexedDB)/.test(name)) continue
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
}
