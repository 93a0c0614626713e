/**
 * Takes everything this device keeps for a person out of the device store, whatever its name.
 * Rejects when the device does not let it be reached.
 */
export async function clearDevice(uid: string): Promise<void> {
  const opening = indexedDB.open('alap')
  // The first to open it makes it, as the device store would.
  opening.onupgradeneeded = () => opening.result.createObjectStore('device')
  const database = await settled(opening)
  try {
    const store = database.transaction('device', 'readwrite').objectStore('device')
    // Keys are [uid, name], and a list comes after every text.
    await settled(store.delete(IDBKeyRange.bound([uid], [uid, []])))
  } finally {
    database.close()
  }
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
