import { addDays, type LocalDay } from '~/domain/day/local-day.ts'
import type { MoodValue } from '~/domain/mood/mood.ts'

/** What a day held, as the calendar shows it. A day without rows has no marks. */
export type DayMarks = {
  readonly day: LocalDay
  /** Rows of `mood_logs` whose label contains "session". */
  readonly sessions: number
  /** The mood of the day's check-in. */
  readonly checkIn: MoodValue | null
  /** Rows of `journal_entries`. */
  readonly entries: number
}

/** All counts of a person's rows on one local day. */
export type DayCounts = DayMarks & {
  /** The sessions among them that were added to a past day. */
  readonly backdated: number
  /** The sessions among them that began before 09:00 local time. */
  readonly morningSessions: number
  /** Minutes of the sessions. */
  readonly minutes: number
}

/** What every day of a person's practice held, without days that have no rows; oldest first. */
export type Practice = readonly DayCounts[]

export type MarksByDay = ReadonlyMap<LocalDay, DayMarks>

/** The marks, each under its day. */
export function marksByDay(days: readonly DayMarks[]): MarksByDay {
  return new Map(days.map((marks) => [marks.day, marks]))
}

/** A session or a check-in: a row of `mood_logs` of either kind. */
export function hasMoodLog({ sessions, checkIn }: DayMarks): boolean {
  return sessions > 0 || checkIn !== null
}

/** A day is completed by a mood log or an entry. */
export function isCompleted(marks: DayMarks): boolean {
  return hasMoodLog(marks) || marks.entries > 0
}

/** The completed days among the given ones. */
export function completedDays(days: readonly DayMarks[]): ReadonlySet<LocalDay> {
  return new Set(days.filter(isCompleted).map(({ day }) => day))
}

/**
 * How far a day just practised can lie ahead of today: from Kiritimati to Pago Pago, 25 hours apart,
 * a flight of no time at all would go back two days.
 */
const MOST_DAYS_AHEAD = 2

/**
 * The day up to which practice is counted: today, or the newest day ahead of it that somebody can have
 * practised before they crossed the date line eastwards. Days further ahead are a wrong clock's.
 */
export function lastDayCounted(days: Iterable<LocalDay>, today: LocalDay): LocalDay {
  const limit = addDays(today, MOST_DAYS_AHEAD)
  let last = today
  for (const day of days) if (day > last && day <= limit) last = day
  return last
}

/** A check-in and its day. */
export type DayMood = { readonly day: LocalDay; readonly mood: MoodValue }

/** The check-in of a day that has not begun here: made before the date line was crossed eastwards. */
export function checkInAhead(practice: Practice, today: LocalDay): DayMood | null {
  const checkIns = practice.flatMap(({ day, checkIn }) =>
    checkIn === null ? [] : [{ day, mood: checkIn }],
  )
  const last = lastDayCounted(
    checkIns.map(({ day }) => day),
    today,
  )
  return last === today ? null : (checkIns.find(({ day }) => day === last) ?? null)
}
