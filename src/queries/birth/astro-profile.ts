import { queryOptions } from '@tanstack/react-query'
import { withData } from '~/queries/database/database-session.ts'

/** The person's birth details, `null` when there are none. */
export function astroProfile(uid: string) {
  return queryOptions({
    queryKey: [uid, 'astro-profile'],
    queryFn: () => withData(uid, (data, db) => data.findAstroProfile(db)),
  })
}
