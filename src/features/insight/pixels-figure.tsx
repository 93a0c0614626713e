import { useState } from 'react'
import { dayAs } from '~/domain/day/day-as.ts'
import { type LocalDay, localDay } from '~/domain/day/local-day.ts'
import type { DayMood } from '~/domain/insight/mood-moment.ts'
import { yearInPixels } from '~/domain/insight/mood-over-time.ts'
import { counted } from '~/features/insight/insight-moods.ts'
import { DrawnFigure } from '~/features/insight/view/drawn-figure.tsx'
import { YearPixels } from '~/features/insight/view/year-pixels.tsx'
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
  const description = `${counted(n, 'check-in')} in ${year}: a line for each month, a column for each day.`
  return (
    <DrawnFigure
      title="The year day by day"
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
      <YearPixels description={description} months={months} />
      <Text size="small" tone="soft">
        {`${description} The taller the column, the brighter the mood, in five steps from very sad to very happy; a speck is a day without a check-in.`}
      </Text>
    </DrawnFigure>
  )
}

function yearOf(day: LocalDay): string {
  return day.slice(0, 4)
}
