import { pointAt, RADIUS } from '~/ui/motifs/swara-wheel.tsx'

export type WheelSwara = {
  /** 0–11 around the circle, Sa at the top. */
  position: number
  label: string
  quality: 'achal' | 'komal' | 'shuddha' | 'tivra'
  role: 'vadi' | 'samvadi' | 'other'
}

type LabelledWheelProps = {
  swaras: readonly WheelSwara[]
  /** The position that sounds now; `null` when none does. */
  sounding: number | null
}

const POSITIONS = Array.from({ length: 12 }, (_, position) => position)
const INNER = 33
const LINES = { achal: 'none', komal: 'underline', shuddha: 'none', tivra: 'overline' } as const

/**
 * The raga's swaras on their circle, by name; the sounding one is highlighted. The words are next
 * to it.
 */
export function LabelledWheel({ swaras, sounding }: LabelledWheelProps) {
  const figure = swaras.map(({ position }) => pointAt(position, INNER))
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className="size-full text-accent" fill="none">
      <circle
        cx="50"
        cy="50"
        r={INNER}
        stroke="currentColor"
        opacity="0.45"
        vectorEffect="non-scaling-stroke"
      />
      <polygon
        points={figure.map(({ x, y }) => `${x},${y}`).join(' ')}
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
        fill="currentColor"
        fillOpacity="0.08"
        vectorEffect="non-scaling-stroke"
      />
      {POSITIONS.map((position) => {
        const { x, y } = pointAt(position, INNER)
        return <circle key={position} cx={x} cy={y} r="0.8" fill="currentColor" opacity="0.5" />
      })}
      {swaras.map((swara) => (
        <SwaraPoint key={swara.position} swara={swara} isSounding={swara.position === sounding} />
      ))}
    </svg>
  )
}

function SwaraPoint({ swara, isSounding }: { swara: WheelSwara; isSounding: boolean }) {
  const { position, label, quality, role } = swara
  const point = pointAt(position, INNER)
  const word = pointAt(position, RADIUS + 1)
  const size = role === 'vadi' ? 3.2 : role === 'samvadi' ? 2.5 : 1.9
  return (
    <>
      {isSounding && (
        <circle cx={point.x} cy={point.y} r="5.5" fill="currentColor" fillOpacity="0.35" />
      )}
      <circle cx={point.x} cy={point.y} r={size} fill="currentColor" />
      {role === 'vadi' && (
        <circle
          cx={point.x}
          cy={point.y}
          r="5.2"
          stroke="currentColor"
          vectorEffect="non-scaling-stroke"
        />
      )}
      <text
        x={word.x}
        y={word.y}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize="5"
        textDecoration={LINES[quality]}
        className={`font-display ${isSounding ? 'fill-accent font-bold' : 'fill-ink font-semibold'}`}
      >
        {label}
      </text>
    </>
  )
}
