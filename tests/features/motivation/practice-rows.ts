import { addDays, type LocalDay, localDay } from '~/domain/local-day.ts'
import type { DayCounts } from '~/domain/practice/day-counts.ts'
import type { Row } from '~/lib/sql.ts'

export const TODAY = localDay('2026-03-14')

type Practice = {
  days?: readonly DayCounts[]
  restDays?: readonly LocalDay[]
  celebrated?: readonly string[]
}

/** Answers with a person's practice, and with nothing else. */
export function practiceRows({ days = [], restDays = [], celebrated = [] }: Practice = {}) {
  return (statement: string): Row[] => {
    if (statement.includes('as "morningSessions"')) return [...days]
    if (/select .*\s+from public.rest_days/.test(statement)) return restDays.map((day) => ({ day }))
    if (/select .*\s+from public.celebrations/.test(statement))
      return celebrated.map((achievement) => ({ achievement }))
    return []
  }
}

/** A day with one ten-minute session; `ago` in days before today. */
export function dayOf(ago: number, changes: Partial<DayCounts> = {}): DayCounts {
  return {
    day: addDays(TODAY, -ago),
    sessions: 1,
    checkIn: null,
    entries: 0,
    morningSessions: 0,
    minutes: 10,
    ...changes,
  }
}

/** As many such days, up to the one that was so many days ago. */
export function daysInARow(count: number, ago = 0, changes: Partial<DayCounts> = {}): DayCounts[] {
  return Array.from({ length: count }, (_, index) => dayOf(ago + count - 1 - index, changes))
}
