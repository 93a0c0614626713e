import { queryOptions } from '@tanstack/react-query'
import { findCheckIn } from '~/data/mood-logs.ts'
import type { LocalDay } from '~/domain/day/local-day.ts'
import { personRead } from '~/queries/cache/reads.ts'

/** The check-in of a day, `null` when there is none. */
export function todayMood(uid: string, day: LocalDay) {
  return queryOptions({
    queryKey: [uid, 'today-mood', day],
    queryFn: (context) => personRead(context, uid, (db) => findCheckIn(db, day)),
  })
}
