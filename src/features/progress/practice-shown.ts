import type { LocalDay } from '~/domain/day/local-day.ts'
import { type CountsByDay, completedDays, countsByDay } from '~/domain/practice/day-counts.ts'
import type { StatCard } from '~/domain/practice/stat-cards.ts'
import { currentStreak } from '~/domain/practice/streak.ts'
import type { PracticeRows } from '~/queries/practice/use-practice.ts'

/** A person's practice in the form that the screens of Your Journey need. */
export type PracticeShown = {
  readonly today: LocalDay
  readonly counts: CountsByDay
  readonly completed: ReadonlySet<LocalDay>
  readonly restDays: ReadonlySet<LocalDay>
  /** In days. */
  readonly streak: number
}

export function practiceOf({ today, days, restDays }: PracticeRows): PracticeShown {
  const completed = completedDays(days)
  return {
    today,
    counts: countsByDay(days),
    completed,
    restDays,
    streak: currentStreak(completed, today, restDays),
  }
}

/** The cards that the person wants to see; the streak can be turned off. */
export function shownCards(cards: readonly StatCard[], isStreakShown: boolean): StatCard[] {
  return cards.filter(({ title }) => isStreakShown || title !== 'Day Streak')
}
