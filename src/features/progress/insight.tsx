import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { ByHour, ByWeekday } from '~/features/progress/insight-clock.tsx'
import { insightMoods } from '~/features/progress/insight-moods.ts'
import { OverTime } from '~/features/progress/insight-over-time.tsx'
import { Pixels } from '~/features/progress/insight-pixels.tsx'
import { AroundPractice, ByRaga } from '~/features/progress/insight-practice.tsx'
import { NotHere } from '~/features/progress/not-here.tsx'
import { usePerson } from '~/queries/person.tsx'
import { type Moment, moments } from '~/queries/practice.ts'
import { useToday } from '~/queries/use-today.ts'
import { EmptyState } from '~/ui/empty-state.tsx'
import { FigureBoard } from '~/ui/insight/figure-board.tsx'
import { Loader } from '~/ui/loader.tsx'

/** Check-ins there are before anything is drawn: two dots are no picture. */
const FEWEST_CHECK_INS = 3

/** What a person's moods and practice show. */
export function Insight() {
  const { uid } = usePerson()
  const recorded = useQuery(moments(uid))
  // Drawn piece by piece behind the loader: years of moods take longer than a press may wait.
  const drawn = useDeferredValue(recorded.data, undefined)
  if (drawn) return <Drawings uid={uid} recorded={drawn} />
  if (recorded.data || recorded.isFetching || !recorded.isError)
    return <Loader label="Gathering your moods…" />
  return <NotHere what="Your moods" onRetry={() => void recorded.refetch()} />
}

type DrawingsProps = { uid: string; recorded: readonly Moment[] }

function Drawings({ uid, recorded }: DrawingsProps) {
  const today = useToday()
  const moods = useMemo(() => insightMoods(recorded), [recorded])
  const { checkIns, timedCheckIns } = moods
  if (checkIns.length < FEWEST_CHECK_INS) {
    return (
      <EmptyState title="A picture that grows">
        After three check-ins your moods are drawn here over time, by the day of the week and the
        hour; after some months of practice, also how they stand before and after it.
      </EmptyState>
    )
  }
  return (
    <FigureBoard>
      <OverTime checkIns={checkIns} today={today} />
      <Pixels checkIns={checkIns} today={today} />
      <ByWeekday checkIns={checkIns} />
      <ByHour checkIns={timedCheckIns} />
      <AroundPractice moods={moods} today={today} />
      <ByRaga moods={moods} uid={uid} today={today} />
    </FigureBoard>
  )
}
