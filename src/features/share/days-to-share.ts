import { completedDays } from '~/domain/practice/day-counts.ts'
import { currentStreak } from '~/domain/practice/streak.ts'
import type { PracticeRows } from '~/queries/use-practice.ts'

/** The days of practice there are to tell of; `total` counts every completed day up to today. */
export function daysToShare({ today, days, restDays }: PracticeRows) {
  const completed = completedDays(days)
  return {
    streak: currentStreak(completed, today, restDays),
    total: [...completed].filter((day) => day <= today).length,
  }
}
