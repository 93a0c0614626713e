import type { Achievement, AchievementType } from '~/domain/practice/achievements.ts'
import { daysInWords } from '~/domain/practice/streak-words.ts'
import { assertNever } from '~/lib/assert-never.ts'

type Category = { readonly type: AchievementType; readonly name: string; readonly about: string }

/** The four kinds of achievement. */
export const CATEGORIES: readonly Category[] = [
  { type: 'streak', name: 'Streak', about: 'Days in a row, counted over your longest run.' },
  { type: 'total', name: 'Total', about: 'Everything you have done, added up.' },
  { type: 'pattern', name: 'Pattern', about: 'How evenly you practise.' },
  { type: 'special', name: 'Special', about: 'Days and hours out of the ordinary.' },
]

/** The progress of an achievement: "12 of 30 days". */
export function progressWords({ id, progress, target }: Achievement): string {
  switch (id) {
    case 'first-steps':
    case 'century-club':
      return `${progress} of ${target} ${target === 1 ? 'session' : 'sessions'}`
    case 'week-warrior':
    case 'month-master':
    case 'diamond-dedication':
      return `${progress} of ${daysInWords(target)}`
    case 'consistency-king':
      return `${progress}% of the last thirty days; it takes ${target}%`
    case 'mindfulness-master':
      // Rounded down, so that an achievement that is not reached yet never reads as reached.
      return `${Math.floor(progress * 10) / 10} of ${target} points a day`
    case 'journal-journey':
      return `${progress} of ${target} reflections`
    case 'zen-zone':
      return `${progress} of ${target} sessions in one day`
    case 'early-bird':
      return `${progress} of ${target} morning sessions`
    default:
      return assertNever(id)
  }
}
