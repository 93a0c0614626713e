import { inDevice, keysOf } from '~/device/device-database.ts'
import { writeFor } from '~/device/device-writes.ts'

/** Files with sound that a person added, on this device alone, by the hash of their bytes. */
export const recordingFiles = {
  /**
   * Keeps a file as it is. Rejects when it cannot be read any more, or when the device has no room
   * (`QuotaExceededError`); nothing of it is kept then.
   */
  put(uid: string, hash: string, file: Blob): Promise<void> {
    const put = async (blob: Blob | ArrayBuffer) => {
      await inDevice((database) =>
        database.put('recordings', { blob, at: Date.now() }, [uid, hash]),
      )
    }
    return writeFor(uid, () =>
      put(file).catch(async (error: unknown) => {
        if (Object(error).name === 'QuotaExceededError') throw error
        // WebKit keeps no file in a private window.
        await put(await file.arrayBuffer())
      }),
    )
  },

  /** The file; `null` when this device does not have it. Rejects when the storage refuses. */
  async get(uid: string, hash: string): Promise<Blob | null> {
    const kept = await inDevice((database) => database.get('recordings', [uid, hash]))
    return kept ? new Blob([kept.blob]) : null
  },

  /** The hashes of all files of a person on this device. Rejects when the storage refuses. */
  async hashes(uid: string): Promise<string[]> {
    const keys = await inDevice((database) => database.getAllKeys('recordings', keysOf(uid)))
    return keys.map(([, hash]) => hash)
  },

  del(uid: string, hash: string): Promise<void> {
    return writeFor(uid, () => inDevice((database) => database.delete('recordings', [uid, hash])))
  },

  /** Drops the files that were added before an instant and that no recording needs. */
  async drop(uid: string, needed: ReadonlySet<string>, before: number): Promise<void> {
    await writeFor(uid, () =>
      inDevice(async (database) => {
        const store = database.transaction('recordings', 'readwrite').store
        for await (const cursor of store.iterate(keysOf(uid))) {
          const [, hash] = cursor.key
          if (!needed.has(hash) && cursor.value.at < before) await cursor.delete()
        }
      }),
    )
  },
} as const
