import { earlierOf, firstOfMonthAfter, laterOf } from '~/domain/day/calendar-day.ts'
import { addDays, daysBetween, firstOfMonth, type LocalDay } from '~/domain/day/local-day.ts'
import {
  completion,
  completionWords,
  firstRecord,
  percentOf,
  WINDOW_DAYS,
} from '~/domain/practice/completion.ts'
import type { MarksByDay } from '~/domain/practice/day-counts.ts'
import { type DayRecord, lastDays, ninetyDays } from '~/domain/practice/day-record.ts'
import { daysInWords, streakMessage } from '~/domain/practice/streak-words.ts'

/** A figure, its name, and the words that explain what it counts. */
export type StatCard = {
  readonly title: string
  readonly value: string
  readonly detail: string
}

/**
 * The four cards of Progress, over the ninety days that end today.
 * - Completion Rate: completed days out of the days since the first record, at most 90.
 * - Mindful Days: completed days.
 * - Excellence Days: days of 4 points or more.
 * - Day Streak: `streak` in days, as `currentStreak` counts it, with its message.
 */
export function progressCards(marks: MarksByDay, today: LocalDay, streak: number): StatCard[] {
  const share = completion(marks, today)
  const days = ninetyDays(marks, today)
  return [
    { title: 'Completion Rate', value: `${percentOf(share)}%`, detail: completionWords(share) },
    {
      title: 'Mindful Days',
      value: String(days.filter((record) => record.isCompleted).length),
      detail: `with a session, a check-in or a reflection, in the last ${WINDOW_DAYS} days`,
    },
    {
      title: 'Excellence Days',
      value: String(days.filter(isExcellent).length),
      detail: `with a check-in, or a session and a few lines, in the last ${WINDOW_DAYS} days`,
    },
    streakCard(streak),
  ]
}

/**
 * The four cards of the calendar, over the month it shows, up to today.
 * - Mindfulness Rate: the points of its days out of five a day, counted from the first record.
 * - Sacred Days: days with a session.
 * - Radiant Days: days of 4 points or more.
 * - Day Streak: as above; it is today's, in whichever month.
 */
export function calendarCards(
  marks: MarksByDay,
  month: LocalDay,
  today: LocalDay,
  streak: number,
): StatCard[] {
  const days = daysSoFar(marks, month, today)
  const points = days.reduce((sum, record) => sum + record.mindfulnessScore, 0)
  const rate = percentOf({ days: points, of: days.length * 5 })
  return [
    {
      title: 'Mindfulness Rate',
      value: `${rate}%`,
      detail:
        days.length === 0
          ? 'Counted from your first day.'
          : `${points} of ${days.length * 5} points this month`,
    },
    {
      title: 'Sacred Days',
      value: String(days.filter((record) => record.hasSession).length),
      detail: 'with a session, this month',
    },
    {
      title: 'Radiant Days',
      value: String(days.filter(isExcellent).length),
      detail: 'with a check-in, or a session and a few lines, this month',
    },
    streakCard(streak),
  ]
}

function isExcellent({ energyLevel }: DayRecord): boolean {
  return energyLevel === 'excellent'
}

function streakCard(streak: number): StatCard {
  return { title: 'Day Streak', value: daysInWords(streak), detail: streakMessage(streak) }
}

/** The days of a month from the first record to today. */
function daysSoFar(marks: MarksByDay, month: LocalDay, today: LocalDay): DayRecord[] {
  const first = firstRecord(marks, today)
  if (first === null) return []
  const start = laterOf(first, firstOfMonth(month))
  const end = earlierOf(today, addDays(firstOfMonthAfter(month, 1), -1))
  return lastDays(marks, end, Math.max(0, daysBetween(start, end) + 1))
}
