import { addDays, type LocalDay } from '~/domain/local-day.ts'
import { WINDOW_DAYS } from '~/domain/practice/completion.ts'
import type { CountsByDay } from '~/domain/practice/day-counts.ts'
import { type DayRecord, dayRecord } from '~/domain/practice/day-record.ts'

/** The ninety days that end today, oldest first. */
export function ninetyDays(counts: CountsByDay, today: LocalDay): DayRecord[] {
  return lastDays(counts, today, WINDOW_DAYS)
}

/** The records of as many days as are asked for, the last of them `end`, oldest first. */
export function lastDays(counts: CountsByDay, end: LocalDay, length: number): DayRecord[] {
  return Array.from({ length }, (_, index) => {
    const day = addDays(end, index + 1 - length)
    return dayRecord(day, counts.get(day))
  })
}
