import type { LocalDay } from '~/domain/day/local-day.ts'
import type { MoodValue } from '~/domain/mood/mood.ts'

/** What a person's rows say of one of their local days. A day without rows has no counts. */
export type DayCounts = {
  readonly day: LocalDay
  /** Rows of `mood_logs` whose label contains "session". */
  readonly sessions: number
  /** Those of the sessions that were added to a day gone by. */
  readonly backdated: number
  /** The mood of the day's check-in. */
  readonly checkIn: MoodValue | null
  /** Rows of `journal_entries`. */
  readonly entries: number
  /** Those of the sessions that began before 09:00 where the person was. */
  readonly morningSessions: number
  /** Minutes of the sessions. */
  readonly minutes: number
}

export type CountsByDay = ReadonlyMap<LocalDay, DayCounts>

/** The counts, each under its day. */
export function countsByDay(days: readonly DayCounts[]): CountsByDay {
  return new Map(days.map((counts) => [counts.day, counts]))
}

/** A session or a check-in: a row of `mood_logs` of either kind. */
export function hasMoodLog({ sessions, checkIn }: DayCounts): boolean {
  return sessions > 0 || checkIn !== null
}

/** A day is completed by a mood log or an entry (specification §4). */
export function isCompleted(counts: DayCounts): boolean {
  return hasMoodLog(counts) || counts.entries > 0
}

/** The completed ones among the days. */
export function completedDays(days: readonly DayCounts[]): ReadonlySet<LocalDay> {
  return new Set(days.filter(isCompleted).map(({ day }) => day))
}
