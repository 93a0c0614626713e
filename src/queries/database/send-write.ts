import type { QueryClient } from '@tanstack/react-query'
import type { Written } from '~/data/send-call.ts'
import { DataError, WriteRefused } from '~/lib/data-error.ts'
import { withData } from '~/queries/database/database-session.ts'
import { performWrite, readsChangedBy, shownAtOnce, type Write } from '~/queries/writes/write.ts'

/**
 * Sends a write, which is on the screen meanwhile. A write is plain data with its own id, day and
 * instant, and harmless to repeat, so it can be sent again, or kept and sent later.
 *
 * Resolves to what it changed when the database has it. Rejects with a `DataError` after taking it
 * off the screen; where something newer is stored, that is read again.
 */
export function sendWrite(client: QueryClient, uid: string, write: Write): Promise<Written> {
  return sendShownWrite(client, uid, write, showWrite(client, uid, write))
}

/** Sends a write that is on the screen already, with the function that takes it off again. */
export async function sendShownWrite(
  client: QueryClient,
  uid: string,
  write: Write,
  takeBack: () => void,
): Promise<Written> {
  const refresh = () => {
    for (const queryKey of readsChangedBy(uid, write)) {
      // An error here is shown where the data is read.
      client.invalidateQueries({ queryKey }).catch(() => undefined)
    }
  }
  try {
    const written = await withData(uid, (data, db) => performWrite(data, db, write))
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

/** Shows a write on the screen and returns a function that takes it off again. */
export function showWrite(client: QueryClient, uid: string, write: Write): () => void {
  const shown = shownAtOnce(uid, write)
  if (!shown) return () => undefined
  const { queryKey, change, takeBack } = shown
  const changed = client
    .getQueriesData({ queryKey })
    .filter(([, before]) => before !== undefined && change(before) !== before)
  for (const [key, before] of changed) client.setQueryData(key, change(before))
  return () => {
    for (const [key, before] of changed) client.setQueryData(key, takeBack ?? before)
  }
}
