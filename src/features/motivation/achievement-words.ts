import type { Achievement, AchievementType } from '~/domain/practice/achievements.ts'
import { assertNever } from '~/lib/assert-never.ts'
import { daysInWords } from '~/lib/words/practice-words.ts'

type Category = { readonly type: AchievementType; readonly name: string; readonly about: string }

/** The four kinds of achievement. */
export const CATEGORIES: readonly Category[] = [
  { type: 'streak', name: 'Streak', about: 'Days in a row, counted over your longest run.' },
  { type: 'total', name: 'Total', about: 'Everything you have done, added up.' },
  { type: 'pattern', name: 'Pattern', about: 'How evenly you practise.' },
  { type: 'special', name: 'Special', about: 'Days and hours out of the ordinary.' },
]

/** What each achievement is given for. */
export const DESCRIPTIONS: Readonly<Record<Achievement['id'], string>> = {
  'first-steps': 'One session.',
  'week-warrior': 'Seven days in a row.',
  'month-master': 'Thirty days in a row.',
  'century-club': 'A hundred sessions.',
  'consistency-king': 'A session or a check-in on 80% of the last thirty days.',
  'mindfulness-master':
    'Four points a day on average, over seven days or more: three for a session or a check-in, two for writing.',
  'journal-journey': 'Fifty reflections.',
  'zen-zone': 'Three sessions in one day, each recorded when it was heard.',
  'early-bird': 'Ten sessions begun before nine in the morning.',
  'diamond-dedication': 'Three hundred and sixty-five days in a row.',
}

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
