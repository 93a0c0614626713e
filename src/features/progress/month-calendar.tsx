import { useState } from 'react'
import type { LocalDay } from '~/domain/local-day.ts'
import { WEEKDAYS } from '~/domain/practice/calendar-day.ts'
import { calendarCards } from '~/domain/practice/stat-cards.ts'
import { dayCells } from '~/features/progress/day-cells.ts'
import { DaySheet } from '~/features/progress/day-sheet.tsx'
import { monthInFull } from '~/features/progress/day-words.ts'
import type { Practice } from '~/features/progress/practice.ts'
import { shownCards } from '~/features/progress/shown-cards.ts'
import { useMonth } from '~/features/progress/use-month.ts'
import { FigureList } from '~/ui/progress/figure-list.tsx'
import { MonthBar } from '~/ui/progress/month-bar.tsx'
import { MonthFrame } from '~/ui/progress/month-frame.tsx'
import { MonthGrid } from '~/ui/progress/month-grid.tsx'
import { MonthLegend } from '~/ui/progress/month-legend.tsx'

type MonthCalendarProps = {
  practice: Practice
  /** Whether the streak may be told. */
  isStreakShown: boolean
}

/** The month: its shape at a glance, a day by a touch. */
export function MonthCalendar({ practice, isStreakShown }: MonthCalendarProps) {
  const month = useMonth(practice)
  const [chosen, setChosen] = useState<LocalDay | null>(null)
  const name = monthInFull(month.month)
  const { counts, today, streak, completed } = practice
  const cards = shownCards(calendarCards(counts, month.month, today, streak), isStreakShown)
  return (
    <MonthFrame>
      <MonthBar month={name} onPrevious={month.onPrevious} onNext={month.onNext} />
      <MonthGrid
        label={name}
        weekdays={WEEKDAYS}
        cells={dayCells(month.cells, practice)}
        active={month.active}
        onKey={month.onKey}
        isOpen={chosen !== null}
        onChoose={(day) => {
          month.walkFrom(day)
          setChosen(day)
        }}
      />
      <MonthLegend />
      {completed.size > 0 && <FigureList label={`${name} in figures`} figures={cards} columns />}
      {chosen && (
        <DaySheet key={chosen} day={chosen} practice={practice} onClose={() => setChosen(null)} />
      )}
    </MonthFrame>
  )
}
