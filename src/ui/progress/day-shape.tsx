export type LampLevel = 'excellent' | 'high' | 'medium' | 'low'

export type DayShapeProps = {
  readonly level: LampLevel
  readonly isRest: boolean
  /** In outline: a day of another month. */
  readonly isFaint: boolean
}

const FLAME = 'M22 2C27 9 38.5 14 38.5 25.5a16.5 16.5 0 0 1-33 0C5.5 14 17 9 22 2Z'

/** The lamp of a day, 44 units wide, its middle at (22, 25): the fuller the day, the more it is a flame. */
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
