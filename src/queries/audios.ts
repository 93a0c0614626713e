import { queryOptions } from '@tanstack/react-query'
import type { AudioFilter } from '~/data/daily-audios.ts'
import { withData } from '~/queries/data-door.ts'

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

/** One session, `null` when there is none of that id. */
export function audio(uid: string, id: string) {
  return queryOptions({
    queryKey: [uid, 'audios', 'one', id],
    queryFn: () => withData(uid, (data, db) => data.findAudio(db, id)),
    staleTime: CATALOGUE_STALE_MS,
  })
}

/** The session of a day number, else the one with the highest; `null` when there is none at all. */
export function audioOfDay(uid: string, dayNumber: number) {
  return queryOptions({
    queryKey: [uid, 'audios', 'of-day', dayNumber],
    queryFn: () => withData(uid, (data, db) => data.findAudioOfDay(db, dayNumber)),
    staleTime: CATALOGUE_STALE_MS,
  })
}

/** The first session of a raga, `null` when it has none. */
export function firstAudioOfRaag(uid: string, raag: string) {
  return queryOptions({
    queryKey: [uid, 'audios', 'first-of-raag', raag],
    queryFn: () => withData(uid, (data, db) => data.findFirstAudioOfRaag(db, raag)),
    staleTime: CATALOGUE_STALE_MS,
  })
}
