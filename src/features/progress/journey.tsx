import { useDeferredValue, useEffect } from 'react'
import { progressCards } from '~/domain/practice/stat-cards.ts'
import { MonthCalendar } from '~/features/progress/month-calendar.tsx'
import { NinetyStrip } from '~/features/progress/ninety-strip.tsx'
import { NotHere } from '~/features/progress/not-here.tsx'
import { type Practice, practiceOf } from '~/features/progress/practice.ts'
import { shownCards } from '~/features/progress/shown-cards.ts'
import { paths } from '~/lib/paths.ts'
import { useStreakShown } from '~/queries/streak-shown.ts'
import { usePractice } from '~/queries/use-practice.ts'
import { Button } from '~/ui/button.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Row } from '~/ui/layout/row.tsx'
import { TwoColumns } from '~/ui/layout/two-columns.tsx'
import { Loader } from '~/ui/loader.tsx'
import { FigureList } from '~/ui/progress/figure-list.tsx'
import { useToast } from '~/ui/toast.ts'

/** A person's practice: its months, its ninety days and its figures. */
export function Journey() {
  const { data: practice, error, retry } = usePractice(practiceOf)
  const { toast } = useToast()
  useEffect(() => {
    if (!error) return
    toast({
      title: 'Error',
      description: 'Failed to load your progress data',
      tone: 'destructive',
    })
  }, [error, toast])
  // Drawn piece by piece behind the loader, so that a press is answered meanwhile.
  const drawn = useDeferredValue(practice, null)
  if (drawn) return <Days practice={drawn} />
  if (error && !practice) return <NotHere what="Your days" onRetry={retry} />
  return <Loader label="Gathering your days…" />
}

function Days({ practice }: { practice: Practice }) {
  const [isStreakShown, showStreak] = useStreakShown()
  const { counts, today, streak, completed } = practice
  const month = <MonthCalendar practice={practice} isStreakShown={isStreakShown} />
  if (completed.size === 0) return <TwoColumns aside={month}>{<FirstStep />}</TwoColumns>
  const cards = shownCards(progressCards(counts, today, streak), isStreakShown)
  const aside = (
    <>
      <FigureList label="Your practice in figures" figures={cards} />
      <Row>
        <Button variant="quiet" onClick={() => showStreak(!isStreakShown)}>
          {isStreakShown ? 'Hide my streak' : 'Show my streak'}
        </Button>
      </Row>
      <NinetyStrip practice={practice} />
    </>
  )
  return <TwoColumns aside={aside}>{month}</TwoColumns>
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
