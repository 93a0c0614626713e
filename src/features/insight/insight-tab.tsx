import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import type { CoinSitAt } from '~/domain/insight/mood-by-coin.ts'
import { ByHour, ByWeekday } from '~/features/insight/clock-figures.tsx'
import { insightMoods } from '~/features/insight/insight-moods.ts'
import { AroundPractice, ByCoin, ByRaga } from '~/features/insight/mood-figures.tsx'
import { OverTime } from '~/features/insight/over-time-figure.tsx'
import { Pixels } from '~/features/insight/pixels-figure.tsx'
import { usePerson } from '~/queries/person.tsx'
import { useComparisons } from '~/queries/practice/use-comparisons.ts'
import { useToday } from '~/queries/practice/use-today.ts'
import { coinSits } from '~/queries/reads/moments.ts'
import { type InsightRead, insight } from '~/queries/reads/practice.ts'
import { CouldNotRead } from '~/ui/feedback/could-not-read.tsx'
import { EmptyState } from '~/ui/feedback/empty-state.tsx'
import { Loader } from '~/ui/feedback/loader.tsx'
import { SideBySide } from '~/ui/layout/side-by-side.tsx'

/** With fewer check-ins nothing is drawn: two dots show no pattern. */
const FEWEST_CHECK_INS = 3

/** What a person's moods and practice show over time. */
export function InsightTab() {
  const { uid } = usePerson()
  const recorded = useQuery(insight(uid))
  // Rendered in slices while the loader shows: years of moods would delay the response to a press.
  const drawn = useDeferredValue(recorded.data, undefined)
  if (drawn) return <Drawings uid={uid} recorded={drawn} />
  if (recorded.data || recorded.isFetching || !recorded.isError)
    return <Loader label="Gathering your moods…" />
  return <CouldNotRead what="Your moods" onRetry={() => void recorded.refetch()} />
}

type DrawingsProps = { uid: string; recorded: InsightRead }

function Drawings({ uid, recorded }: DrawingsProps) {
  const today = useToday()
  const moods = useMemo(() => insightMoods(recorded), [recorded])
  const { checkIns, timedCheckIns, felt, practice } = moods
  const coin = useCoinSits(uid)
  const compared = useComparisons(felt, practice, coin, today, uid)
  if (checkIns.length < FEWEST_CHECK_INS) {
    return (
      <EmptyState title="A picture that grows">
        After three check-ins your moods are drawn here over time, by the day of the week and the
        hour; after some months of practice, also how they stand before and after it.
      </EmptyState>
    )
  }
  return (
    <SideBySide>
      <OverTime checkIns={checkIns} today={today} />
      <Pixels checkIns={checkIns} today={today} />
      <ByWeekday checkIns={checkIns} />
      <ByHour checkIns={timedCheckIns} />
      {compared ? (
        <>
          <AroundPractice found={compared.aroundPractice} />
          <ByRaga found={compared.byRaga} />
          {compared.byCoin.sits > 0 && <ByCoin found={compared.byCoin} />}
        </>
      ) : (
        <Loader label="Comparing your days…" />
      )}
    </SideBySide>
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
