export type MoodStep = {
  readonly id: string
  readonly name: string
  readonly before: number
  readonly after: number
  /** Whether a line joins the two: only if the difference is significant. */
  readonly isJoined: boolean
}

type MoodStepsProps = {
  /** The drawing described in a sentence. */
  description: string
  /** The words for the two ends of the scale. */
  ends: readonly [string, string]
  steps: readonly MoodStep[]
}

const WIDE = 320
const EDGE = 12
const ROW = 52
const TOP = 6

const xOf = (mean: number) => EDGE + ((mean - 1) / 4) * (WIDE - 2 * EDGE)

/** Moods before and after, one row each: an open dot and a full dot. */
export function MoodSteps({ description, ends, steps }: MoodStepsProps) {
  const foot = TOP + steps.length * ROW
  return (
    <svg
      viewBox={`0 0 ${WIDE} ${foot + 40}`}
      role="img"
      aria-label={description}
      fontSize="12"
      fill="currentColor"
      className="block w-full text-accent"
    >
      {steps.map(({ id, name, before, after, isJoined }, at) => (
        <g key={id} transform={`translate(0 ${TOP + at * ROW})`}>
          <text x="0" y="12" className="text-ink">
            {name}
          </text>
          <path
            d={`M${EDGE} 30H${WIDE - EDGE}`}
            stroke="currentColor"
            strokeWidth="0.5"
            opacity="0.5"
          />
          {isJoined && (
            <path
              d={`M${xOf(before)} 30H${xOf(after)}`}
              stroke="currentColor"
              strokeWidth="2.5"
              data-joined={id}
            />
          )}
          <circle
            cx={xOf(before)}
            cy="30"
            r="6.5"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            data-mean={before.toFixed(1)}
          />
          <circle cx={xOf(after)} cy="30" r="4" data-mean={after.toFixed(1)} />
        </g>
      ))}
      <g className="text-ink-soft" transform={`translate(0 ${foot + 8})`}>
        <text x="0" y="4">
          {ends[0]}
        </text>
        <text x={WIDE} y="4" textAnchor="end">
          {ends[1]}
        </text>
        <circle cx="6" cy="22" r="5" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <text x="18" y="26">
          before
        </text>
        <circle cx="78" cy="22" r="4" />
        <text x="90" y="26">
          after
        </text>
      </g>
    </svg>
  )
}
