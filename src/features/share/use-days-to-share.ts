import { useQuery } from '@tanstack/react-query'
import { completedDays } from '~/domain/practice/day-counts.ts'
import { currentStreak } from '~/domain/practice/streak.ts'
import { usePerson } from '~/queries/person.tsx'
import { practiceDays, restDays } from '~/queries/practice.ts'
import { useToday } from '~/queries/use-today.ts'

type DaysToShare =
  | { readonly status: 'waiting' }
  | { readonly status: 'failed'; readonly retry: () => void }
  /** Both in days; `total` counts every completed day up to today. */
  | { readonly status: 'ready'; readonly streak: number; readonly total: number }

/** The days of practice there are to tell of. */
export function useDaysToShare(): DaysToShare {
  const { uid } = usePerson()
  const today = useToday()
  const days = useQuery(practiceDays(uid))
  const rests = useQuery(restDays(uid))
  if (days.data && rests.data) {
    const completed = completedDays(days.data)
    return {
      status: 'ready',
      streak: currentStreak(completed, today, new Set(rests.data)),
      total: [...completed].filter((day) => day <= today).length,
    }
  }
  if (days.isFetching || rests.isFetching) return { status: 'waiting' }
  const retry = () => {
    for (const read of [days, rests]) if (!read.data) void read.refetch()
  }
  return { status: 'failed', retry }
}
