import { percentOf, WINDOW_DAYS } from '~/domain/practice/completion.ts'
import type { MonthCounts, ProgressCounts } from '~/domain/practice/stat-counts.ts'
import { completionWords, daysInWords, streakMessage } from '~/lib/words/practice-words.ts'

/** A figure, its name, and the words that explain what it counts. */
export type StatCard = {
  readonly title: string
  readonly value: string
  readonly detail: string
}

/** The four cards of Progress; `streak` in days. */
export function progressCards(counts: ProgressCounts, streak: number): StatCard[] {
  const { completion, mindful, excellent } = counts
  return [
    {
      title: 'Completion Rate',
      value: `${percentOf(completion)}%`,
      detail: completionWords(completion, WINDOW_DAYS),
    },
    {
      title: 'Mindful Days',
      value: String(mindful),
      detail: 'with a session, a check-in or a reflection',
    },
    {
      title: 'Excellence Days',
      value: String(excellent),
      detail: 'a check-in, or a session and a few lines',
    },
    streakCard(streak),
  ]
}

/** The four cards of a month; `streak` in days, of today in whichever month. */
export function calendarCards(counts: MonthCounts, streak: number): StatCard[] {
  const { points, mostPoints, sacred, radiant } = counts
  return [
    {
      title: 'Mindfulness Rate',
      value: `${percentOf({ days: points, of: mostPoints })}%`,
      detail:
        mostPoints === 0
          ? 'Counted from your first day.'
          : `${points} of ${mostPoints} points this month`,
    },
    { title: 'Sacred Days', value: String(sacred), detail: 'with a session' },
    {
      title: 'Radiant Days',
      value: String(radiant),
      detail: 'a check-in, or a session and a few lines',
    },
    streakCard(streak),
  ]
}

function streakCard(streak: number): StatCard {
  return { title: 'Day Streak', value: daysInWords(streak), detail: streakMessage(streak) }
}
