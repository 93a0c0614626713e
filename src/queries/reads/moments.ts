import { monthOf } from '~/data/engine/row-table.ts'
import { JOURNAL_ENTRIES } from '~/data/journal-entries.ts'
import { MOOD_LOGS } from '~/data/mood-logs.ts'
import { coinSitsOf } from '~/data/practice/coin-sits.ts'
import { momentsOf } from '~/data/practice/moments.ts'
import type { LocalDay } from '~/domain/day/local-day.ts'
import { comparedSince } from '~/queries/reads/practice.ts'
import { allHere, monthHere, rowsQuery } from '~/queries/rows/rows-query.ts'

export type { Moment } from '~/data/practice/moments.ts'

/** Everything recorded on a day, in the order of the clock. */
export function moments(uid: string, day: LocalDay) {
  const month = monthOf(day)
  return rowsQuery(
    uid,
    ['practice', 'moments', day],
    async ({ rows }) => {
      const its = [MOOD_LOGS, JOURNAL_ENTRIES].map((table) =>
        rows({ table, parts: [month], withTexts: true }),
      )
      const [logs = [], entries = []] = await Promise.all(its)
      return momentsOf(logs, entries).filter((moment) => moment.day === day)
    },
    monthHere(month, MOOD_LOGS, JOURNAL_ENTRIES),
  )
}

/** The sessions that a coin chose, of the days that Insight compares. */
export function coinSits(uid: string) {
  return rowsQuery(
    uid,
    ['practice', 'coin-sits'],
    async ({ rows }) => coinSitsOf(await rows({ table: MOOD_LOGS, parts: null }), comparedSince()),
    allHere(MOOD_LOGS),
  )
}
