type PixelMood = 1 | 2 | 3 | 4 | 5

type PixelMonth = {
  readonly id: string
  readonly name: string
  /** Its days from the first: the mood of each, or `null`. */
  readonly days: readonly (PixelMood | null)[]
}

type YearPixelsProps = {
  /** The drawing described in a sentence. */
  description: string
  months: readonly PixelMonth[]
}

const NAMES = 32
const DAY = 9.25
const MONTH = 24
const TOP = 16
const FULL = 17

const VALUES = [1, 2, 3, 4, 5] as const
const TONES = {
  1: 'text-mood-1',
  2: 'text-mood-2',
  3: 'text-mood-3',
  4: 'text-mood-4',
  5: 'text-mood-5',
} as const

/**
 * A year with one line for each month and one column for each day: the better the mood, the taller
 * the column.
 */
export function YearPixels({ description, months }: YearPixelsProps) {
  return (
    <svg
      viewBox={`0 0 320 ${TOP + months.length * MONTH}`}
      role="img"
      aria-label={description}
      fontSize="11"
      fill="currentColor"
      className="block w-full text-ink-soft"
    >
      {[1, 10, 20, 30].map((day) => (
        <text key={day} x={NAMES + (day - 0.5) * DAY} y="10" textAnchor="middle">
          {day}
        </text>
      ))}
      {months.map(({ id, name }, row) => (
        <text key={id} x="0" y={TOP + row * MONTH + FULL}>
          {name}
        </text>
      ))}
      {VALUES.map((mood) => (
        <path key={mood} d={columns(months, mood)} className={TONES[mood]} data-mood={mood} />
      ))}
      <path d={columns(months, null)} opacity="0.5" />
    </svg>
  )
}

/** All columns of one mood in one path; a day without a mood is a small dot. */
function columns(months: readonly PixelMonth[], mood: PixelMood | null): string {
  return months
    .flatMap(({ days }, row) =>
      days.map((of, day) => {
        if (of !== mood) return ''
        const x = NAMES + day * DAY
        const foot = TOP + row * MONTH + FULL + 3
        if (mood === null) return `M${x + 3.6} ${foot}v-1.5h1.5v1.5z`
        return `M${x + 0.75} ${foot}v${-(mood * FULL) / 5}h7.75V${foot}z`
      }),
    )
    .join('')
}
