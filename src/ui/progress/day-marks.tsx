export type DayMarksProps = {
  readonly hasSession: boolean
  readonly hasCheckIn: boolean
  readonly hasEntry: boolean
  /** How far down, in a drawing 44 units wide. */
  readonly y: number
}

const APART = 9

/** What a day held: a full bead for a session, a hollow one for a check-in, a stroke for writing. */
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
