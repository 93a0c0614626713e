import type { LocalDay } from '~/domain/day/local-day.ts'
import {
  completion,
  lastThirty,
  meanMindfulness,
  percentOf,
  type Share,
} from '~/domain/practice/completion.ts'
import { completedDays, marksByDay, type Practice } from '~/domain/practice/day-counts.ts'
import { streaks } from '~/domain/practice/streak.ts'

/** Over all days. */
type SessionTotals = { readonly sessions: number; readonly minutes: number }

/** A person's practice in numbers, over all their days. */
export type PracticeFigures = SessionTotals & {
  /** In days. */
  readonly currentStreak: number
  /** In days, over all data. */
  readonly longestStreak: number
  readonly entries: number
  /** The first day with a session; `null` without one. */
  readonly firstSession: LocalDay | null
  /** Sessions begun before 09:00; the hour of a backdated one is not known. */
  readonly morningSessions: number
  /** Without backdated ones: a day cannot be filled afterwards. */
  readonly mostSessionsInADay: number
  /** The same completion rate as on Progress. */
  readonly completion: Share
  /** Days with a mood log among the last thirty, in percent of thirty. */
  readonly thirtyDayPercent: number
  /** 0–5. */
  readonly meanMindfulness: number
}

/** The sessions of a practice and their minutes. */
export function sessionTotals(days: Practice): SessionTotals {
  return {
    sessions: sumOf(days, ({ sessions }) => sessions),
    minutes: sumOf(days, ({ minutes }) => minutes),
  }
}

/** Whether a person has no session on record; of somebody whose days are not known, nobody says so. */
export function hasNoSession(practice: Practice | undefined): boolean {
  return practice !== undefined && sessionTotals(practice).sessions === 0
}

/** The earliest of some days, which may stand in any order. */
function firstOf(days: Practice): LocalDay | null {
  return days.reduce<LocalDay | null>(
    (first, { day }) => (first === null || day < first ? day : first),
    null,
  )
}

/** Computes every figure of a practice. */
export function practiceFigures(
  days: Practice,
  today: LocalDay,
  restDays?: ReadonlySet<LocalDay>,
): PracticeFigures {
  const marks = marksByDay(days)
  const { current, longest } = streaks(completedDays(days), today, restDays)
  return {
    currentStreak: current,
    longestStreak: longest,
    ...sessionTotals(days),
    firstSession: firstOf(days.filter(({ sessions }) => sessions > 0)),
    entries: sumOf(days, ({ entries }) => entries),
    morningSessions: sumOf(days, ({ morningSessions }) => morningSessions),
    mostSessionsInADay: Math.max(0, ...days.map(({ sessions, backdated }) => sessions - backdated)),
    completion: completion(marks, today),
    thirtyDayPercent: percentOf(lastThirty(marks, today)),
    meanMindfulness: meanMindfulness(marks) ?? 0,
  }
}

function sumOf<Day>(days: readonly Day[], of: (day: Day) => number): number {
  return days.reduce((total, day) => total + of(day), 0)
}
