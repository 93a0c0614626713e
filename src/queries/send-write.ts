import type { QueryClient } from '@tanstack/react-query'
import type { Write, Written } from '~/data/write.ts'
import { DataError, WriteRefused } from '~/lib/data-error.ts'
import { withData } from '~/queries/data-door.ts'
import { readsChangedBy } from '~/queries/reads-changed-by.ts'
import { showAtOnce } from '~/queries/show-at-once.ts'

/**
 * The one way by which anything is written. A write is plain data that carries its own id, day and
 * instant, and repeating it is harmless, so it can be sent, sent again, or kept and sent later.
 * Resolves when the database has it, with what that changed; rejects with a `DataError`, and then
 * nothing shows it. Where something newer stays, that is read again.
 */
export async function sendWrite(client: QueryClient, uid: string, write: Write): Promise<Written> {
  const takeBack = showAtOnce(client, uid, write)
  const refresh = () => {
    for (const queryKey of readsChangedBy(uid, write)) {
      // What fails here shows where it is read.
      client.invalidateQueries({ queryKey }).catch(() => undefined)
    }
  }
  try {
    const written = await withData(uid, (data, db) => data.performWrite(db, write))
    refresh()
    return written
  } catch (error) {
    takeBack()
    if (error instanceof WriteRefused) refresh()
    throw dataErrorOf(error)
  }
}

function dataErrorOf(error: unknown): DataError {
  if (error instanceof DataError) return error
  const message = error instanceof Error ? error.message : String(error)
  return new DataError(error instanceof RangeError ? 'invalid' : 'unexpected', message, {
    cause: error,
  })
}
