import type { LocalDay } from '~/domain/day/local-day.ts'
import type { MoodValue } from '~/domain/mood/mood.ts'

/** The counts of a person's rows on one local day. A day without rows has no counts. */
export type DayCounts = {
  readonly day: LocalDay
  /** Rows of `mood_logs` whose label contains "session". */
  readonly sessions: number
  /** The sessions among them that were added to a past day. */
  readonly backdated: number
  /** The mood of the day's check-in. */
  readonly checkIn: MoodValue | null
  /** Rows of `journal_entries`. */
  readonly entries: number
  /** The sessions among them that began before 09:00 local time. */
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

/** The completed days among the given ones. */
export function completedDays(days: readonly DayCounts[]): ReadonlySet<LocalDay> {
  return new Set(days.filter(isCompleted).map(({ day }) => day))
}
