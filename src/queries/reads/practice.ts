import { CELEBRATIONS, celebrationsOf } from '~/data/celebrations.ts'
import { JOURNAL_ENTRIES } from '~/data/journal-entries.ts'
import { MOOD_LOGS } from '~/data/mood-logs.ts'
import { dayCountsOf } from '~/data/practice/day-counts.ts'
import { insightOf } from '~/data/practice/insight.ts'
import { REST_DAYS, restDaysOf } from '~/data/rest-days.ts'
import { addDays, firstOfMonth, type LocalDay, localDayAt } from '~/domain/day/local-day.ts'
import { COMPARED_DAYS } from '~/domain/insight/compared-days.ts'
import { allHere, rowsQuery } from '~/queries/rows/rows-query.ts'

export type { InsightRead } from '~/data/practice/insight.ts'

/** What every day of the person's practice held. */
export function practiceDays(uid: string) {
  return rowsQuery(uid, ['practice', 'days'], async ({ days }) =>
    dayCountsOf(...(await Promise.all([days(MOOD_LOGS), days(JOURNAL_ENTRIES)]))),
  )
}

/** What Insight draws and compares; all moments of the days that it compares. */
export function insight(uid: string) {
  return rowsQuery(
    uid,
    ['practice', 'insight'],
    async ({ rows }) => {
      const all = [MOOD_LOGS, JOURNAL_ENTRIES].map((table) => rows({ table, parts: null }))
      const [logs = [], entries = []] = await Promise.all(all)
      return insightOf(logs, entries, comparedSince())
    },
    allHere(MOOD_LOGS, JOURNAL_ENTRIES),
  )
}

/** How many of the rows that Insight needs are still to come to this device, as far as that is known. */
export function insightToCome(uid: string) {
  return rowsQuery(uid, ['practice', 'insight-to-come'], async ({ state }) => {
    const filled = (await state())?.filled ?? {}
    return [MOOD_LOGS, JOURNAL_ENTRIES].reduce((sum, { name }) => {
      const table = filled[name] ?? 'whole'
      return sum + (table === 'whole' ? 0 : table.toCome)
    }, 0)
  })
}

/** The first day of those that Insight compares, at the beginning of its month. */
export function comparedSince(): LocalDay {
  return firstOfMonth(addDays(localDayAt(new Date()), 1 - COMPARED_DAYS))
}

/** The person's rest days. */
export function restDays(uid: string) {
  return rowsQuery(uid, ['rest-days'], async ({ rows }) =>
    restDaysOf(await rows({ table: REST_DAYS, parts: null })),
  )
}

/** The ids of the achievements whose celebration the person has seen. */
export function celebrations(uid: string) {
  return rowsQuery(uid, ['celebrations'], async ({ rows }) =>
    celebrationsOf(await rows({ table: CELEBRATIONS, parts: null })),
  )
}
