import type { MyDataFile } from '~/data/my-data/my-data-file.ts'
import type { Progress } from '~/data/my-data/my-data-pages.ts'
import type { MyData, MyRows } from '~/domain/my-data/my-data.ts'
import { DataError } from '~/lib/data-error.ts'
import { withData } from '~/queries/database/database-session.ts'

export type { MyDataFile } from '~/data/my-data/my-data-file.ts'
export type { Progress } from '~/data/my-data/my-data-pages.ts'

/** Export and import of everything a person has recorded. Calls reject with a `DataError`. */
export const myData = {
  /** Everything the database holds of the person, in as many requests as needed. */
  read: async (uid: string, onProgress?: (progress: Progress) => void): Promise<MyData> => {
    const { readMyData } = await code()
    return withData(uid, (_, db) => readMyData(db, { ...(onProgress && { onProgress }) }))
  },
  /** Checks the text of a file that may hold anything. */
  readFile: async (text: string): Promise<MyDataFile> => {
    const { readMyDataFile } = await import('~/data/my-data/my-data-file.ts').catch(notLoaded)
    return readMyDataFile(text)
  },
  /**
   * Adds the rows that are not stored yet and returns how many; a repeated import changes nothing.
   */
  add: async (uid: string, rows: MyRows): Promise<number> => {
    const { addMyData } = await code()
    return withData(uid, (_, db) => addMyData(db, rows))
  },
} as const

function code() {
  return import('~/data/my-data/my-data.ts').catch(notLoaded)
}

function notLoaded(cause: unknown): never {
  throw new DataError('offline', 'The code that reads and writes all data did not load.', { cause })
}
