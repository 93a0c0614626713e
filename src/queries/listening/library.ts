import { queryOptions } from '@tanstack/react-query'
import type { AudioFilter } from '~/data/daily-audios.ts'
import { withData } from '~/queries/database/database-session.ts'

export type { Audio, AudioFilter } from '~/data/daily-audios.ts'

// The catalogue changes with a release, not with what people do.
const CATALOGUE_STALE_MS = 60 * 60_000

/** The sessions: of a raga, else of a mood category, else all of them. */
export function audios(uid: string, filter: AudioFilter = {}) {
  return queryOptions({
    queryKey: [uid, 'audios', 'list', filter],
    queryFn: () => withData(uid, (data, db) => data.listAudios(db, filter)),
    staleTime: CATALOGUE_STALE_MS,
  })
}

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
