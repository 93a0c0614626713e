import type { ReactNode } from 'react'
import type { LocalDay } from '~/domain/day/local-day.ts'
import { completedDays, lastDayCounted } from '~/domain/practice/day-counts.ts'
import { sessionTotals } from '~/domain/practice/practice-figures.ts'
import { protectingRestDays, streaks } from '~/domain/practice/streak.ts'
import { isOutOfReach } from '~/lib/data-error.ts'
import { paths } from '~/lib/paths.ts'
import { ownEnglish } from '~/lib/words/own-english.ts'
import { daysInWords, motivationalMessage, streakMessage } from '~/lib/words/practice-words.ts'
import { useStreakShown } from '~/queries/practice/streak-shown.ts'
import { type PracticeRows, usePractice } from '~/queries/practice/use-practice.ts'
import { ButtonLink } from '~/ui/controls/button-link.tsx'
import { NoticeToRetry } from '~/ui/feedback/notice.tsx'
import { Heading } from '~/ui/layout/text.tsx'

const HEADING = 'Your Progress'

/** Streak, sessions and minutes in one line; on the first day, what to do next. */
export function ProgressSummary() {
  const { data: practice, error, retry } = usePractice(summaryOf)
  const [isStreakShown, , isReading] = useStreakShown()
  if (!practice) {
    // Out of reach, the strip above the page says so.
    if (!error || isOutOfReach(error)) return null
    return <NoticeToRetry onRetry={retry}>Your progress did not load just now.</NoticeToRetry>
  }
  if (!practice.isBegun) return <FirstDay />
  const { figures, state } = practice
  const withStreak = isStreakShown || isReading
  const hasStreak = withStreak && figures.current > 0
  return (
    <PracticeLine
      heading={HEADING}
      isHeld={isReading}
      headline={
        <>
          {hasStreak && <Standout>{`${daysInWords(figures.current)} in a row. `}</Standout>}
          <span>{withStreak && !hasStreak ? `${state} ${streakMessage(0)}` : state}</span>
        </>
      }
      detail={figuresInWords(figures, withStreak)}
      actions={
        <>
          <ButtonLink to={paths.progress()} variant="quiet">
            Your Journey
          </ButtonLink>
          <ButtonLink to={paths.motivation()} variant="ghost">
            Motivation
          </ButtonLink>
        </>
      }
    />
  )
}

type Figures = ReturnType<typeof summaryOf>['figures']

function summaryOf({ today, practice, restDays }: PracticeRows) {
  const completed = completedDays(practice)
  return {
    isBegun: completed.size > 0,
    figures: { ...streaks(completed, today, restDays), ...sessionTotals(practice) },
    state: todayWords(completed, restDays, today),
  }
}

function FirstDay() {
  return (
    <PracticeLine
      heading={HEADING}
      headline={motivationalMessage(0)}
      detail="A session, a check-in or a few lines: any of them makes a day, and your days are counted here."
      actions={
        <>
          <ButtonLink to={paths.moodCheckin()} variant="quiet">
            Begin with a check-in
          </ButtonLink>
          <ButtonLink to={paths.motivation()} variant="ghost">
            What helps
          </ButtonLink>
        </>
      }
    />
  )
}

/** The state of today. A day without a session is still open, not missed. */
function todayWords(
  completed: ReadonlySet<LocalDay>,
  restDays: ReadonlySet<LocalDay>,
  today: LocalDay,
): string {
  if (completed.has(lastDayCounted(completed, today))) return 'Today is complete.'
  if (protectingRestDays(restDays, completed).has(today)) return 'Today is a day of rest.'
  return 'Today is still open.'
}

/** "45 sessions · 450 minutes · longest 12 days". Zeros are left out. */
function figuresInWords({ sessions, minutes, longest }: Figures, withStreak: boolean): string {
  const number = new Intl.NumberFormat(ownEnglish())
  const count = (value: number, one: string) =>
    value === 0 ? [] : [`${number.format(value)} ${value === 1 ? one : `${one}s`}`]
  return [
    ...count(sessions, 'session'),
    ...count(minutes, 'minute'),
    ...(withStreak ? [`longest streak ${daysInWords(longest)}`] : []),
  ].join(' · ')
}

type PracticeLineProps = {
  heading: string
  /** Its words have their room and are not seen: whether the streak is among them is being read. */
  isHeld?: boolean
  /** The most important fact. */
  headline: ReactNode
  /** More figures, or what to do first. */
  detail: string
  actions: ReactNode
}

/** A person's practice in two lines, with links to more. */
function PracticeLine({ heading, isHeld, headline, detail, actions }: PracticeLineProps) {
  return (
    <section aria-label={heading} className="flex flex-col gap-2">
      <Heading>{heading}</Heading>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0" style={isHeld ? { visibility: 'hidden' } : undefined}>
          <p className="font-display text-lead">{headline}</p>
          <p className="text-ink-soft figures">{detail}</p>
        </div>
        <div className="flex flex-wrap items-center gap-2">{actions}</div>
      </div>
    </section>
  )
}

/** The emphasised part of the line. */
function Standout({ children }: { children: ReactNode }) {
  return <strong className="font-semibold text-accent">{children}</strong>
}
