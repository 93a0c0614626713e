import { useState } from 'react'
import { firstOfMonthAfter, firstOfWeek } from '~/domain/day/calendar-day.ts'
import { addDays, daysBetween, firstOfMonth, type LocalDay } from '~/domain/day/local-day.ts'
import { firstRecord } from '~/domain/practice/completion.ts'
import { type MonthCell, monthCells, monthWalk, type Walk } from '~/domain/practice/month-cells.ts'
import type { PracticeShown } from '~/features/progress/practice-shown.ts'

/** The month that is shown, and the day in it where the keys start. */
export function useMonth({ marks, today }: PracticeShown) {
  const [at, setAt] = useState({ month: firstOfMonth(today), active: today })
  const { month, active } = at
  const cells = monthCells(month, today)
  const walk = monthWalk(month, firstRecord(marks, today), today)
  const shown = { month, cells, walk }
  const goTo = (to: LocalDay | null) =>
    to && (() => setAt({ month: to, active: sameDayIn(to, active) }))
  return {
    ...at,
    cells,
    onPrevious: goTo(walk.previous),
    onNext: goTo(walk.next),
    onKey: (key: string) => {
      const to = dayOfKey(key, active, shown)
      if (to !== null) setAt({ month: monthFor(to, shown), active: to })
      return to
    },
    /** Makes this day the start for the keys; the month does not change. */
    walkFrom: (day: LocalDay) => setAt({ month, active: day }),
  }
}

/** The month that is shown, the days in its grid, and the months before and after. */
type Shown = { readonly cells: readonly MonthCell[]; readonly walk: Walk; readonly month: LocalDay }

/**
 * The day that a key leads to: arrows move by a day or a week, Home and End to the ends of the
 * week, Page Up and Page Down by a month. Returns `null` for other keys, and the same day at the
 * end of the data.
 */
function dayOfKey(key: string, from: LocalDay, shown: Shown): LocalDay | null {
  switch (key) {
    case 'ArrowLeft':
      return within(addDays(from, -1), from, shown)
    case 'ArrowRight':
      return within(addDays(from, 1), from, shown)
    case 'ArrowUp':
      return within(addDays(from, -7), from, shown)
    case 'ArrowDown':
      return within(addDays(from, 7), from, shown)
    case 'Home':
      return within(firstOfWeek(from), from, shown)
    case 'End':
      return within(addDays(firstOfWeek(from), 6), from, shown)
    case 'PageUp':
      return shown.walk.previous ? sameDayIn(shown.walk.previous, from) : from
    case 'PageDown':
      return shown.walk.next ? sameDayIn(shown.walk.next, from) : from
    default:
      return null
  }
}

/** The month to show for a day: the day's own if it can be opened, else the current one. */
function monthFor(day: LocalDay, { month, walk }: Shown): LocalDay {
  const own = firstOfMonth(day)
  return own === walk.previous || own === walk.next ? own : month
}

/** The same day number in another month, or that month's last day if it is shorter. */
function sameDayIn(month: LocalDay, day: LocalDay): LocalDay {
  const length = daysBetween(month, firstOfMonthAfter(month, 1))
  return addDays(month, Math.min(Number(day.slice(8)), length) - 1)
}

function within(to: LocalDay, from: LocalDay, shown: Shown): LocalDay {
  const isThere =
    monthFor(to, shown) === firstOfMonth(to) || shown.cells.some(({ day }) => day === to)
  return isThere ? to : from
}
