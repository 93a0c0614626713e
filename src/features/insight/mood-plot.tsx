import { MOODS, type MoodValue } from '~/domain/mood/mood.ts'
import { useIsWide } from '~/ui/layout/use-is-wide.ts'
import { MoodFace } from '~/ui/motifs/mood-face.tsx'

type PlotPoint = {
  readonly id: string
  readonly label: string
  /** 1–5; `null` without a mood, and then nothing is drawn. */
  readonly mean: number | null
}

type MoodPlotProps = {
  /** The drawing described in a sentence. */
  description: string
  points: readonly PlotPoint[]
  /** Joins neighbours with a line, or draws each on a separate stem. */
  look: 'line' | 'stems'
  /** The number of labels that fit. */
  labels: number
}

// In rem: the faces are as high as in a row of text, so the drawing grows with it.
const HIGH = { usual: 13, wide: 22 } as const
const FACE = 1.75
const FOOT = 2

const TONES: Readonly<Record<MoodValue, string>> = {
  1: 'text-mood-1',
  2: 'text-mood-2',
  3: 'text-mood-3',
  4: 'text-mood-4',
  5: 'text-mood-5',
}

/** Moods along a time axis, or side by side. */
export function MoodPlot({ description, points, look, labels }: MoodPlotProps) {
  const xOf = (at: number) =>
    points.length === 1 ? '50%' : `${Math.round((at / (points.length - 1)) * 1000) / 10}%`
  // Beside the year, which is high on a wide screen.
  const isHigh = useIsWide() && look === 'line'
  const high = isHigh ? HIGH.wide : HIGH.usual
  const yOf = (mean: number) =>
    `${((FACE / 2 + ((5 - mean) / 4) * (high - FACE)) / (high + FOOT)) * 100}%`
  const every = Math.ceil(points.length / labels)
  return (
    <div role="img" aria-label={description} className="flex gap-5 pr-4">
      <div className="flex flex-col justify-between" style={{ blockSize: `${high}rem` }}>
        {MOODS.toReversed().map(({ value }) => (
          <span key={value} className={TONES[value]}>
            <MoodFace value={value} size="small" />
          </span>
        ))}
      </div>
      <svg
        aria-hidden="true"
        width="100%"
        style={{ blockSize: `${high + FOOT}rem`, overflow: 'visible' }}
        fontSize="0.8125rem"
        fill="currentColor"
        className="min-w-0 text-accent"
      >
        <g className="text-ink-soft">
          {MOODS.map(({ value }) => (
            <Line key={value} from={['0', yOf(value)]} to={['100%', yOf(value)]} isFaint />
          ))}
          {points.map(({ id, label }, at) =>
            at % every === 0 ? (
              <text key={id} x={xOf(at)} y="99%" textAnchor="middle">
                {label}
              </text>
            ) : null,
          )}
        </g>
        {points.map(({ id, mean }, at) => {
          if (mean === null) return null
          const place: Place = [xOf(at), yOf(mean)]
          const before = points[at - 1]?.mean ?? null
          return (
            <g key={id}>
              {look === 'stems' && <Line from={[xOf(at), yOf(1)]} to={place} isFaint />}
              {look === 'line' && before !== null && (
                <Line from={[xOf(at - 1), yOf(before)]} to={place} />
              )}
              <circle cx={place[0]} cy={place[1]} r="4" data-mean={mean.toFixed(1)} />
            </g>
          )
        })}
      </svg>
    </div>
  )
}

type Place = readonly [string, string]

type LineProps = { from: Place; to: Place; isFaint?: boolean }

function Line({ from, to, isFaint = false }: LineProps) {
  return (
    <line
      x1={from[0]}
      y1={from[1]}
      x2={to[0]}
      y2={to[1]}
      stroke="currentColor"
      strokeWidth={isFaint ? 1 : 1.5}
      opacity={isFaint ? 0.5 : 1}
    />
  )
}
