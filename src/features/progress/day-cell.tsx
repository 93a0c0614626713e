/** The data to draw and name a day of the month. */
export type DayCell<Day extends string = string> = Omit<DayShapeProps, 'isFaint'> &
  Omit<DayMarksProps, 'y'> & {
    readonly id: Day
    readonly number: string
    /** Its name for screen readers: the day and its records. */
    readonly label: string
    /** The text of its tooltip. */
    readonly tip: string
    readonly isInMonth: boolean
    readonly isToday: boolean
    readonly isFuture: boolean
    /** Whether a thread connects it to the day before, or after. */
    readonly threadBefore: boolean
    readonly threadAfter: boolean
  }

const MIDDLE = 25

/** A day: its number in its lamp, threads to the days next to it, and its records below. */
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

export type LampLevel = 'excellent' | 'high' | 'medium' | 'low'

type DayShapeProps = {
  readonly level: LampLevel
  readonly isRest: boolean
  /** For a day of another month: draws lines only. */
  readonly isFaint: boolean
}

const FLAME = 'M22 2C27 9 38.5 14 38.5 25.5a16.5 16.5 0 0 1-33 0C5.5 14 17 9 22 2Z'

/**
 * The lamp of a day, 44 units wide, centred at (22, 25): the more points, the more it becomes a
 * flame.
 */
export function DayShape({ level, isRest, isFaint }: DayShapeProps) {
  const opacity = isFaint ? 0.5 : 1
  if (level === 'excellent') {
    return <path d={FLAME} fill={isFaint ? 'none' : 'currentColor'} opacity={opacity} />
  }
  if (level === 'high' || level === 'medium') {
    return (
      <circle
        cx="22"
        cy="25"
        r={level === 'high' ? 15.5 : 12}
        strokeWidth="1.6"
        fill={isFaint ? 'none' : 'currentColor'}
        fillOpacity="0.14"
        opacity={opacity}
      />
    )
  }
  if (!isRest) return null
  return (
    <g opacity={opacity}>
      <circle cx="22" cy="25" r="15.5" strokeWidth="1.4" strokeDasharray="1.5 4" />
      <path
        d="M24.6 50.6a3.6 3.6 0 0 1-3.9-5.4 3.6 3.6 0 1 0 3.9 5.4Z"
        fill="currentColor"
        strokeWidth="0.6"
        strokeLinejoin="round"
      />
    </g>
  )
}

type DayMarksProps = {
  readonly hasSession: boolean
  readonly hasCheckIn: boolean
  readonly hasEntry: boolean
  /** The vertical position, in a drawing 44 units wide. */
  readonly y: number
}

const APART = 9

/**
 * The records of a day: a full bead for a session, a hollow one for a check-in, a stroke for
 * writing.
 */
export function DayMarks({ hasSession, hasCheckIn, hasEntry, y }: DayMarksProps) {
  const kinds = [hasSession && 'session', hasCheckIn && 'check-in', hasEntry && 'entry'].filter(
    (kind) => kind !== false,
  )
  const first = 22 - ((kinds.length - 1) * APART) / 2
  return kinds.map((kind, index) => {
    const x = first + index * APART
    if (kind === 'entry') return <path key={kind} d={`M${x - 3} ${y}h6`} strokeWidth="2" />
    const fill = kind === 'session' ? 'currentColor' : 'none'
    return <circle key={kind} cx={x} cy={y} r="2.2" strokeWidth="1.2" fill={fill} />
  })
}
