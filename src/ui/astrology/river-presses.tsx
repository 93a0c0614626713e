import { useId } from 'react'
import {
  HALF_PRESS,
  RIVER_HEIGHT,
  RIVER_WIDTH,
  stretchBox,
  stretchOutline,
} from '~/ui/astrology/river-course.ts'
import type { Stretch } from '~/ui/astrology/river-stretch.tsx'

type RiverPressesProps = {
  label: string
  stretches: readonly Stretch[]
  onOpen: (stretch: Stretch) => void
  onFocus: (id: string | null) => void
}

/** A button over each stretch, in its shape, for fingers, the keyboard and screen readers. */
export function RiverPresses({ label, stretches, onOpen, onFocus }: RiverPressesProps) {
  const clip = useId()
  return (
    <svg
      viewBox={`0 0 ${RIVER_WIDTH} ${RIVER_HEIGHT}`}
      className="absolute inset-0 size-full"
      fill="none"
    >
      <title>{label}</title>
      {stretches.map((stretch) => (
        <g key={stretch.id} clipPath={`url(#${clip}${stretch.id})`}>
          <clipPath id={`${clip}${stretch.id}`}>
            <path d={stretchOutline(stretch.from, stretch.to, HALF_PRESS)} />
          </clipPath>
          <foreignObject {...stretchBox(stretch.from, stretch.to)}>
            <button
              type="button"
              aria-label={stretch.spoken}
              onClick={() => onOpen(stretch)}
              onFocus={() => onFocus(stretch.id)}
              onBlur={() => onFocus(null)}
              className="block size-full outline-none"
            />
          </foreignObject>
        </g>
      ))}
    </svg>
  )
}
