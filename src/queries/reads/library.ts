import { queryOptions } from '@tanstack/react-query'
import {
  listMoodCategories,
  listRagas,
  listRecordings,
  type RecordingFilter,
} from '~/data/library.ts'
import { personRead } from '~/queries/cache/reads.ts'

// The catalogue changes with a release, not with what people do.
const CATALOGUE_STALE_MS = 60 * 60_000

/** The library's recordings: of a raga, else of a mood category, else all of them. */
export function recordings(uid: string, filter: RecordingFilter = {}) {
  return queryOptions({
    queryKey: [uid, 'recordings', filter],
    queryFn: (context) => personRead(context, uid, (db) => listRecordings(db, filter)),
    staleTime: CATALOGUE_STALE_MS,
  })
}

/** All ragas of the library, by name. */
export function ragas(uid: string) {
  return queryOptions({
    queryKey: [uid, 'ragas'],
    queryFn: (context) => personRead(context, uid, listRagas),
    staleTime: CATALOGUE_STALE_MS,
  })
}

/** The mood categories that some raga has. */
export function moodCategories(uid: string) {
  return queryOptions({
    queryKey: [uid, 'mood-categories'],
    queryFn: (context) => personRead(context, uid, listMoodCategories),
    staleTime: CATALOGUE_STALE_MS,
  })
}
