import { useState } from 'react'
import { dayAs } from '~/domain/day/day-as.ts'
import { type LocalDay, localDay } from '~/domain/day/local-day.ts'
import type { DayMood } from '~/domain/insight/mood-moment.ts'
import { yearInPixels } from '~/domain/insight/mood-over-time.ts'
import { MOODS } from '~/domain/mood/mood.ts'
import { DrawnFigure } from '~/features/insight/drawn-figure.tsx'
import { counted } from '~/features/insight/insight-moods.ts'
import { SelectField } from '~/ui/controls/select-field.tsx'
import { Text } from '~/ui/layout/text.tsx'

type PixelsProps = { checkIns: readonly DayMood[]; today: LocalDay }

const DAYS = Array.from({ length: 31 }, (_, index) => index)

/** Every check-in of a year, one column for each day. */
export function Pixels({ checkIns, today }: PixelsProps) {
  const years = [...new Set([today, ...checkIns.map(({ day }) => day)].map(yearOf))]
  const [year, setYear] = useState(yearOf(today))
  const months = yearInPixels(checkIns, localDay(`${year}-01-01`)).map((days) => ({
    id: days[0]?.day ?? '',
    name: dayAs(days[0]?.day ?? today, { month: 'short' }),
    days: days.map(({ mood }) => mood),
  }))
  const n = months.flatMap(({ days }) => days).filter((mood) => mood !== null).length
  const headline = `${counted(n, 'check-in')} in ${year}`
  return (
    <DrawnFigure
      title="The year day by day"
      headline={headline}
      room="5 1 20rem"
      table={{
        caption: `Your check-ins of ${year}: 1 is very sad, 2 sad, 3 neutral, 4 happy, 5 very happy.`,
        headings: ['Day', ...months.map(({ name }) => name)],
        rows: DAYS.map((day) => ({
          id: `${day}`,
          name: `${day + 1}`,
          cells: months.map(({ days }) => (day < days.length ? `${days[day] ?? '–'}` : '')),
        })),
      }}
    >
      {years.length > 1 && (
        <SelectField
          label="Year"
          value={year}
          onChange={setYear}
          options={years
            .sort()
            .reverse()
            .map((of) => ({ value: of, label: of }))}
        />
      )}
      <YearPixels
        description={`${headline}: a line for each month, a column for each day.`}
        months={months}
      />
      <PixelLegend />
      <Text size="small" tone="soft">
        The taller the column, the brighter the mood. A speck is a day without a check-in.
      </Text>
    </DrawnFigure>
  )
}

function yearOf(day: LocalDay): string {
  return day.slice(0, 4)
}

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

/** One calm colour: no mood of the five is an alarm. Its strength follows the height. */
const STRENGTHS = { 1: 0.64, 2: 0.73, 3: 0.82, 4: 0.91, 5: 1 } as const

/**
 * A year with one line for each month and one column for each day: the better the mood, the taller
 * the column.
 */
function YearPixels({ description, months }: YearPixelsProps) {
  return (
    <svg
      viewBox={`0 0 320 ${TOP + months.length * MONTH}`}
      role="img"
      aria-label={description}
      fontSize="13"
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
        <path
          key={mood}
          d={columns(months, mood)}
          className="text-mood-3"
          fillOpacity={STRENGTHS[mood]}
          data-mood={mood}
        />
      ))}
      <path d={columns(months, null)} opacity="0.5" />
    </svg>
  )
}

/** What the heights stand for. */
function PixelLegend() {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1.5 text-ink-soft text-small">
      {MOODS.map(({ value, word }) => (
        <li key={value} className="inline-flex items-center gap-1.5">
          <svg
            width="8"
            height={FULL}
            aria-hidden="true"
            fill="currentColor"
            className="text-mood-3"
          >
            <rect
              y={FULL - (value * FULL) / 5}
              width="8"
              height={(value * FULL) / 5}
              fillOpacity={STRENGTHS[value]}
            />
          </svg>
          <span>{word}</span>
        </li>
      ))}
    </ul>
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
