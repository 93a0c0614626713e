import { useId, useState } from 'react'
import {
  HALF_PRESS,
  stretchBox,
  stretchOutline,
  TIMELINE_HEIGHT,
  TIMELINE_WIDTH,
} from '~/features/astrology/dashas/view/dasha-timeline-course.ts'
import {
  TimelineNow,
  TimelineYear,
  type YearLabel,
  yearsWithRoom,
} from '~/features/astrology/dashas/view/dasha-timeline-labels.tsx'
import {
  type Stretch,
  TimelineStretch,
} from '~/features/astrology/dashas/view/dasha-timeline-stretch.tsx'

type RiverProps = {
  /** The name of the drawing: "The nine mahadashas from birth". */
  label: string
  stretches: readonly Stretch[]
  years: readonly YearLabel[]
  /** The present as a fraction, 0 to 1; `null` if it is outside the river. */
  now: number | null
  onOpen: (stretch: Stretch) => void
}

/** The time since birth as a river in three reaches; each stretch is a button. */
export function DashaTimelineDrawing({ label, stretches, years, now, onOpen }: RiverProps) {
  const [focused, setFocused] = useState<string | null>(null)
  return (
    <div className="relative mx-auto w-full max-w-[38rem]">
      <svg
        viewBox={`0 0 ${TIMELINE_WIDTH} ${TIMELINE_HEIGHT}`}
        aria-hidden="true"
        className="block w-full figures"
        fill="currentColor"
        textAnchor="middle"
      >
        {stretches.map((stretch) => (
          <TimelineStretch key={stretch.id} stretch={stretch} isFocused={stretch.id === focused} />
        ))}
        {yearsWithRoom(years, now).map((year) => (
          <TimelineYear key={year.at} {...year} />
        ))}
        {now !== null && <TimelineNow at={now} />}
      </svg>
      <StretchButtons label={label} stretches={stretches} onOpen={onOpen} onFocus={setFocused} />
    </div>
  )
}

type RiverPressesProps = {
  label: string
  stretches: readonly Stretch[]
  onOpen: (stretch: Stretch) => void
  onFocus: (id: string | null) => void
}

/** A button in the shape of each stretch, for touch, the keyboard and screen readers. */
function StretchButtons({ label, stretches, onOpen, onFocus }: RiverPressesProps) {
  const clip = useId()
  return (
    <svg
      viewBox={`0 0 ${TIMELINE_WIDTH} ${TIMELINE_HEIGHT}`}
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
