import { type ReactNode, useState } from 'react'
import { firstOfMonthAfter, firstOfWeek, WEEKDAYS, weekInOrder } from '~/domain/day/calendar-day.ts'
import { monthInFull, monthName } from '~/domain/day/day-words.ts'
import { addDays, daysBetween, firstOfMonth, type LocalDay } from '~/domain/day/local-day.ts'
import { firstRecord } from '~/domain/practice/completion.ts'
import { type MonthCell, monthCells, monthWalk, type Walk } from '~/domain/practice/month-cells.ts'
import { monthCounts } from '~/domain/practice/stat-counts.ts'
import { DayMarks, DayShape } from '~/features/progress/day-cell.tsx'
import { dayCells } from '~/features/progress/day-cells.ts'
import { DaySheet } from '~/features/progress/day-sheet.tsx'
import { MonthGrid } from '~/features/progress/month-grid.tsx'
import { type PracticeShown, shownCards } from '~/features/progress/practice-shown.ts'
import { FigureList } from '~/features/progress/progress-frame.tsx'
import { calendarCards } from '~/features/progress/stat-card-words.ts'
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
      {completed.size > 0 && (
        <FigureList
          label={`${name} in figures`}
          heading={
            month.month === firstOfMonth(today) ? 'This month' : `In ${monthName(month.month)}`
          }
          figures={cards}
          columns
        />
      )}
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
    <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
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

/** The month that is shown, and the day in it where the keys start. */
function useMonth({ marks, today }: PracticeShown) {
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
