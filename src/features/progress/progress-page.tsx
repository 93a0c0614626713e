import { type ReactNode, Suspense, useDeferredValue, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { firstRecord } from '~/domain/practice/completion.ts'
import { ninetyDays } from '~/domain/practice/day-record.ts'
import { progressCounts } from '~/domain/practice/stat-counts.ts'
import type { LampLevel } from '~/features/progress/day-cell.tsx'
import { MonthCalendar } from '~/features/progress/month-calendar.tsx'
import { type PracticeShown, practiceOf, shownCards } from '~/features/progress/practice-shown.ts'
import { FigureList, ProgressFrame } from '~/features/progress/progress-frame.tsx'
import { progressCards } from '~/features/progress/stat-card-words.ts'
import { overlays } from '~/lib/overlays.ts'
import { paths } from '~/lib/paths.ts'
import { daysInWords } from '~/lib/words/practice-words.ts'
import { useStreakShown } from '~/queries/practice/streak-shown.ts'
import { usePractice } from '~/queries/practice/use-practice.ts'
import { Button } from '~/ui/controls/button.tsx'
import { ButtonLink } from '~/ui/controls/button-link.tsx'
import { Tabs } from '~/ui/controls/tabs.tsx'
import { CouldNotRead } from '~/ui/feedback/could-not-read.tsx'
import { EmptyState } from '~/ui/feedback/empty-state.tsx'
import { Loader } from '~/ui/feedback/loader.tsx'
import { useFailure } from '~/ui/feedback/toast.ts'
import { Row } from '~/ui/layout/row.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Heading, Text } from '~/ui/layout/text.tsx'
import { Lamp } from '~/ui/motifs/lamp.tsx'
import { useOverlayLink } from '~/ui/overlay/use-overlay-link.ts'

const TABS = [
  { id: 'practice', label: 'Practice' },
  { id: 'insight', label: 'Insight' },
] as const

type ProgressPageProps = {
  /** The figures of the moods: from another area, so the app passes them in. */
  insight: ReactNode
}

/** Your Journey: the days of practice, and the figures of the moods. */
export function ProgressPage({ insight }: ProgressPageProps) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const overlayLink = useOverlayLink()
  const tab = new URLSearchParams(search).get('tab') === 'insight' ? 'insight' : 'practice'
  return (
    <ProgressFrame
      title="Your Journey"
      back={{ to: paths.dashboard(), label: 'Back to Dashboard' }}
      onward={[
        { to: paths.motivation(), label: 'Motivation' },
        { ...overlayLink(overlays.share()), label: 'Share Your Streak' },
        { ...overlayLink(overlays.reminder()), label: 'Daily reminder' },
      ]}
    >
      <Tabs
        label="Your Journey"
        tabs={TABS}
        value={tab}
        onChange={(id) =>
          void navigate(id === 'insight' ? '?tab=insight' : pathname, { replace: true })
        }
      >
        {tab === 'practice' ? (
          <PracticeTab />
        ) : (
          <Suspense fallback={<Loader label="Gathering your moods…" />}>{insight}</Suspense>
        )}
      </Tabs>
    </ProgressFrame>
  )
}

/** A person's practice: its months, its ninety days and its figures. */
function PracticeTab() {
  const { data: practice, error, retry } = usePractice(practiceOf)
  const fail = useFailure()
  useEffect(() => {
    if (error) fail('Failed to load your progress data')
  }, [error, fail])
  // Rendered in slices while the loader shows, so that the page responds to input.
  const drawn = useDeferredValue(practice, null)
  if (drawn) return <Days practice={drawn} />
  if (error && !practice) return <CouldNotRead what="Your days" onRetry={retry} />
  return <Loader label="Gathering your days…" />
}

function Days({ practice }: { practice: PracticeShown }) {
  const [isStreakShown, showStreak] = useStreakShown()
  const { marks, today, streak, completed } = practice
  const month = <MonthCalendar practice={practice} isStreakShown={isStreakShown} />
  if (completed.size === 0) return <MonthAndNinety month={<FirstStep />} ninety={month} />
  const cards = shownCards(progressCards(progressCounts(marks, today), streak), isStreakShown)
  const ninety = (
    <Stack>
      <NinetyStrip practice={practice} />
      <FigureList label="Your practice in figures" figures={cards} />
      <Row>
        <Button variant="quiet" onClick={() => showStreak(!isStreakShown)}>
          {isStreakShown ? 'Hide my streak' : 'Show my streak'}
        </Button>
      </Row>
    </Stack>
  )
  return <MonthAndNinety month={month} ninety={ninety} />
}

/** Beside one another where there is room for both. The month is narrow enough to be seen at once. */
function MonthAndNinety({ month, ninety }: { month: ReactNode; ninety: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-14 gap-y-10">
      <div className="min-w-0 max-w-[38rem]" style={{ flex: '2 1 22rem' }}>
        {month}
      </div>
      <div className="min-w-0 max-w-[38rem]" style={{ flex: '1 1 17rem' }}>
        {ninety}
      </div>
    </div>
  )
}

function FirstStep() {
  return (
    <EmptyState
      title="Your practice begins with one sit"
      action={<ButtonLink to={paths.moodCheckin()}>Begin</ButtonLink>}
    >
      Every day you sit, check in or write lights a lamp here. Days that follow one another are
      joined by a thread. If you practised before today, choose the day in the calendar and add it.
    </EmptyState>
  )
}

/** The last ninety days as small lamps, and as a sentence. */
function NinetyStrip({ practice: { marks, today, restDays } }: { practice: PracticeShown }) {
  const first = firstRecord(marks, today) ?? today
  const lamps = ninetyDays(marks, today).map(({ day, energyLevel, isCompleted }) => {
    if (!isCompleted && restDays.has(day)) return { id: day, level: 'rest' as const }
    return { id: day, level: day < first ? null : energyLevel }
  })
  const begun = lamps.filter(({ level }) => level !== null)
  const count = (wanted: (typeof lamps)[number]['level']) =>
    begun.filter(({ id, level }) => level === wanted && (id !== today || level !== 'low')).length
  const words = [
    `${daysInWords(count('excellent'))} with a tall flame`,
    `${count('high')} with a small one`,
    ...(count('rest') > 0 ? [`${count('rest')} of rest`] : []),
    `${count('low')} quiet`,
  ].join(', ')
  const since = begun.length === lamps.length ? 'In these ninety days' : 'Since you began'
  return (
    <Stack gap="tight">
      <Heading>Ninety days</Heading>
      <LampStrip lamps={lamps} />
      <Text size="small" tone="soft">
        {`${since}: ${words}. The first lamp is the oldest; today is the last.`}
      </Text>
    </Stack>
  )
}

type LampStripProps = {
  /** A day of rest is a moon instead of a lamp; `null` is for days before the person began. */
  lamps: readonly { id: string; level: LampLevel | 'rest' | null }[]
}

const A_ROW = 18
const WIDE = 14
const HIGH = 19
/** Days as small lamps, oldest first, eighteen in a row: the more points, the taller the flame. */
function LampStrip({ lamps }: LampStripProps) {
  const rows = Math.ceil(lamps.length / A_ROW)
  return (
    <svg
      viewBox={`0 0 ${A_ROW * WIDE} ${rows * HIGH}`}
      aria-hidden="true"
      className="block w-full text-accent"
      fill="none"
      stroke="currentColor"
      strokeLinejoin="round"
    >
      {lamps.map(({ id, level }, index) => (
        <g
          key={id}
          transform={`translate(${(index % A_ROW) * WIDE} ${Math.floor(index / A_ROW) * HIGH})`}
        >
          <Lamp level={level} />
        </g>
      ))}
    </svg>
  )
}
