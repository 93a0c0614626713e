import { type ReactNode, useState } from 'react'
import { WEEKDAYS, weekInOrder } from '~/domain/day/calendar-day.ts'
import { monthInFull } from '~/domain/day/day-words.ts'
import type { LocalDay } from '~/domain/day/local-day.ts'
import { monthCounts } from '~/domain/practice/stat-counts.ts'
import { DayMarks, DayShape } from '~/features/progress/day-cell.tsx'
import { dayCells } from '~/features/progress/day-cells.ts'
import { DaySheet } from '~/features/progress/day-sheet.tsx'
import { MonthGrid } from '~/features/progress/month-grid.tsx'
import { type PracticeShown, shownCards } from '~/features/progress/practice-shown.ts'
import { FigureList } from '~/features/progress/progress-frame.tsx'
import { calendarCards } from '~/features/progress/stat-card-words.ts'
import { useMonth } from '~/features/progress/use-month.ts'
import { Icon } from '~/ui/motifs/icon.tsx'

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
  const counts = monthCounts(marks, month.month, today)
  const cards = shownCards(calendarCards(counts, streak), isStreakShown)
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

/** The calendar's column, narrow enough to see the whole month at once. */
function MonthFrame({ children }: { children: ReactNode }) {
  return <section className="flex w-full max-w-[38rem] flex-col gap-5">{children}</section>
}

type MonthBarProps = {
  /** The month that is shown, in words. */
  month: string
  onPrevious: (() => void) | null
  onNext: (() => void) | null
}

/** The month that is shown, with buttons for the months before and after. */
function MonthBar({ month, onPrevious, onNext }: MonthBarProps) {
  return (
    <div className="mb-3 flex items-center justify-between gap-2">
      <h2 aria-live="polite" className="font-display font-semibold text-title">
        {month}
      </h2>
      <div className="flex">
        <Way label="Previous month" onGo={onPrevious}>
          <path d="m14.5 5.5-6.5 6.5 6.5 6.5" />
        </Way>
        <Way label="Next month" onGo={onNext}>
          <path d="m9.5 5.5 6.5 6.5-6.5 6.5" />
        </Way>
      </div>
    </div>
  )
}

type WayProps = { label: string; onGo: (() => void) | null; children: ReactNode }

// Not `disabled` at the end of the data: a disabled button would lose the focus after a press.
function Way({ label, onGo, children }: WayProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={onGo === null}
      onClick={() => onGo?.()}
      className="inline-flex size-11 items-center justify-center rounded-full text-[1.25rem] text-ink-soft hover:bg-sunken hover:text-ink aria-disabled:opacity-60"
    >
      <Icon>{children}</Icon>
    </button>
  )
}

const WHOLE = '0 0 44 54'
/** The marks are small, so this view box enlarges them to the size of the lamps. */
const NEAR = '11 13 22 27'
const NOTHING = { hasSession: false, hasCheckIn: false, hasEntry: false, y: 26 }

const SYMBOLS: readonly { words: string; view: string; drawing: ReactNode }[] = [
  {
    words: 'Radiant: 4 points or more',
    view: WHOLE,
    drawing: <DayShape level="excellent" isRest={false} isFaint={false} />,
  },
  {
    words: 'Warm: 2 or 3 points',
    view: WHOLE,
    drawing: <DayShape level="high" isRest={false} isFaint={false} />,
  },
  { words: 'A day of rest', view: WHOLE, drawing: <DayShape level="low" isRest isFaint={false} /> },
  {
    words: 'One day after another',
    view: WHOLE,
    drawing: <path d="M0 25h44" strokeWidth="2" opacity="0.7" />,
  },
  { words: 'Session', view: NEAR, drawing: <DayMarks {...NOTHING} hasSession /> },
  { words: 'Check-in', view: NEAR, drawing: <DayMarks {...NOTHING} hasCheckIn /> },
  { words: 'Reflection', view: NEAR, drawing: <DayMarks {...NOTHING} hasEntry /> },
]

/** The meaning of the symbols in the calendar. */
function MonthLegend() {
  return (
    <ul aria-label="Symbols" className="flex flex-wrap gap-x-5 gap-y-1.5 text-ink-soft text-small">
      {SYMBOLS.map(({ words, view, drawing }) => (
        <li key={words} className="inline-flex items-center gap-1.5">
          <svg
            viewBox={view}
            width="22"
            height="27"
            aria-hidden="true"
            className="text-accent"
            fill="none"
            stroke="currentColor"
            strokeLinecap="round"
          >
            {drawing}
          </svg>
          <span>{words}</span>
        </li>
      ))}
    </ul>
  )
}
