import { queryOptions } from '@tanstack/react-query'
import { listRecentEntries } from '~/data/journal-entries.ts'
import { personRead } from '~/queries/cache/reads.ts'

export type { Entry } from '~/data/journal-entries.ts'

/** The newest reflections, newest first: ten by default. */
export function recentEntries(uid: string, limit = 10) {
  return queryOptions({
    queryKey: [...journalKey(uid), 'recent', limit],
    queryFn: (context) => personRead(context, uid, (db) => listRecentEntries(db, limit)),
  })
}

/** The part that the keys of all reads of the journal share. */
export function journalKey(uid: string) {
  return [uid, 'journal'] as const
}
