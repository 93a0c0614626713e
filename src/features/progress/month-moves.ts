import { addDays, daysBetween, type LocalDay } from '~/domain/local-day.ts'
import { addMonths, firstOfMonth, firstOfWeek } from '~/domain/practice/calendar-day.ts'
import type { MonthCell, Walk } from '~/domain/practice/month-grid.ts'

/** The month shown, the days in its grid, and the months beside it. */
type Shown = { readonly cells: readonly MonthCell[]; readonly walk: Walk; readonly month: LocalDay }

/**
 * Where a key leads from a day of the grid: arrows by a day or a week, Home and End to the ends of
 * the week, Page Up and Page Down by a month. `null` when the key is none of these; the same day
 * where the data ends.
 */
export function dayOfKey(key: string, from: LocalDay, shown: Shown): LocalDay | null {
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

/** The month to show for a day: its own where one can go there, else the one shown already. */
export function monthFor(day: LocalDay, { month, walk }: Shown): LocalDay {
  const own = firstOfMonth(day)
  return own === walk.previous || own === walk.next ? own : month
}

/** The same number in another month, or its last day when it has no such number. */
export function sameDayIn(month: LocalDay, day: LocalDay): LocalDay {
  const length = daysBetween(month, addMonths(month, 1))
  return addDays(month, Math.min(Number(day.slice(8)), length) - 1)
}

function within(to: LocalDay, from: LocalDay, shown: Shown): LocalDay {
  const isThere =
    monthFor(to, shown) === firstOfMonth(to) || shown.cells.some(({ day }) => day === to)
  return isThere ? to : from
}
