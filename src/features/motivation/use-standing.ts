import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Achievement, achievementsOf } from '~/domain/practice/achievements.ts'
import { type PracticeFigures, practiceFigures } from '~/domain/practice/practice-figures.ts'
import type { DataError } from '~/lib/data-error.ts'
import { usePerson } from '~/queries/person.tsx'
import { celebrations, practiceDays, restDays } from '~/queries/practice.ts'
import { useToday } from '~/queries/use-today.ts'

type Standing = {
  readonly figures: PracticeFigures
  readonly achievements: readonly Achievement[]
  readonly celebrated: ReadonlySet<string>
}

type StandingRead = {
  /** Where the person stands; `null` until it is known. */
  readonly standing: Standing | null
  readonly error: DataError | null
  readonly retry: () => void
}

/** Where the person stands. With `ask` false it goes by what other screens have read. */
export function useStanding({ ask = true } = {}): StandingRead {
  const { uid } = usePerson()
  const today = useToday()
  const days = useQuery({ ...practiceDays(uid), enabled: ask })
  const rests = useQuery({ ...restDays(uid), enabled: ask })
  const seen = useQuery({ ...celebrations(uid), enabled: ask })
  const standing = useMemo(() => {
    if (!days.data || !rests.data || !seen.data) return null
    const figures = practiceFigures(days.data, today, new Set(rests.data))
    const celebrated = new Set(seen.data)
    return { figures, celebrated, achievements: achievementsOf(figures, celebrated) }
  }, [days.data, rests.data, seen.data, today])
  const retry = () => {
    for (const read of [days, rests, seen]) if (read.error) void read.refetch()
  }
  const isWaiting = [days, rests, seen].some(({ isFetching }) => isFetching)
  const error = isWaiting ? null : (days.error ?? rests.error ?? seen.error)
  return { standing, error, retry }
}
