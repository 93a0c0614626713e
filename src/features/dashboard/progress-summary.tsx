import type { ReactNode } from 'react'
import { firstOfWeek } from '~/domain/day/calendar-day.ts'
import { addDays, type LocalDay } from '~/domain/day/local-day.ts'
import {
  completedDays,
  lastDayCounted,
  marksByDay,
  type Practice,
} from '~/domain/practice/day-counts.ts'
import { lastDays } from '~/domain/practice/day-record.ts'
import { sessionTotals } from '~/domain/practice/practice-figures.ts'
import { protectingRestDays, streaks } from '~/domain/practice/streak.ts'
import { type WeekDay, WeekLamps } from '~/features/dashboard/week-lamps.tsx'
import { isOutOfReach } from '~/lib/data-error.ts'
import { paths } from '~/lib/paths.ts'
import { ownEnglish } from '~/lib/words/own-english.ts'
import { daysInWords, motivationalMessage, streakMessage } from '~/lib/words/practice-words.ts'
import { useStreakShown } from '~/queries/practice/streak-shown.ts'
import { type PracticeRows, usePractice } from '~/queries/practice/use-practice.ts'
import { ButtonLink } from '~/ui/controls/button-link.tsx'
import { NoticeToRetry } from '~/ui/feedback/notice.tsx'
import { Lamp } from '~/ui/motifs/lamp.tsx'

const HEADING = 'Your Progress'

/** The streak, the lamps of the week and the totals; on the first day, what to do first. */
export function ProgressSummary() {
  const { data: practice, error, retry } = usePractice(summaryOf)
  const [withStreak] = useStreakShown()
  if (!practice) {
    // Out of reach, the strip above the page says so.
    if (!error || isOutOfReach(error)) return null
    return <NoticeToRetry onRetry={retry}>Your progress did not load just now.</NoticeToRetry>
  }
  if (!practice.isBegun) return <FirstDay />
  const { figures, state, week } = practice
  const hasStreak = withStreak && figures.current > 0
  return (
    <section aria-label={HEADING} className="flex flex-col gap-2">
      <h2 className="font-semibold">{HEADING}</h2>
      <p className="font-display text-lead">
        {hasStreak && <Standout>{`${daysInWords(figures.current)} in a row. `}</Standout>}
        <span>{withStreak && !hasStreak ? `${state} ${streakMessage(0)}` : state}</span>
      </p>
      <div className="my-3">
        <WeekLamps days={week} />
      </div>
      <p className="text-ink-soft text-small figures">{figuresInWords(figures, withStreak)}</p>
      <div className="-mx-2 flex flex-wrap">
        <ButtonLink to={paths.progress()} variant="ghost" size="tight">
          Your Journey
        </ButtonLink>
        <ButtonLink to={paths.motivation()} variant="ghost" size="tight">
          Motivation
        </ButtonLink>
      </div>
    </section>
  )
}

type Figures = ReturnType<typeof summaryOf>['figures']

const WEEK = 7

function summaryOf({ today, practice, restDays }: PracticeRows) {
  const completed = completedDays(practice)
  return {
    isBegun: completed.size > 0,
    figures: { ...streaks(completed, today, restDays), ...sessionTotals(practice) },
    state: todayWords(completed, restDays, today),
    week: weekOf(practice, restDays, today),
  }
}

function weekOf(practice: Practice, restDays: ReadonlySet<LocalDay>, today: LocalDay): WeekDay[] {
  const end = addDays(firstOfWeek(today), WEEK - 1)
  return lastDays(marksByDay(practice), end, WEEK).map(({ day, energyLevel, isCompleted }) => ({
    day,
    level: !isCompleted && restDays.has(day) ? 'rest' : energyLevel,
    isToday: day === today,
  }))
}

/** What lights the first lamp. The faces above are the check-in. */
function FirstDay() {
  return (
    <section aria-label={HEADING} className="flex flex-col gap-2">
      <h2 className="font-semibold">{HEADING}</h2>
      <p className="font-display text-lead">{motivationalMessage(0)}</p>
      <p className="text-ink-soft text-small">Any of these lights today’s lamp.</p>
      <ul className="flex flex-col">
        {FIRST_STEPS.map((step) => (
          <li key={step} className="flex items-center gap-4 border-line border-b py-2">
            <svg
              viewBox="0 9 14 9"
              aria-hidden="true"
              className="w-7 text-accent"
              fill="none"
              stroke="currentColor"
              strokeLinejoin="round"
            >
              <Lamp level="low" />
            </svg>
            <span>{step}</span>
          </li>
        ))}
      </ul>
      <div className="-mx-2">
        <ButtonLink to={paths.motivation()} variant="ghost" size="tight">
          What helps
        </ButtonLink>
      </div>
    </section>
  )
}

const FIRST_STEPS = ['Check in', 'Hear one session', 'Write a line'] as const

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

// Hours say more of so much.
const MOST_MINUTES = 600

/** "45 sessions · 450 minutes · longest streak 12 days". Zeros are left out. */
function figuresInWords({ sessions, minutes, longest }: Figures, withStreak: boolean): string {
  const number = new Intl.NumberFormat(ownEnglish())
  const count = (value: number, one: string) =>
    value === 0 ? [] : [`${number.format(value)} ${value === 1 ? one : `${one}s`}`]
  return [
    ...count(sessions, 'session'),
    ...(minutes > MOST_MINUTES
      ? count(Math.floor(minutes / 60), 'hour')
      : count(minutes, 'minute')),
    ...(withStreak ? [`longest streak ${daysInWords(longest)}`] : []),
  ].join(' · ')
}

/** The emphasised part of the line. */
function Standout({ children }: { children: ReactNode }) {
  return <strong className="font-semibold text-accent">{children}</strong>
}
