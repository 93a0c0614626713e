import { FAVOURITES, favouritesOf } from '~/data/favourites.ts'
import { rowsQuery } from '~/queries/rows/rows-query.ts'

/** The ids of a person's favourite recordings, newest first. */
export function favourites(uid: string) {
  return rowsQuery(uid, ['favourites'], async ({ rows }) =>
    favouritesOf(await rows({ table: FAVOURITES, parts: null })),
  )
}
