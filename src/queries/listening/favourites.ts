import { queryOptions } from '@tanstack/react-query'
import { withData } from '~/queries/database/database-session.ts'

/** The ids of a person's favourite recordings, newest first. */
export function favourites(uid: string) {
  return queryOptions({
    queryKey: [uid, 'favourites'],
    queryFn: (): Promise<readonly string[]> => withData(uid, (data, db) => data.listFavourites(db)),
  })
}
