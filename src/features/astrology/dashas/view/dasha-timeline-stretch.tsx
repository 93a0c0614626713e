import { useId } from 'react'
import {
  HALF_WATER,
  stretchLine,
  stretchOutline,
} from '~/features/astrology/dashas/view/dasha-timeline-course.ts'

export type Stretch = {
  readonly id: string
  /** Start on the river as a fraction, 0 to 1. */
  readonly from: number
  readonly to: number
  readonly name: string
  readonly state: 'past' | 'current' | 'future'
  /** Its description for screen readers. */
  readonly spoken: string
}

/** The opacity of the water: the past is pale, the present full, the future empty. */
const WATER = { past: 0.18, current: 1, future: 0 } as const
/** The part of the river that a full name needs, and that its first two letters need. */
const ROOM = { name: 0.047, letters: 0.021 }

/** One stretch with its name written in the water. */
export function TimelineStretch({ stretch, isFocused }: { stretch: Stretch; isFocused: boolean }) {
  const line = useId()
  const { from, to, name, state } = stretch
  return (
    <>
      <path
        d={stretchOutline(from, to, HALF_WATER)}
        fillOpacity={WATER[state]}
        stroke="currentColor"
        strokeWidth={isFocused ? 3.5 : 0.9}
        strokeLinejoin="round"
        className={isFocused ? 'text-ink' : 'text-accent'}
      />
      {to - from > ROOM.letters && (
        <>
          <path id={line} d={stretchLine(from, to)} fill="none" />
          <text
            dy="4"
            fontSize="12"
            fontWeight="600"
            className={state === 'current' ? 'text-on-accent' : 'text-ink'}
          >
            <textPath href={`#${line}`} startOffset="50%">
              {to - from > ROOM.name ? name : name.slice(0, 2)}
            </textPath>
          </text>
        </>
      )}
    </>
  )
}
