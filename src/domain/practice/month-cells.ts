import { earlierOf, firstOfMonthAfter, firstOfWeek, laterOf } from '~/domain/day/calendar-day.ts'
import { addDays, firstOfMonth, type LocalDay } from '~/domain/day/local-day.ts'
import { WINDOW_DAYS } from '~/domain/practice/completion.ts'

const CELLS = 42

export type MonthCell = {
  readonly day: LocalDay
  /** False for the days of the months before and after that fill the first and last weeks. */
  readonly isInMonth: boolean
  readonly isToday: boolean
  readonly isFuture: boolean
}

/** Six whole weeks that contain the month of a day (42 cells, Sunday first). */
export function monthCells(month: LocalDay, today: LocalDay): MonthCell[] {
  const first = firstOfMonth(month)
  const start = firstOfWeek(first)
  return Array.from({ length: CELLS }, (_, index) => {
    const day = addDays(start, index)
    return {
      day,
      isInMonth: firstOfMonth(day) === first,
      isToday: day === today,
      isFuture: day > today,
    }
  })
}

/** The months before and after the one shown, each by its first day; `null` at the ends. */
export type Walk = { readonly previous: LocalDay | null; readonly next: LocalDay | null }

/**
 * The months a person can open: up to the month of today, from that of the first record or of the
 * first of the ninety days, whichever is earlier. Any of the ninety days can be filled in.
 */
export function monthWalk(month: LocalDay, first: LocalDay | null, today: LocalDay): Walk {
  const window = addDays(today, 1 - WINDOW_DAYS)
  const earliest = firstOfMonth(earlierOf(first ?? window, window))
  const latest = firstOfMonth(today)
  const previous = firstOfMonthAfter(month, -1)
  const next = firstOfMonthAfter(month, 1)
  return {
    previous: previous < earliest ? null : earlierOf(previous, latest),
    next: next > latest ? null : laterOf(next, earliest),
  }
}
