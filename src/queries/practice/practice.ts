import { queryOptions } from '@tanstack/react-query'
import { firstOfMonthAfter } from '~/domain/day/calendar-day.ts'
import type { LocalDay } from '~/domain/day/local-day.ts'
import { personRead } from '~/queries/cache/reads.ts'
import { today } from '~/queries/practice/use-today.ts'

export type { InsightMoment, InsightRead } from '~/data/practice/insight.ts'
export type { Moment } from '~/data/practice/moments.ts'

/** The ninety days that can be filled in, and more, are read with all their counts. */
const RECENT_MONTHS = 4
/** The 365 days that Insight compares. */
const COMPARED_MONTHS = 12

/** The beginning of the keys of all reads counted from a person's sessions, moods and entries. */
export function practiceKey(uid: string) {
  return [uid, 'practice'] as const
}

/** What every day of the person's practice held. */
export function practiceDays(uid: string) {
  return queryOptions({
    queryKey: [...practiceKey(uid), 'days'],
    queryFn: personRead(uid, (data, db) => data.readPractice(db, monthsAgo(RECENT_MONTHS))),
  })
}

/** What Insight draws and compares. */
export function insight(uid: string) {
  return queryOptions({
    queryKey: [...practiceKey(uid), 'insight'],
    queryFn: personRead(uid, (data, db) => data.readInsight(db, monthsAgo(COMPARED_MONTHS))),
  })
}

/** Everything recorded on a day, in the order of the clock. */
export function moments(uid: string, day: LocalDay) {
  return queryOptions({
    queryKey: [...practiceKey(uid), 'moments', day],
    queryFn: personRead(uid, (data, db) => data.listMoments(db, day)),
  })
}

function monthsAgo(months: number): LocalDay {
  return firstOfMonthAfter(today(), -months)
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
