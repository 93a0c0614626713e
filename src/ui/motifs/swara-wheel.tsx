type SwaraWheelProps = {
  /** Semitone positions 0–11 of the raga's swaras, Sa first. */
  swaras: readonly number[]
  /** The position of the vadi, the brightest point. */
  vadi: number
  size?: keyof typeof SIZES
}

const SIZES = {
  small: 'size-12',
  card: 'size-28',
  stage: 'size-52 sm:size-64',
  horizon: 'size-[min(92vw,34rem)]',
} as const
const POSITIONS = Array.from({ length: 12 }, (_, position) => position)

function pointAt(position: number, radius: number) {
  const angle = (position / 12) * 2 * Math.PI - Math.PI / 2
  return { x: 50 + radius * Math.cos(angle), y: 50 + radius * Math.sin(angle) }
}

const round = (value: number) => Math.round(value * 100) / 100

/** The raga's emblem: twelve places on a circle, its own joined to a figure, the vadi alight. */
export function SwaraWheel({ swaras, vadi, size = 'card' }: SwaraWheelProps) {
  const figure = swaras
    .map((position) => pointAt(position, 40))
    .map(({ x, y }) => `${round(x)},${round(y)}`)
    .join(' ')
  return (
    <svg
      viewBox="0 0 100 100"
      aria-hidden="true"
      className={`shrink-0 ${SIZES[size]}`}
      fill="none"
      stroke="currentColor"
    >
      <circle cx="50" cy="50" r="40" strokeWidth="0.6" opacity="0.45" />
      <polygon
        points={figure}
        strokeWidth="1.1"
        strokeLinejoin="round"
        fill="currentColor"
        fillOpacity="0.1"
      />
      {POSITIONS.map((position) => {
        const { x, y } = pointAt(position, 40)
        const isSwara = swaras.includes(position)
        const isVadi = position === vadi
        return (
          <circle
            key={position}
            cx={round(x)}
            cy={round(y)}
            r={isVadi ? 4.4 : isSwara ? 2.5 : 0.9}
            fill="currentColor"
            stroke="none"
            opacity={isSwara ? 1 : 0.5}
          />
        )
      })}
      {swaras.includes(vadi) && (
        <circle
          cx={round(pointAt(vadi, 40).x)}
          cy={round(pointAt(vadi, 40).y)}
          r="7"
          strokeWidth="0.8"
        />
      )}
    </svg>
  )
}
