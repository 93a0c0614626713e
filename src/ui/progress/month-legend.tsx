import type { ReactNode } from 'react'
import { DayMarks } from '~/ui/progress/day-marks.tsx'
import { DayShape } from '~/ui/progress/day-shape.tsx'

const WHOLE = '0 0 44 54'
/** The marks are small: one sees them as large as the lamps. */
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

/** What the symbols of the month mean. */
export function MonthLegend() {
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
          {words}
        </li>
      ))}
    </ul>
  )
}
