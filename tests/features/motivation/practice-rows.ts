import { addDays, type LocalDay, localDay } from '~/domain/day/local-day.ts'
import type { DayCounts } from '~/domain/practice/day-counts.ts'

export const TODAY = localDay('2026-03-14')

type Practice = {
  days?: readonly DayCounts[]
  restDays?: readonly LocalDay[]
  celebrated?: readonly string[]
}

/** Replies with a person's practice, and with nothing else. */
export function practiceRows({ days = [], restDays = [], celebrated = [] }: Practice = {}) {
  return (name: string): unknown => {
    if (name === 'practice') return days.map(listOf)
    if (name === 'rest_days') return restDays
    return name === 'celebrations' ? celebrated : undefined
  }
}

/** A day in the order in which the database sends it. */
export function listOf(counts: DayCounts): unknown[] {
  const { day, sessions, checkIn, entries, morningSessions, minutes, backdated } = counts
  return [day, sessions, checkIn, entries, morningSessions, minutes, backdated]
}

/** A day with one ten-minute session; `ago` in days before today. */
export function dayOf(ago: number, changes: Partial<DayCounts> = {}): DayCounts {
  return {
    day: addDays(TODAY, -ago),
    sessions: 1,
    backdated: 0,
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
