import type { QueryKey } from '@tanstack/react-query'

/** The key of a person's favourites, for those who may not import what writes them. */
export function favouritesKey(uid: string): QueryKey {
  return [uid, 'favourites']
}
