import type { LocalDay } from '~/domain/day/local-day.ts'
import {
  completedDays,
  type DayCounts,
  type MarksByDay,
  marksByDay,
} from '~/domain/practice/day-counts.ts'
import { currentStreak } from '~/domain/practice/streak.ts'
import type { StatCard } from '~/features/progress/stat-card-words.ts'
import type { PracticeRows } from '~/queries/practice/use-practice.ts'

/** A person's practice in the form that the screens of Your Journey need. */
export type PracticeShown = {
  readonly today: LocalDay
  readonly marks: MarksByDay
  readonly days: readonly DayCounts[]
  readonly completed: ReadonlySet<LocalDay>
  readonly restDays: ReadonlySet<LocalDay>
  /** In days. */
  readonly streak: number
}

export function practiceOf({ today, practice, restDays }: PracticeRows): PracticeShown {
  const completed = completedDays(practice)
  return {
    today,
    marks: marksByDay(practice),
    days: practice,
    completed,
    restDays,
    streak: currentStreak(completed, today, restDays),
  }
}

/** The cards that the person wants to see; the streak can be turned off. */
export function shownCards(cards: readonly StatCard[], isStreakShown: boolean): StatCard[] {
  return cards.filter(({ title }) => isStreakShown || title !== 'Day Streak')
}
