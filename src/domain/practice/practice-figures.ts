import type { LocalDay } from '~/domain/day/local-day.ts'
import {
  completion,
  lastThirty,
  meanMindfulness,
  percentOf,
  type Share,
} from '~/domain/practice/completion.ts'
import { completedDays, countsByDay, type DayCounts } from '~/domain/practice/day-counts.ts'
import { streaks } from '~/domain/practice/streak.ts'

/** A person's practice in numbers, over all their days. */
export type PracticeFigures = {
  /** In days. */
  readonly currentStreak: number
  /** In days, over all data. */
  readonly longestStreak: number
  readonly sessions: number
  readonly entries: number
  readonly minutes: number
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

/** Computes every figure from the counts of all days, in any order. */
export function practiceFigures(
  days: readonly DayCounts[],
  today: LocalDay,
  restDays?: ReadonlySet<LocalDay>,
): PracticeFigures {
  const counts = countsByDay(days)
  const { current, longest } = streaks(completedDays(days), today, restDays)
  const sum = (of: (day: DayCounts) => number) => days.reduce((total, day) => total + of(day), 0)
  return {
    currentStreak: current,
    longestStreak: longest,
    sessions: sum((day) => day.sessions),
    entries: sum((day) => day.entries),
    minutes: sum((day) => day.minutes),
    morningSessions: sum((day) => day.morningSessions),
    mostSessionsInADay: days.reduce((most, day) => Math.max(most, day.sessions - day.backdated), 0),
    completion: completion(counts, today),
    thirtyDayPercent: percentOf(lastThirty(counts, today)),
    meanMindfulness: meanMindfulness(counts) ?? 0,
  }
}
