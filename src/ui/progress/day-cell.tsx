import { DayMarks, type DayMarksProps } from '~/ui/progress/day-marks.tsx'
import { DayShape, type DayShapeProps } from '~/ui/progress/day-shape.tsx'

/** A day of the month as it is drawn and named. */
export type DayCell<Day extends string = string> = Omit<DayShapeProps, 'isFaint'> &
  Omit<DayMarksProps, 'y'> & {
    readonly id: Day
    readonly number: string
    /** Its name for screen readers: the day and what it held. */
    readonly label: string
    /** What its tooltip says. */
    readonly tip: string
    readonly isInMonth: boolean
    readonly isToday: boolean
    readonly isFuture: boolean
    /** It is joined to the day before, or after. */
    readonly threadBefore: boolean
    readonly threadAfter: boolean
  }

const MIDDLE = 25

/** A day: its number in the lamp it lit, a thread to the days beside it, and what it held below. */
export function DayFace({ cell }: { cell: DayCell }) {
  const isLit = cell.level === 'excellent' && cell.isInMonth
  const tone = isLit ? 'text-on-accent' : cell.level === 'low' ? 'text-ink-soft' : 'text-ink'
  return (
    <svg
      viewBox="0 0 44 54"
      aria-hidden="true"
      className="block w-full text-accent figures"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
    >
      {cell.threadBefore && <path d={`M0 ${MIDDLE}H6`} strokeWidth="1.6" opacity="0.7" />}
      {cell.threadAfter && <path d={`M38 ${MIDDLE}H44`} strokeWidth="1.6" opacity="0.7" />}
      <DayShape level={cell.level} isRest={cell.isRest} isFaint={!cell.isInMonth} />
      <g className={cell.isInMonth ? tone : 'text-ink-soft'}>
        <text
          x="22"
          y={MIDDLE + 4.7}
          textAnchor="middle"
          fontSize={cell.isInMonth ? 14 : 11.5}
          fontWeight={cell.isToday ? 800 : 500}
          fill="currentColor"
          stroke="none"
        >
          {cell.number}
        </text>
        {cell.isToday && <path d={`M17 ${MIDDLE + 9}h10`} strokeWidth="2" />}
      </g>
      <DayMarks
        y={49}
        hasSession={cell.hasSession}
        hasEntry={cell.hasEntry}
        hasCheckIn={cell.hasCheckIn}
      />
    </svg>
  )
}
