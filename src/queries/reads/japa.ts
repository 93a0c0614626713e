import { queryOptions } from '@tanstack/react-query'
import { listJapa, type StoredJapa } from '~/data/japa.ts'
import { personRead } from '~/queries/cache/reads.ts'

/** A person's newest count of every mantra they have counted. */
export function japaCounts(uid: string) {
  return queryOptions({
    queryKey: [uid, 'japa'],
    queryFn: (context) => personRead<readonly StoredJapa[]>(context, uid, listJapa),
  })
}
