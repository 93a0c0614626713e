import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { type DayCell, DayFace } from '~/features/progress/day-cell.tsx'

type MonthGridProps<Day extends string> = {
  /** The month that is shown. */
  label: string
  /** The names of the days, starting with the first day of the week. */
  weekdays: readonly string[]
  /** Whole weeks. */
  cells: readonly DayCell<Day>[]
  /** The one day in the tab order. */
  active: Day
  /** Makes the day that a key leads to active, and returns it; `null` for any other key. */
  onKey: (key: string) => Day | null
  /** The active day is open in a sheet. When the sheet closes, the focus returns to the day. */
  isOpen: boolean
  onChoose: (day: Day) => void
}

const WEEK = 7
/** A constant, because the linter expects a table without keyboard control and refuses the role. */
const GRID = { role: 'grid' } as const

/**
 * A month as a grid: one tab stop, arrow keys between days, and a tooltip with the records of a
 * day.
 */
export function MonthGrid<Day extends string>(props: MonthGridProps<Day>) {
  const { label, weekdays, cells, active, onKey, isOpen, onChoose } = props
  const grid = useRef<HTMLTableElement>(null)
  const comesBack = useRef(false)
  const [withTip, setWithTip] = useState<Day | null>(null)
  useEffect(() => {
    if (isOpen || !comesBack.current) return
    comesBack.current = false
    const day = grid.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)
    // The same place may hold the day in another month, and only a focus that comes is read aloud.
    if (day === document.activeElement) day?.blur()
    day?.focus()
  }, [active, isOpen])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setWithTip(null)
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const to = onKey(event.key)
    if (to === null) return
    event.preventDefault()
    comesBack.current = to !== active
  }
  const choose = (day: Day) => {
    comesBack.current = true
    onChoose(day)
  }
  // A place keeps its elements from month to month: to make them anew takes a slow phone 50 ms.
  const weeks = Array.from({ length: cells.length / WEEK }, (_, place) => ({
    place,
    days: cells.slice(place * WEEK, (place + 1) * WEEK),
  }))
  return (
    <table
      ref={grid}
      {...GRID}
      aria-label={label}
      onKeyDown={onKeyDown}
      className="w-full table-fixed"
    >
      <colgroup>
        {weekdays.map((name) => (
          <col key={name} width={`${100 / WEEK}%`} />
        ))}
      </colgroup>
      <thead className="text-[min(0.8125rem,4.1vw)] text-ink-soft">
        <tr>
          {weekdays.map((name) => (
            <th key={name} scope="col" abbr={name}>
              {name.slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map(({ place, days }) => (
          <tr key={place} className="relative">
            {days.map((cell, column) => (
              <td key={weekdays[column]}>
                <button
                  type="button"
                  data-day={cell.id}
                  aria-label={cell.label}
                  aria-current={cell.isToday ? 'date' : undefined}
                  tabIndex={cell.id === active ? 0 : -1}
                  onClick={() => choose(cell.id)}
                  onPointerEnter={() => setWithTip(cell.id)}
                  onPointerLeave={() => setWithTip(null)}
                  onFocus={() => setWithTip(cell.id)}
                  onBlur={() => setWithTip(null)}
                  className="block w-full rounded-field hover:bg-accent-wash"
                >
                  <DayFace cell={cell} />
                </button>
                {cell.id === withTip && <Tip column={column}>{cell.tip}</Tip>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/**
 * Below the week and as wide as it, so that it stays on the screen and covers no day of its week.
 */
function Tip({ column, children }: { column: number; children: ReactNode }) {
  return (
    <div className={`pointer-events-none absolute inset-x-0 top-full z-10 flex ${sideOf(column)}`}>
      <p role="tooltip" className="rounded-field bg-ink px-3 py-1 text-ground text-small lift">
        {children}
      </p>
    </div>
  )
}

function sideOf(column: number): string {
  if (column < 2) return ''
  return column > 4 ? 'justify-end' : 'justify-center'
}
