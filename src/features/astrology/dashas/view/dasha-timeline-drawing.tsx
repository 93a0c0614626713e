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
  /** What the river is: "The nine mahadashas from birth". */
  label: string
  stretches: readonly Stretch[]
  years: readonly YearLabel[]
  /** Where the present is, 0 to 1; `null` outside the river. */
  now: number | null
  onOpen: (stretch: Stretch) => void
}

/** Time from birth on as a river in three reaches; each stretch can be pressed. */
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

/** A button over each stretch, in its shape, for fingers, the keyboard and screen readers. */
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
