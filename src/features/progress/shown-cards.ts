import type { StatCard } from '~/domain/practice/stat-cards.ts'

/** The cards a person wants to see: the streak can be hidden. */
export function shownCards(cards: readonly StatCard[], isStreakShown: boolean): StatCard[] {
  return cards.filter(({ title }) => isStreakShown || title !== 'Day Streak')
}
