import { useState } from 'react'
import type { LocalDay } from '~/domain/local-day.ts'
import { firstOfMonth } from '~/domain/practice/calendar-day.ts'
import { firstRecord } from '~/domain/practice/completion.ts'
import { monthGrid, monthWalk } from '~/domain/practice/month-grid.ts'
import { dayOfKey, monthFor, sameDayIn } from '~/features/progress/month-moves.ts'
import type { Practice } from '~/features/progress/practice.ts'

/** The month one looks at and the day in it that the keys walk from. */
export function useMonth({ counts, today }: Practice) {
  const [at, setAt] = useState({ month: firstOfMonth(today), active: today })
  const { month, active } = at
  const cells = monthGrid(month, today)
  const walk = monthWalk(month, firstRecord(counts, today), today)
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
    /** Walks on from this day; the month stays. */
    walkFrom: (day: LocalDay) => setAt({ month, active: day }),
  }
}
