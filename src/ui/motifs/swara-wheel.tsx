import type { ReactNode } from 'react'
import { pointAt, RADIUS } from '~/lib/wheel/point-at.ts'

// The emblem is drawn from 48 px up to the full horizon. The lines stay fine, and the points grow
// less than the circle.
const SIZES = {
  small: { box: 'w-[min(3rem,12.5vw)]', point: 3.4, vadi: 6 },
  card: { box: 'size-28', point: 2.2, vadi: 4 },
  stage: { box: 'size-52 sm:size-64', point: 1.7, vadi: 3.2 },
  /** As large as its parent. */
  fill: { box: 'size-full', point: 1.5, vadi: 2.8 },
  horizon: { box: 'size-[min(118vw,46rem)]', point: 0.9, vadi: 1.9 },
} as const

type SwaraWheelProps = {
  /** Semitone positions 0–11 of the raga's swaras, Sa first. */
  swaras: readonly number[]
  /** The position of the vadi, the brightest point; `null` where no raga is chosen yet. */
  vadi: number | null
  size?: keyof typeof SIZES
  /** Drawn behind the figure. */
  children?: ReactNode
}

const POSITIONS = Array.from({ length: 12 }, (_, position) => position)
/**
 * The raga's emblem: twelve places on a circle, its swaras joined to a figure, the vadi brightest.
 */
export function SwaraWheel({ swaras, vadi, size = 'card', children }: SwaraWheelProps) {
  const look = SIZES[size]
  const figure = swaras.map((position) => pointAt(position))
  const brightest = vadi === null ? null : pointAt(vadi)
  return (
    <svg
      viewBox="0 0 100 100"
      aria-hidden="true"
      className={`relative shrink-0 ${look.box}`}
      fill="none"
      stroke="currentColor"
    >
      <circle cx="50" cy="50" r={RADIUS} opacity="0.5" vectorEffect="non-scaling-stroke" />
      {children}
      <polygon
        points={figure.map(({ x, y }) => `${x},${y}`).join(' ')}
        strokeWidth="1.5"
        strokeLinejoin="round"
        fill="currentColor"
        fillOpacity="0.08"
        vectorEffect="non-scaling-stroke"
      />
      <g fill="currentColor" stroke="none">
        {POSITIONS.map((position) => {
          const isSwara = swaras.includes(position)
          const { x, y } = pointAt(position)
          return (
            <circle
              key={position}
              cx={x}
              cy={y}
              r={isSwara ? look.point : look.point / 2.6}
              opacity={isSwara ? 1 : 0.55}
            />
          )
        })}
        {brightest && <circle cx={brightest.x} cy={brightest.y} r={look.vadi} />}
      </g>
      {brightest && (
        <circle
          cx={brightest.x}
          cy={brightest.y}
          r={look.vadi * 1.7}
          opacity="0.7"
          vectorEffect="non-scaling-stroke"
        />
      )}
    </svg>
  )
}
