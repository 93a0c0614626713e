import { queryOptions } from '@tanstack/react-query'
import { withData } from '~/queries/data-door.ts'

const CATALOGUE_STALE_MS = 60 * 60_000

/** All ragas of the library, by name. */
export function raags(uid: string) {
  return queryOptions({
    queryKey: [uid, 'raags'],
    queryFn: () => withData(uid, (data, db) => data.listRaags(db)),
    staleTime: CATALOGUE_STALE_MS,
  })
}

/** The mood categories that some raga has. */
export function moodCategories(uid: string) {
  return queryOptions({
    queryKey: [uid, 'mood-categories'],
    queryFn: () => withData(uid, (data, db) => data.listMoodCategories(db)),
    staleTime: CATALOGUE_STALE_MS,
  })
}
