import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { completedDays } from '~/domain/practice/day-counts.ts'
import { practiceFigures } from '~/domain/practice/practice-figures.ts'
import { daysInWords, motivationalMessage, streakMessage } from '~/domain/practice/streak-words.ts'
import { figuresInWords, todayWords } from '~/features/dashboard/progress-words.ts'
import { paths } from '~/lib/paths.ts'
import { usePerson } from '~/queries/person.tsx'
import { practiceDays, restDays } from '~/queries/practice.ts'
import { useStreakShown } from '~/queries/streak-shown.ts'
import { useToday } from '~/queries/use-today.ts'
import { Button } from '~/ui/button.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { PracticeLine, Standout } from '~/ui/motivation/practice-line.tsx'
import { Notice } from '~/ui/notice.tsx'

const HEADING = 'Your Progress'

/** Streak, sessions and minutes as a line; on the first day, what to do next. */
export function ProgressSummary() {
  const { uid } = usePerson()
  const today = useToday()
  const days = useQuery(practiceDays(uid))
  const rests = useQuery(restDays(uid))
  const [withStreak] = useStreakShown()
  const practice = useMemo(() => {
    if (!days.data || !rests.data) return null
    const resting = new Set(rests.data)
    const completed = completedDays(days.data)
    return {
      isBegun: completed.size > 0,
      figures: practiceFigures(days.data, today, resting),
      state: todayWords(completed, resting, today),
    }
  }, [days.data, rests.data, today])

  if (!practice) {
    if (days.isFetching || rests.isFetching) return null
    const retry = () => {
      if (!days.data) void days.refetch()
      if (!rests.data) void rests.refetch()
    }
    return <NotLoaded onRetry={retry} />
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

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      action={
        <Button variant="quiet" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      Your progress did not load just now. Everything you have done is kept.
    </Notice>
  )
}
