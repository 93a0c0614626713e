import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { LocalDay } from '~/domain/day/local-day.ts'
import type { Practice } from '~/domain/practice/day-counts.ts'
import type { DataError } from '~/lib/data-error.ts'
import { usePerson } from '~/queries/person.tsx'
import { useToday } from '~/queries/practice/use-today.ts'
import { practiceDays, restDays } from '~/queries/reads/practice.ts'

/** The data from which all figures of a person's practice are computed. */
export type PracticeRows = {
  readonly today: LocalDay
  readonly practice: Practice
  readonly restDays: ReadonlySet<LocalDay>
}

type PracticeRead<Figures> = {
  /** `null` until it is known; during a later read, the earlier value. */
  readonly data: Figures | null
  /** Why it could not be read; `null` during the next attempt, and while there is a value. */
  readonly error: DataError | null
  /** Repeats the reads that failed. */
  readonly retry: () => void
}

/**
 * A screen's figures from the days of practice and of rest, computed again when these change;
 * `figuresOf` must be a function of the module, not one made at each render. With `ask` false it starts
 * no reads and uses the cached ones.
 */
export function usePractice<Figures>(
  figuresOf: (rows: PracticeRows) => Figures,
  { ask = true } = {},
): PracticeRead<Figures> {
  const { uid } = usePerson()
  const today = useToday()
  const days = useQuery({ ...practiceDays(uid), enabled: ask })
  const rests = useQuery({ ...restDays(uid), enabled: ask })
  const data = useMemo(() => {
    if (!days.data || !rests.data) return null
    return figuresOf({ today, practice: days.data, restDays: new Set(rests.data) })
  }, [figuresOf, today, days.data, rests.data])
  const isFetching = days.isFetching || rests.isFetching
  const retry = () => {
    for (const read of [days, rests]) if (read.isError) void read.refetch()
  }
  const error = data || isFetching ? null : (days.error ?? rests.error)
  return { data, error, retry }
}
