/** The IndexedDB of the app, past all of its code, which must have opened it before. */
function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('alap')
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

/**
 * Leaves values in a store of the device, as a fault or somebody else would, under keys of their own
 * where they have none in them.
 */
export async function leaveOnDevice(
  store: 'device' | 'library' | 'many' | 'outbox' | 'rows',
  values: readonly unknown[],
  keys: readonly IDBValidKey[] = [],
): Promise<void> {
  const database = await opened()
  const transaction = database.transaction(store, 'readwrite')
  for (const [index, value] of values.entries()) {
    const key = keys[index]
    if (key === undefined) transaction.objectStore(store).put(value)
    else transaction.objectStore(store).put(value, key)
  }
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
  database.close()
}

/** Every value that the device keeps, with its key, by store. */
export async function everythingOnDevice(): Promise<Readonly<Record<string, unknown>>> {
  const database = await opened()
  const stores: Record<string, unknown> = {}
  for (const name of database.objectStoreNames) {
    const store = database.transaction(name).objectStore(name)
    stores[name] = [await resultOf(store.getAllKeys()), await resultOf(store.getAll())]
  }
  database.close()
  return stores
}

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
