import { timeOfMinute } from '~/domain/day/day-words.ts'
import { type MoodOfHour, moodByHour, moodByWeekday } from '~/domain/insight/mood-by-the-clock.ts'
import type { DayMood, MoodMean, MoodMoment } from '~/domain/insight/mood-moment.ts'
import { DrawnFigure } from '~/features/insight/drawn-figure.tsx'
import { MOOD_SCALE, meanTold } from '~/features/insight/insight-moods.ts'
import { MoodPlot } from '~/features/insight/mood-plot.tsx'
import { Text } from '~/ui/layout/text.tsx'

/** The mean mood of the seven days of the week. */
export function ByWeekday({ checkIns }: { checkIns: readonly DayMood[] }) {
  const means = moodByWeekday(checkIns).map((of) => ({ ...of, short: of.name.slice(0, 3) }))
  return (
    <ByTheClock
      title="By day of the week"
      heading="Day"
      of="on each weekday"
      one="a day of the week"
      means={means}
    />
  )
}

/** The mean mood of the twenty-four hours of the day. */
export function ByHour({ checkIns }: { checkIns: readonly MoodMoment[] }) {
  const timeOf = ({ hour }: MoodOfHour) => timeOfMinute(hour * 60)
  const means = moodByHour(checkIns).map((of) => ({ ...of, name: timeOf(of), short: timeOf(of) }))
  return (
    <ByTheClock
      title="By hour of the day"
      heading="Hour from"
      of="at each hour"
      one="an hour"
      means={means}
    />
  )
}

type ByTheClockProps = {
  title: string
  heading: string
  /** What the average is of: "on each weekday". */
  of: string
  one: string
  means: readonly (MoodMean & { readonly name: string; readonly short: string })[]
}

function ByTheClock({ title, heading, of, one, means }: ByTheClockProps) {
  const description = `Your average ${of} (shown from three check-ins).`
  const hasAny = means.some(({ mean }) => mean !== null)
  const rows = means.map(({ name, mean, n }) => ({
    id: name,
    name,
    cells: [meanTold(mean), `${n}`],
  }))
  const caption = `${description} 1 is very sad, 5 very happy.`
  return (
    <DrawnFigure
      title={title}
      table={{ caption, headings: [heading, 'Average mood', 'Check-ins'], rows }}
    >
      {hasAny && (
        <MoodPlot
          description={description}
          scale={MOOD_SCALE}
          points={means.map(({ name, short, mean }) => ({ id: name, label: short, mean }))}
          look="stems"
          labels={means.length === 7 ? 7 : 4}
        />
      )}
      <Text size="small" tone="soft">
        {hasAny ? description : `Too early to tell: it takes three check-ins of ${one}.`}
      </Text>
    </DrawnFigure>
  )
}
