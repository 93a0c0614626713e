import { monthInFull } from '~/domain/day/day-words.ts'
import { type Achievement, nextMilestone } from '~/domain/practice/achievements.ts'
import { percentOf, WINDOW_DAYS } from '~/domain/practice/completion.ts'
import type { PracticeFigures } from '~/domain/practice/practice-figures.ts'
import { DESCRIPTIONS, progressWords } from '~/features/motivation/achievement-words.ts'
import { ownEnglish } from '~/lib/words/own-english.ts'
import {
  completionWords,
  daysInWords,
  motivationalMessage,
  streakMessage,
} from '~/lib/words/practice-words.ts'
import { Card } from '~/ui/layout/card.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Heading, Text } from '~/ui/layout/text.tsx'

type PracticePanelProps = {
  figures: PracticeFigures
  achievements: readonly Achievement[]
  /** False if the person has turned the streak off. */
  withStreak: boolean
}

/** The message, four figures, and what comes next. */
export function PracticePanel({ figures, achievements, withStreak }: PracticePanelProps) {
  const message = withStreak
    ? motivationalMessage(figures.currentStreak)
    : 'What you have done stays done.'
  return (
    <Card tone="paper" label="Your practice">
      <Stack>
        <Heading>{message}</Heading>
        <FigureLines
          lead={leadOf(figures, withStreak)}
          figures={[...(withStreak ? [streak(figures)] : []), ...totals(figures, achievements)]}
        />
        <NextMilestone
          milestone={nextMilestone(
            achievements.filter(({ type }) => withStreak || type !== 'streak'),
          )}
        />
      </Stack>
    </Card>
  )
}

// Never show zero as the largest figure of the page.
function leadOf({ currentStreak, sessions }: PracticeFigures, withStreak: boolean) {
  if (withStreak && currentStreak > 0) return 'Streak'
  return sessions > 0 ? 'Total sessions' : null
}

function streak({ currentStreak }: PracticeFigures) {
  return {
    title: 'Streak',
    value: daysInWords(currentStreak),
    detail: streakMessage(currentStreak),
  }
}

function totals(figures: PracticeFigures, achievements: readonly Achievement[]) {
  const unlocked = achievements.filter((one) => one.unlocked).length
  return [
    {
      title: 'Total sessions',
      value: new Intl.NumberFormat(ownEnglish()).format(figures.sessions),
      detail:
        figures.firstSession === null
          ? 'heard or sat through'
          : `since ${monthInFull(figures.firstSession)}`,
    },
    {
      title: 'Completion rate',
      value: `${percentOf(figures.completion)}%`,
      detail: completionWords(figures.completion, WINDOW_DAYS),
    },
    {
      title: 'Achievements',
      value: `${unlocked} of ${achievements.length}`,
      detail: 'unlocked; they stay yours',
    },
  ]
}

function NextMilestone({ milestone }: { milestone: Achievement | null }) {
  if (!milestone) {
    return <Text>There is nothing left to unlock. The practice goes on by itself.</Text>
  }
  const words = progressWords(milestone)
  const description = DESCRIPTIONS[milestone.id]
  return (
    <Stack gap="tight">
      <Heading level={3}>{`Next milestone: ${milestone.title}`}</Heading>
      <ProgressLine
        label={milestone.title}
        value={milestone.progress}
        max={milestone.target}
        words={words}
      />
      <Text size="small" tone="soft">
        {milestone.progress > 0 ? `${words}. ${description}` : description}
      </Text>
    </Stack>
  )
}

type Figure = { readonly title: string; readonly value: string; readonly detail: string }

type FigureLinesProps = {
  figures: readonly Figure[]
  /** The figure to emphasise; `null` if none is large enough. */
  lead: string | null
}

/** Figures with their units: one large, the others as lines. */
function FigureLines({ figures, lead }: FigureLinesProps) {
  return (
    <dl className="ruled">
      {figures.map(({ title, value, detail }) => (
        <div key={title} className="flex flex-wrap items-baseline justify-between gap-x-4 py-3">
          <dt className="min-w-0 flex-1 basis-32">
            <span className="font-semibold">{title}</span>
            <span className="block text-ink-soft text-small">{detail}</span>
          </dt>
          <dd
            className={`shrink-0 font-display font-semibold figures ${title === lead ? 'text-heading text-accent' : 'text-lead'}`}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}

type ProgressLineProps = {
  /** The name of the goal. */
  label: string
  value: number
  max: number
  /** The progress in words. */
  words: string
}

/** A thin progress line with a bead at the current value. */
function ProgressLine({ label, value, max, words }: ProgressLineProps) {
  const reached = max > 0 ? Math.min(1, value / max) : 0
  // Keeps the whole bead on the line at either end.
  const bead = `${2 + reached * 96}%`
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={words}
      className="text-accent"
    >
      <svg width="100%" height="16" aria-hidden="true" fill="currentColor">
        <rect y="6" width="100%" height="4" rx="2" fillOpacity="0.25" />
        <rect y="6" width={bead} height="4" rx="2" />
        <circle cx={bead} cy="8" r="6" />
      </svg>
    </div>
  )
}
