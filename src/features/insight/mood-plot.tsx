type PlotPoint = {
  readonly id: string
  readonly label: string
  /** 1–5; `null` without a mood, and then nothing is drawn. */
  readonly mean: number | null
}

type MoodPlotProps = {
  /** The drawing described in a sentence. */
  description: string
  /** The words of the scale, lowest first. */
  scale: readonly string[]
  points: readonly PlotPoint[]
  /** Joins neighbours with a line, or draws each on a separate stem with its figure. */
  look: 'line' | 'stems'
  /** The number of labels that fit. */
  labels: number
}

const WIDE = 320
const LEFT = 72
const RIGHT = 24
const TOP = 20
const STEP = 30
const FOOT = TOP + 4 * STEP

const yOf = (mean: number) => FOOT - (mean - 1) * STEP

/** Moods along a time axis, or side by side. */
export function MoodPlot({ description, scale, points, look, labels }: MoodPlotProps) {
  const apart = (WIDE - LEFT - RIGHT) / Math.max(1, points.length - 1)
  const xOf = (at: number) =>
    points.length === 1 ? (LEFT + WIDE - RIGHT) / 2 : Math.round((LEFT + at * apart) * 10) / 10
  const every = Math.ceil(points.length / labels)
  return (
    <svg
      viewBox={`0 0 ${WIDE} ${FOOT + 32}`}
      role="img"
      aria-label={description}
      fontSize="12"
      fill="currentColor"
      className="block w-full text-accent"
    >
      <g className="text-ink-soft">
        {scale.map((word, at) => (
          <g key={word}>
            <text x="0" y={yOf(at + 1) + 4}>
              {word}
            </text>
            <path
              d={`M${LEFT - 10} ${yOf(at + 1)}H${WIDE}`}
              stroke="currentColor"
              strokeWidth="0.5"
              opacity="0.5"
            />
          </g>
        ))}
        {points.map(({ id, label }, at) =>
          at % every === 0 ? (
            <text key={id} x={xOf(at)} y={FOOT + 24} textAnchor="middle">
              {label}
            </text>
          ) : null,
        )}
      </g>
      {look === 'line' && (
        <path
          d={joined(points, xOf)}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
      )}
      {points.map(({ id, mean }, at) =>
        mean === null ? null : (
          <g key={id}>
            {look === 'stems' && (
              <path
                d={`M${xOf(at)} ${FOOT + 6}V${yOf(mean)}`}
                stroke="currentColor"
                strokeWidth="2"
                opacity="0.5"
              />
            )}
            <circle cx={xOf(at)} cy={yOf(mean)} r="3.5" data-mean={mean.toFixed(1)} />
          </g>
        ),
      )}
    </svg>
  )
}

/** A line through the points, interrupted at those without a mood. */
function joined(points: readonly PlotPoint[], xOf: (at: number) => number): string {
  return points
    .map(({ mean }, at) => {
      if (mean === null) return ''
      const isGoingOn = (points[at - 1]?.mean ?? null) !== null
      return `${isGoingOn ? 'L' : 'M'}${xOf(at)} ${yOf(mean).toFixed(1)}`
    })
    .join('')
}
