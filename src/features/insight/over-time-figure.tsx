import { useState } from 'react'
import { firstOfMonthAfter, firstOfWeek, laterOf } from '~/domain/day/calendar-day.ts'
import { dayAs } from '~/domain/day/day-as.ts'
import { addDays, type LocalDay } from '~/domain/day/local-day.ts'
import type { DayMood } from '~/domain/insight/mood-moment.ts'
import { type MoodOfStretch, moodOverTime } from '~/domain/insight/mood-over-time.ts'
import { DrawnFigure } from '~/features/insight/drawn-figure.tsx'
import { counted, MOOD_SCALE, meanTold } from '~/features/insight/insight-moods.ts'
import { MoodPlot } from '~/features/insight/mood-plot.tsx'
import { ChipChoice } from '~/ui/choices/chip-choice.tsx'
import { Text } from '~/ui/layout/text.tsx'

const CHOICES = [
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
  { value: 'year', label: 'Year' },
] as const

type By = (typeof CHOICES)[number]['value']

/** The time range of each choice, and the format of its dates. */
const BACK = {
  week: {
    from: (today: LocalDay) => addDays(firstOfWeek(today), -25 * 7),
    reach: 'the last 26 weeks',
    heading: 'Week from',
    short: { day: 'numeric', month: 'short' },
    long: { day: 'numeric', month: 'long', year: 'numeric' },
  },
  month: {
    from: (today: LocalDay) => firstOfMonthAfter(today, -23),
    reach: 'the last 24 months',
    heading: 'Month',
    short: { month: 'short', year: 'numeric' },
    long: { month: 'long', year: 'numeric' },
  },
  year: {
    from: (_: LocalDay, first: LocalDay) => first,
    reach: 'all your years',
    heading: 'Year',
    short: { year: 'numeric' },
    long: { year: 'numeric' },
  },
} as const

type OverTimeProps = { checkIns: readonly DayMood[]; today: LocalDay }

/** The mean mood of every week, month or year. */
export function OverTime({ checkIns, today }: OverTimeProps) {
  const [by, setBy] = useState<By>('week')
  const { from, reach, heading, short, long } = BACK[by]
  const first = checkIns[0]?.day ?? today
  const stretches = moodOverTime(checkIns, by, laterOf(from(today, first), first), today)
  const description = `Each dot is your average for one ${by}, over ${reach}.`
  return (
    <DrawnFigure
      title="Mood over time"
      table={{
        caption: `${description} 1 is very sad, 5 very happy.`,
        headings: [heading, 'Average mood', 'Check-ins'],
        rows: stretches.map(({ start, mean, n }) => ({
          id: start,
          name: dayAs(start, long),
          cells: [meanTold(mean), `${n}`],
        })),
      }}
    >
      <ChipChoice legend="One dot for each" choices={CHOICES} value={by} onChange={setBy} />
      <MoodPlot
        description={`${description} ${range(stretches)}`}
        scale={MOOD_SCALE}
        points={stretches.map(({ start, mean }) => ({
          id: start,
          label: dayAs(start, short),
          mean,
        }))}
        look="line"
        labels={4}
      />
      <Text size="small" tone="soft">
        {`${description} ${range(stretches)} A gap is a ${by} without a check-in.`}
      </Text>
    </DrawnFigure>
  )
}

function range(stretches: readonly MoodOfStretch[]): string {
  const means = stretches.flatMap(({ mean }) => (mean === null ? [] : [mean]))
  const n = stretches.reduce((sum, stretch) => sum + stretch.n, 0)
  if (means.length === 0) return 'No check-in lies in them.'
  const [low, high] = [meanTold(Math.min(...means)), meanTold(Math.max(...means))]
  const between = low === high ? `It stands at ${low}` : `It lies between ${low} and ${high}`
  return `${between} of 5, from ${counted(n, 'check-in')}.`
}
