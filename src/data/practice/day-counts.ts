import type { DayLists } from '~/data/engine/row-table.ts'
import { isLocalDay, type LocalDay } from '~/domain/day/local-day.ts'
import { isMoodValue } from '~/domain/mood/mood.ts'
import type { DayCounts, Practice } from '~/domain/practice/day-counts.ts'

/**
 * What every day held, of the counts of its check-in and sessions and of those of its entries, oldest
 * first. What is kept on a device may have been changed by anyone: a day that is none is left out.
 */
export function dayCountsOf(logs: DayLists, entries: DayLists): Practice {
  const days = new Map<LocalDay, DayCounts>()
  for (const [day, counts] of daysIn(logs)) {
    const [sessions = 0, mood = 0, minutes = 0, morningSessions = 0, backdated = 0] = counts
    const checkIn = isMoodValue(mood) ? mood : null
    days.set(day, { day, sessions, backdated, checkIn, entries: 0, morningSessions, minutes })
  }
  for (const [day, [count = 0]] of daysIn(entries)) {
    days.set(day, { ...(days.get(day) ?? emptyCounts(day)), entries: count })
  }
  return [...days.values()].sort((one, other) => (one.day < other.day ? -1 : 1))
}

function* daysIn(lists: DayLists): Iterable<readonly [LocalDay, readonly number[]]> {
  for (const [month, list] of lists) {
    for (const [dayOfMonth, ...counts] of list) {
      const day = `${month}-${String(dayOfMonth).padStart(2, '0')}`
      if (isLocalDay(day) && counts.every(isCount)) yield [day, counts]
    }
  }
}

const isCount = (count: unknown) => Number.isSafeInteger(count) && Number(count) >= 0

function emptyCounts(day: LocalDay): DayCounts {
  const none = { sessions: 0, backdated: 0, entries: 0, morningSessions: 0, minutes: 0 }
  return { day, ...none, checkIn: null }
}
