import { queryOptions } from '@tanstack/react-query'
import { listFavourites } from '~/data/favourites.ts'
import { personRead } from '~/queries/cache/reads.ts'

/** The ids of a person's favourite recordings, newest first. */
export function favourites(uid: string) {
  return queryOptions({
    queryKey: [uid, 'favourites'],
    queryFn: (context) => personRead<readonly string[]>(context, uid, listFavourites),
  })
}
