import { useState } from 'react'
import { WEEKDAYS, weekInOrder } from '~/domain/day/calendar-day.ts'
import { monthInFull } from '~/domain/day/day-words.ts'
import type { LocalDay } from '~/domain/day/local-day.ts'
import { calendarCards } from '~/domain/practice/stat-cards.ts'
import { dayCells } from '~/features/progress/day-cells.ts'
import { DaySheet } from '~/features/progress/day-sheet.tsx'
import { type PracticeShown, shownCards } from '~/features/progress/practice-shown.ts'
import { useMonth } from '~/features/progress/use-month.ts'
import { MonthBar, MonthFrame, MonthLegend } from '~/features/progress/view/month-frame.tsx'
import { MonthGrid } from '~/features/progress/view/month-grid.tsx'
import { FigureList } from '~/features/progress/view/progress-frame.tsx'

type MonthCalendarProps = {
  practice: PracticeShown
  /** Whether to show the streak. */
  isStreakShown: boolean
}

/** The month as a calendar; a press on a day opens its details. */
export function MonthCalendar({ practice, isStreakShown }: MonthCalendarProps) {
  const month = useMonth(practice)
  const [chosen, setChosen] = useState<LocalDay | null>(null)
  const name = monthInFull(month.month)
  const { marks, today, streak, completed } = practice
  const cards = shownCards(calendarCards(marks, month.month, today, streak), isStreakShown)
  return (
    <MonthFrame>
      <MonthBar month={name} onPrevious={month.onPrevious} onNext={month.onNext} />
      <MonthGrid
        label={name}
        weekdays={weekInOrder().map((weekday) => WEEKDAYS[weekday])}
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
