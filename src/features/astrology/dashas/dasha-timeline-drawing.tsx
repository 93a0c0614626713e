import { useId, useState } from 'react'
import {
  HALF_PRESS,
  HALF_WATER,
  stretchBox,
  stretchLine,
  stretchOutline,
  TIMELINE_HEIGHT,
  TIMELINE_WIDTH,
} from '~/features/astrology/dashas/dasha-timeline-course.ts'
import {
  TimelineNow,
  TimelineYear,
  type YearLabel,
  yearsWithRoom,
} from '~/features/astrology/dashas/dasha-timeline-labels.tsx'

type DashaTimelineDrawingProps = {
  /** The name of the drawing: "The nine mahadashas from birth". */
  label: string
  stretches: readonly Stretch[]
  years: readonly YearLabel[]
  /** The present as a fraction, 0 to 1; `null` if it is outside the river. */
  now: number | null
  onOpen: (stretch: Stretch) => void
}

/** The time since birth as a river in three reaches; each stretch is a button. */
export function DashaTimelineDrawing({
  label,
  stretches,
  years,
  now,
  onOpen,
}: DashaTimelineDrawingProps) {
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

type StretchButtonsProps = {
  label: string
  stretches: readonly Stretch[]
  onOpen: (stretch: Stretch) => void
  onFocus: (id: string | null) => void
}

/** A button in the shape of each stretch, for touch, the keyboard and screen readers. */
function StretchButtons({ label, stretches, onOpen, onFocus }: StretchButtonsProps) {
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

type Stretch = {
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
function TimelineStretch({ stretch, isFocused }: { stretch: Stretch; isFocused: boolean }) {
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
