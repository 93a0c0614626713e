import type { LocalDay } from '~/domain/local-day.ts'
import type { PracticeFigures } from '~/domain/practice/practice-figures.ts'
import { protectingRestDays } from '~/domain/practice/rest-days.ts'
import { daysInWords } from '~/domain/practice/streak-words.ts'
import { ownEnglish } from '~/lib/own-english.ts'

/** How today stands. An open day is open, not missed. */
export function todayWords(
  completed: ReadonlySet<LocalDay>,
  restDays: ReadonlySet<LocalDay>,
  today: LocalDay,
): string {
  if (completed.has(today)) return 'Today is complete.'
  if (protectingRestDays(restDays, completed).has(today)) return 'Today is a day of rest.'
  return 'Today is still open.'
}

/** "45 sessions · 450 minutes · longest 12 days": what there is, and no noughts. */
export function figuresInWords(figures: PracticeFigures, withStreak: boolean): string {
  const { sessions, minutes, longestStreak } = figures
  const number = new Intl.NumberFormat(ownEnglish())
  const count = (value: number, one: string) =>
    value === 0 ? [] : [`${number.format(value)} ${value === 1 ? one : `${one}s`}`]
  return [
    ...count(sessions, 'session'),
    ...count(minutes, 'minute'),
    ...(withStreak ? [`longest streak ${daysInWords(longestStreak)}`] : []),
  ].join(' · ')
}
