import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { firstOfMonthAfter, firstOfWeek, laterOf } from '~/domain/day/calendar-day.ts'
import { dayAs } from '~/domain/day/day-as.ts'
import { addDays, type LocalDay } from '~/domain/day/local-day.ts'
import type { CoinSitAt } from '~/domain/insight/mood-by-coin.ts'
import type { DayMood } from '~/domain/insight/mood-moment.ts'
import { type MoodOfStretch, moodOverTime } from '~/domain/insight/mood-over-time.ts'
import { ByHour, ByWeekday } from '~/features/insight/by-the-clock.tsx'
import { DrawnFigure, FigureRow } from '~/features/insight/drawn-figure.tsx'
import {
  counted,
  FEWEST_DOTS,
  insightMoods,
  meanTold,
  SCALE_IN_FIGURES,
} from '~/features/insight/insight-moods.ts'
import {
  AroundPractice,
  ByCoin,
  ByRaga,
  CheckInNow,
  MissingMoods,
} from '~/features/insight/mood-figures.tsx'
import { MoodPlot } from '~/features/insight/mood-plot.tsx'
import { Pixels } from '~/features/insight/pixels-figure.tsx'
import { overTimeSeen } from '~/features/insight/seen-words.ts'
import { groupedNumber } from '~/lib/words/grouped-number.ts'
import { usePerson } from '~/queries/person.tsx'
import { useComparisons } from '~/queries/practice/use-comparisons.ts'
import { useToday } from '~/queries/practice/use-today.ts'
import { coinSits } from '~/queries/reads/moments.ts'
import { type InsightRead, insight, insightToCome } from '~/queries/reads/practice.ts'
import { ChipChoice } from '~/ui/choices/chip-choice.tsx'
import { CouldNotRead } from '~/ui/feedback/could-not-read.tsx'
import { EmptyState } from '~/ui/feedback/empty-state.tsx'
import { Loader } from '~/ui/feedback/loader.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Heading, Text } from '~/ui/layout/text.tsx'

/** With fewer check-ins nothing is drawn: two dots show no pattern. */
const FEWEST_CHECK_INS = 3

/** What a person's moods and practice show over time. */
export function InsightTab() {
  const { uid } = usePerson()
  const recorded = useQuery(insight(uid))
  // Rendered in slices while the loader shows: years of moods would delay the response to a press.
  const drawn = useDeferredValue(recorded.data, undefined)
  if (drawn) return <Drawings uid={uid} recorded={drawn} />
  if (recorded.data || recorded.isFetching || !recorded.isError) return <Gathering uid={uid} />
  return <CouldNotRead what="Your moods" onRetry={() => void recorded.refetch()} />
}

function Gathering({ uid }: { uid: string }) {
  const { data: toCome = 0 } = useQuery(insightToCome(uid))
  return (
    <Loader label="Gathering your moods…">
      {toCome > 0 && (
        <Text size="small" tone="soft">{`${groupedNumber(toCome)} still to come`}</Text>
      )}
    </Loader>
  )
}

type DrawingsProps = { uid: string; recorded: InsightRead }

function Drawings({ uid, recorded }: DrawingsProps) {
  const today = useToday()
  const moods = useMemo(() => insightMoods(recorded), [recorded])
  const { checkIns, timedCheckIns, felt, practice } = moods
  const coin = useCoinSits(uid)
  const compared = useComparisons(felt, practice, coin, today, uid)
  if (checkIns.length < FEWEST_CHECK_INS) return <TooFew count={checkIns.length} />
  return (
    <Stack gap="wide">
      <div>
        <Heading>What your days say</Heading>
        <Text tone="soft">
          {`From ${told(practice.length, 'session')} and ${told(checkIns.length, 'check-in')}. Only you can see this.`}
        </Text>
      </div>
      {compared ? (
        <FigureRow>
          <AroundPractice found={compared.aroundPractice} />
          <ByRaga found={compared.byRaga} />
          {compared.aroundPractice.practised.all > 0 && (
            <MissingMoods found={compared.aroundPractice} />
          )}
        </FigureRow>
      ) : (
        <Loader label="Comparing your days…" />
      )}
      <FigureRow>
        <OverTime checkIns={checkIns} today={today} />
        <Pixels checkIns={checkIns} today={today} />
      </FigureRow>
      <FigureRow>
        <ByWeekday checkIns={checkIns} />
        <ByHour checkIns={timedCheckIns} />
        {compared && compared.byCoin.sits > 0 && <ByCoin found={compared.byCoin} />}
      </FigureRow>
    </Stack>
  )
}

function told(count: number, one: string): string {
  return `${groupedNumber(count)} ${count === 1 ? one : `${one}s`}`
}

/** With too few check-ins for any drawing: how many more there must be. */
function TooFew({ count }: { count: number }) {
  const more = FEWEST_CHECK_INS - count
  const few =
    more === 1 ? 'One more check-in and this begins' : 'Two more check-ins and this begins'
  return (
    <EmptyState title={count === 0 ? 'A picture that grows' : few} action={<CheckInNow />}>
      After three check-ins your moods are drawn here over time, by the day of the week and the
      hour; after some months of practice, also how they stand before and after it.
    </EmptyState>
  )
}

const NO_SITS: readonly CoinSitAt[] = []

/**
 * The sessions that a coin chose and whose hour is known; `null` until they are read, none where they
 * cannot be.
 */
function useCoinSits(uid: string): readonly CoinSitAt[] | null {
  const { data, status } = useQuery(coinSits(uid))
  return useMemo(() => {
    if (!data) return status === 'pending' ? null : NO_SITS
    return data.flatMap(({ day, minute, side }) =>
      minute === null ? [] : [{ day, hour: minute / 60, side }],
    )
  }, [data, status])
}

const STRETCHES = [
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
  { value: 'year', label: 'Year' },
] as const

type Stretch = (typeof STRETCHES)[number]['value']

/** The time range of each choice, and the format of its dates. */
const REACHES = {
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
function OverTime({ checkIns, today }: OverTimeProps) {
  const [by, setBy] = useState<Stretch>('week')
  const { from, reach, heading, short, long } = REACHES[by]
  const first = checkIns[0]?.day ?? today
  const stretches = moodOverTime(checkIns, by, laterOf(from(today, first), first), today)
  const means = stretches.map(({ mean }) => mean)
  const missing = FEWEST_DOTS - means.filter((mean) => mean !== null).length
  const seen = overTimeSeen(means)
  const words = `Each dot is your average for one ${by}. A gap is a ${by} without a check-in.`
  return (
    <DrawnFigure
      title="Mood over time"
      headline={missing > 0 ? 'Too early to tell' : seen}
      room="7 1 24rem"
      table={{
        caption: `Your average for each ${by}, over ${reach}. ${range(stretches)} ${SCALE_IN_FIGURES}`,
        headings: [heading, 'Average mood', 'Check-ins'],
        rows: stretches.map(({ start, mean, n }) => ({
          id: start,
          name: dayAs(start, long),
          cells: [meanTold(mean), `${n}`],
        })),
      }}
    >
      <ChipChoice legend="One dot for each" choices={STRETCHES} value={by} onChange={setBy} />
      {missing <= 0 && (
        <MoodPlot
          description={`Mood over time, a dot for each ${by}. ${seen}. ${range(stretches)}`}
          points={stretches.map(({ start, mean }) => ({
            id: start,
            label: dayAs(start, short),
            mean,
          }))}
          look="line"
          labels={4}
        />
      )}
      <Text size="small" tone="soft">
        {missing > 0
          ? `A check-in in ${missing === 1 ? `one more ${by}` : `two more ${by}s`}, and this is drawn.`
          : words}
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
