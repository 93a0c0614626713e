import { completedDays } from '~/domain/practice/day-counts.ts'
import { practiceFigures } from '~/domain/practice/practice-figures.ts'
import { daysInWords, motivationalMessage, streakMessage } from '~/domain/practice/streak-words.ts'
import { figuresInWords, todayWords } from '~/features/dashboard/progress-words.ts'
import { paths } from '~/lib/paths.ts'
import { useStreakShown } from '~/queries/streak-shown.ts'
import { type PracticeRows, usePractice } from '~/queries/use-practice.ts'
import { ButtonLink } from '~/ui/button-link.tsx'
import { PracticeLine, Standout } from '~/ui/motivation/practice-line.tsx'
import { NoticeToRetry } from '~/ui/notice-to-retry.tsx'

const HEADING = 'Your Progress'

/** Streak, sessions and minutes as a line; on the first day, what to do next. */
export function ProgressSummary() {
  const { data: practice, error, retry } = usePractice(summaryOf)
  const [withStreak] = useStreakShown()
  if (!practice) {
    if (!error) return null
    return <NoticeToRetry onRetry={retry}>Your progress did not load just now.</NoticeToRetry>
  }
  if (!practice.isBegun) return <FirstDay />
  const { figures, state } = practice
  const hasStreak = withStreak && figures.currentStreak > 0
  return (
    <PracticeLine
      heading={HEADING}
      headline={
        <>
          {hasStreak && <Standout>{`${daysInWords(figures.currentStreak)} in a row. `}</Standout>}
          {state}
          {withStreak && !hasStreak && ` ${streakMessage(0)}`}
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

function summaryOf({ today, days, restDays }: PracticeRows) {
  const completed = completedDays(days)
  return {
    isBegun: completed.size > 0,
    figures: practiceFigures(days, today, restDays),
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
