import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Entry } from '~/data/journal-entries.ts'
import type { Write } from '~/data/write.ts'
import { journalKey } from '~/queries/journal.ts'
import { todayMood } from '~/queries/today-mood.ts'

/**
 * Shows a write on the screen before the database has it, where a moment's trust costs nothing.
 * Answers what takes it off the screen again. Written text is never shown as saved early.
 */
export function showAtOnce(client: QueryClient, uid: string, write: Write): () => void {
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
