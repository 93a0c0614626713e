import { queryOptions } from '@tanstack/react-query'
import { listCelebrations } from '~/data/celebrations.ts'
import { readInsight } from '~/data/practice/insight.ts'
import { readPractice } from '~/data/practice/practice.ts'
import { listRestDays } from '~/data/rest-days.ts'
import { addDays, firstOfMonth, type LocalDay, localDayAt } from '~/domain/day/local-day.ts'
import { COMPARED_DAYS } from '~/domain/insight/compared-days.ts'
import { WINDOW_DAYS } from '~/domain/practice/completion.ts'
import { personRead } from '~/queries/cache/reads.ts'

export type { InsightMoment, InsightRead } from '~/data/practice/insight.ts'

/** The beginning of the keys of all reads counted from a person's sessions, moods and entries. */
export function practiceKey(uid: string) {
  return [uid, 'practice'] as const
}

/** What every day of the person's practice held; all of it of the days that can be filled in. */
export function practiceDays(uid: string) {
  return queryOptions({
    queryKey: [...practiceKey(uid), 'days'],
    queryFn: (context) => personRead(context, uid, (db) => readPractice(db, monthsOf(WINDOW_DAYS))),
  })
}

/** What Insight draws and compares; all moments of the days that it compares. */
export function insight(uid: string) {
  return queryOptions({
    queryKey: [...practiceKey(uid), 'insight'],
    queryFn: (context) => personRead(context, uid, (db) => readInsight(db, comparedSince())),
  })
}

/** The first day of those that Insight compares, at the beginning of its month. */
export function comparedSince(): LocalDay {
  return monthsOf(COMPARED_DAYS)
}

/** The first day of the months in which the last days are, today among them. */
function monthsOf(days: number): LocalDay {
  return firstOfMonth(addDays(localDayAt(new Date()), 1 - days))
}

/** The person's rest days. */
export function restDays(uid: string) {
  return queryOptions({
    queryKey: [uid, 'rest-days'],
    queryFn: (context) => personRead(context, uid, listRestDays),
  })
}

/** The ids of the achievements whose celebration the person has seen. */
export function celebrations(uid: string) {
  return queryOptions({
    queryKey: [uid, 'celebrations'],
    queryFn: (context) => personRead(context, uid, listCelebrations),
  })
}
