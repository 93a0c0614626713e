import type { Added } from '~/data/my-data/my-data.ts'
import type { MyDataFile } from '~/data/my-data/my-data-file.ts'
import type { Progress } from '~/data/my-data/my-data-pages.ts'
import type { MyData, MyRows } from '~/domain/my-data/my-data.ts'
import { DataError } from '~/lib/data-error.ts'
import { databaseOf } from '~/queries/database/database-session.ts'
import { outboxOf } from '~/queries/outbox/outbox-of.ts'

export type { Added } from '~/data/my-data/my-data.ts'
export type { MyDataFile } from '~/data/my-data/my-data-file.ts'
export type { Progress } from '~/data/my-data/my-data-pages.ts'

/** `unsent` changes on this device could not be sent, so that `data` is without them. */
type AllData = { readonly data: MyData; readonly unsent: number }

/** Export and import of everything a person has recorded. Calls reject with a `DataError`. */
export const myData = {
  /**
   * Everything the database holds of the person, in as many requests as needed, once it has been
   * sent what waits on this device.
   */
  read: async (uid: string, onProgress?: (progress: Progress) => void): Promise<AllData> => {
    const { readMyData } = await code()
    const unsent = await sendAll(uid)
    const data = await readMyData(databaseOf(uid), { ...(onProgress && { onProgress }) })
    return { data, unsent }
  },
  /** Checks the text of a file that may hold anything. */
  readFile: async (text: string): Promise<MyDataFile> => {
    const { readMyDataFile } = await import('~/data/my-data/my-data-file.ts').catch(notLoaded)
    return readMyDataFile(text)
  },
  /**
   * Adds the rows that are not stored yet and that the person has not deleted; a repeated import changes
   * nothing.
   */
  add: async (uid: string, rows: MyRows): Promise<Added> => {
    const { addMyData } = await code()
    return addMyData(databaseOf(uid), rows)
  },
} as const

/** Sends what waits on this device, and returns how many changes wait all the same. */
async function sendAll(uid: string): Promise<number> {
  const outbox = outboxOf(uid)
  await outbox.ready()
  await outbox.send({ hurry: true })
  return outbox.rows().length
}

function code() {
  return import('~/data/my-data/my-data.ts').catch(notLoaded)
}

function notLoaded(cause: unknown): never {
  throw new DataError('offline', 'The code that reads and writes all data did not load.', { cause })
}
