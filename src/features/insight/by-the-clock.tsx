import { timeOfMinute } from '~/domain/day/day-words.ts'
import { type MoodOfHour, moodByHour, moodByWeekday } from '~/domain/insight/mood-by-the-clock.ts'
import type { DayMood, MoodMean, MoodMoment } from '~/domain/insight/mood-moment.ts'
import { DrawnFigure } from '~/features/insight/drawn-figure.tsx'
import { FEWEST_DOTS, meanTold, SCALE_IN_FIGURES } from '~/features/insight/insight-moods.ts'
import { MoodPlot } from '~/features/insight/mood-plot.tsx'
import { hoursSeen, weekdaysSeen } from '~/features/insight/seen-words.ts'
import { Text } from '~/ui/layout/text.tsx'

/** The mean mood of the seven days of the week. */
export function ByWeekday({ checkIns }: { checkIns: readonly DayMood[] }) {
  const means = moodByWeekday(checkIns).map((of) => ({ ...of, short: of.name.slice(0, 2) }))
  return (
    <ByTheClock
      title="By day of the week"
      headline={weekdaysSeen(means.map(({ mean }) => mean))}
      heading="Day"
      words="Your average for each day of the week."
      many="Days"
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
      headline={hoursSeen(means.map(({ mean }) => mean))}
      heading="Hour from"
      words="Hours with at least three check-ins."
      many="Hours"
      means={means}
    />
  )
}

type ByTheClockProps = {
  title: string
  headline: string
  heading: string
  words: string
  /** What it takes three of: "Hours". */
  many: string
  means: readonly (MoodMean & { readonly name: string; readonly short: string })[]
}

function ByTheClock({ title, headline, heading, words, many, means }: ByTheClockProps) {
  const dots = means.filter(({ mean }) => mean !== null).length
  const isDrawn = dots >= FEWEST_DOTS
  const rows = means.map(({ name, mean, n }) => ({
    id: name,
    name,
    cells: [meanTold(mean), `${n}`],
  }))
  return (
    <DrawnFigure
      title={title}
      headline={isDrawn || dots === 0 ? headline : `Too few ${many.toLowerCase()} to draw`}
      table={{
        caption: `${words} ${SCALE_IN_FIGURES}`,
        headings: [heading, 'Average mood', 'Check-ins'],
        rows,
      }}
    >
      {isDrawn && (
        <MoodPlot
          description={`${title}. ${headline}.`}
          points={means.map(({ name, short, mean }) => ({ id: name, label: short, mean }))}
          look="stems"
          labels={means.length === 7 ? 7 : 4}
        />
      )}
      <Text size="small" tone="soft">
        {isDrawn
          ? words
          : `${many} with at least three check-ins: ${dots}. From three on they are drawn.`}
      </Text>
    </DrawnFigure>
  )
}
