import type { MyDataFile } from '~/data/my-data/my-data-file.ts'
import { ROW_TABLES } from '~/data/registry.ts'
import { MY_KINDS, type MyData, type MyRows } from '~/domain/my-data/my-data.ts'
import { DataError } from '~/lib/data-error.ts'
import { databaseOf } from '~/queries/database/database-session.ts'
import { outboxOf } from '~/queries/outbox/outbox-of.ts'
import { readPersonRows, rowsOf } from '~/queries/rows/person-rows.ts'

export type { MyDataFile } from '~/data/my-data/my-data-file.ts'

/** How far the rows of the person have come to this device. */
export type Progress = { readonly read: number; readonly all: number }

/** Everything a person has recorded, and what a file holds of it. Calls reject with a `DataError`. */
export const myData = {
  /**
   * Everything of the person, from their rows on this device, with what waits there: once all rows have
   * come, for which `onProgress` counts those that had not.
   */
  read: async (uid: string, onProgress?: (progress: Progress) => void): Promise<MyData> => {
    const { myRowsOf, readAccount } = await code()
    await bringAll(uid, onProgress)
    // The person's own row is in no table of theirs, and a file without it is as good.
    const account = await readAccount(databaseOf(uid)).catch(() => NO_ACCOUNT)
    const lists = await readPersonRows(uid, ({ rows }) =>
      Promise.all(
        MY_KINDS.map(async (kind) => {
          const table = ROW_TABLES.get(kind)
          const held = table ? await rows({ table, parts: null, withTexts: true }) : []
          return [kind, myRowsOf(kind, held)] as const
        }),
      ),
    )
    return { account, ...(Object.fromEntries(lists) as MyRows) }
  },
  /** How many changes of this device were set aside, and are in no file. */
  leftOut: (uid: string): number =>
    outboxOf(uid)
      .rows()
      .filter(({ fault }) => fault !== null).length,
  /** Checks the text of a file that may hold anything. */
  readFile: async (text: string): Promise<MyDataFile> => {
    const { readMyDataFile } = await import('~/data/my-data/my-data-file.ts').catch(notLoaded)
    return readMyDataFile(text)
  },
} as const

const NO_ACCOUNT = { created_at: null, email: null }

/** Resolves when all rows are on this device; the newest changes of other devices may be missing. */
async function bringAll(uid: string, onProgress?: (progress: Progress) => void): Promise<void> {
  const toCome = () =>
    readPersonRows(uid, async ({ state }) => {
      const tables = Object.values((await state())?.filled ?? { none: { toCome: 1 } })
      return tables.reduce((sum, filled) => sum + (filled === 'whole' ? 0 : filled.toCome), 0)
    })
  let all = 0
  const stop = rowsOf(uid).subscribe(() => {
    void toCome().then((left) => {
      all = Math.max(all, left)
      if (left > 0) onProgress?.({ read: all - left, all })
    })
  })
  await rowsOf(uid)
    .pull()
    .catch(async (error: unknown) => {
      if ((await toCome()) > 0) throw error
    })
    .finally(stop)
}

function code() {
  return import('~/data/my-data/my-data.ts').catch(notLoaded)
}

function notLoaded(cause: unknown): never {
  throw new DataError('offline', 'The code that reads and writes all data did not load.', { cause })
}
