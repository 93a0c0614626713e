import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Entry } from '~/data/journal-entries.ts'
import type { Write, Written } from '~/data/write.ts'
import { assertNever } from '~/lib/assert-never.ts'
import { DataError, WriteRefused } from '~/lib/data-error.ts'
import { astroProfile } from '~/queries/birth/astro-profile.ts'
import { todayMood } from '~/queries/check-in/today-mood.ts'
import { withData } from '~/queries/database/database-session.ts'
import { journalKey } from '~/queries/journal/journal.ts'
import { favourites } from '~/queries/listening/favourites.ts'
import { celebrations, practiceKey, restDays } from '~/queries/practice/practice.ts'

/**
 * The only way to write. A write is plain data with its own id, day and instant, and harmless to
 * repeat, so it can be sent again, or kept and sent later.
 *
 * Resolves to what it changed when the database has it. Rejects with a `DataError` after taking it
 * off the screen; where something newer is stored, that is read again.
 */
export async function sendWrite(client: QueryClient, uid: string, write: Write): Promise<Written> {
  const takeBack = showAtOnce(client, uid, write)
  const refresh = () => {
    for (const queryKey of readsChangedBy(uid, write)) {
      // An error here is shown where the data is read.
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

/**
 * Shows a write on the screen before the database has it, where being wrong for a moment does no
 * harm; written text is never shown as saved early. Returns a function that takes it off the screen
 * again.
 */
function showAtOnce(client: QueryClient, uid: string, write: Write): () => void {
  switch (write.kind) {
    case 'record-mood': {
      const { kind: _kind, base: _base, ...checkIn } = write
      return replace(client, todayMood(uid, write.day).queryKey, () => checkIn)
    }
    case 'clear-mood':
      return replace(client, todayMood(uid, write.day).queryKey, () => null)
    case 'delete-entry':
      return replace(client, journalKey(uid), (entries) =>
        Array.isArray(entries) ? entries.filter((entry: Entry) => entry.id !== write.id) : entries,
      )
    default:
      return () => undefined
  }
}

function replace(
  client: QueryClient,
  queryKey: QueryKey,
  change: (before: unknown) => unknown,
): () => void {
  const before = client.getQueriesData({ queryKey }).filter(([, data]) => data !== undefined)
  for (const [key, data] of before) client.setQueryData(key, change(data))
  return () => {
    for (const [key, data] of before) client.setQueryData(key, data)
  }
}

/** The beginnings of the keys of all reads that a write may change. */
function readsChangedBy(uid: string, write: Write): readonly QueryKey[] {
  switch (write.kind) {
    case 'open-account':
      return []
    case 'record-session':
      return [practiceKey(uid)]
    case 'record-mood':
    case 'clear-mood':
      return [todayMood(uid, write.day).queryKey, practiceKey(uid)]
    case 'save-entry':
    case 'edit-entry':
    case 'delete-entry':
    case 'add-backdated':
      return [journalKey(uid), practiceKey(uid)]
    case 'add-rest-day':
    case 'remove-rest-day':
      return [restDays(uid).queryKey]
    case 'celebrate':
      return [celebrations(uid).queryKey]
    case 'add-favourite':
    case 'remove-favourite':
      return [favourites(uid).queryKey]
    case 'save-astro-profile':
      return [astroProfile(uid).queryKey]
    default:
      return assertNever(write)
  }
}
