import type { LocalDay } from '~/domain/local-day.ts'
import { type CountsByDay, completedDays, countsByDay } from '~/domain/practice/day-counts.ts'
import { currentStreak } from '~/domain/practice/streak.ts'
import type { PracticeRows } from '~/queries/use-practice.ts'

/** A person's practice as the screens of their journey show it. */
export type Practice = {
  readonly today: LocalDay
  readonly counts: CountsByDay
  readonly completed: ReadonlySet<LocalDay>
  readonly restDays: ReadonlySet<LocalDay>
  /** In days. */
  readonly streak: number
}

export function practiceOf({ today, days, restDays }: PracticeRows): Practice {
  const completed = completedDays(days)
  return {
    today,
    counts: countsByDay(days),
    completed,
    restDays,
    streak: currentStreak(completed, today, restDays),
  }
}
