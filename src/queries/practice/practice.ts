import { queryOptions } from '@tanstack/react-query'
import type { LocalDay } from '~/domain/day/local-day.ts'
import { personRead } from '~/queries/cache/reads.ts'

export type { Moment } from '~/data/moments.ts'

/** The beginning of the keys of all reads counted from a person's sessions, moods and entries. */
export function practiceKey(uid: string) {
  return [uid, 'practice'] as const
}

/** The counts of every day of the person's practice, oldest first. */
export function practiceDays(uid: string) {
  return queryOptions({
    queryKey: [...practiceKey(uid), 'days'],
    queryFn: personRead(uid, (data, db) => data.listPracticeDays(db)),
  })
}

/** Everything recorded on a day, in the order of the clock; on all days when none is given. */
export function moments(uid: string, day: LocalDay | null = null) {
  return queryOptions({
    queryKey: [...practiceKey(uid), 'moments', day],
    queryFn: personRead(uid, (data, db) => data.listMoments(db, day)),
  })
}

/** The person's rest days. */
export function restDays(uid: string) {
  return queryOptions({
    queryKey: [uid, 'rest-days'],
    queryFn: personRead(uid, (data, db) => data.listRestDays(db)),
  })
}

/** The ids of the achievements whose celebration the person has seen. */
export function celebrations(uid: string) {
  return queryOptions({
    queryKey: [uid, 'celebrations'],
    queryFn: personRead(uid, (data, db) => data.listCelebrations(db)),
  })
}
