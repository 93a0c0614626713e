import type { Page } from 'playwright/test'

/** Everything that the origin keeps on this device: databases, both storages, and the cached files. */
export async function everythingOnDevice(page: Page): Promise<string> {
  const stored = await page.evaluate(inStorages)
  return stored + (await page.evaluate(inDatabases)) + (await page.evaluate(inCaches))
}

function inStorages(): string {
  return JSON.stringify([{ ...localStorage }, { ...sessionStorage }])
}

async function inDatabases(): Promise<string> {
  const resultOf = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const all: unknown[] = []
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await resultOf(indexedDB.open(name))
    for (const store of database.objectStoreNames) {
      const values = database.transaction(store).objectStore(store)
      all.push(await Promise.all([resultOf(values.getAllKeys()), resultOf(values.getAll())]))
    }
    database.close()
  }
  // Long texts are kept in maps, of which JSON says nothing.
  return JSON.stringify(all, (_, value) => (value instanceof Map ? [...value] : value))
}

async function inCaches(): Promise<string> {
  const all: unknown[] = []
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      all.push(request.url, await (await cache.match(request))?.text())
    }
  }
  return JSON.stringify(all)
}
