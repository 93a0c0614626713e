import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { LocalDay } from '~/domain/local-day.ts'
import { type CountsByDay, completedDays, countsByDay } from '~/domain/practice/day-counts.ts'
import { currentStreak } from '~/domain/practice/streak.ts'
import { usePerson } from '~/queries/person.tsx'
import { practiceDays, restDays } from '~/queries/practice.ts'
import { useToday } from '~/queries/use-today.ts'
import { useToast } from '~/ui/toast.ts'

/** A person's practice as the screens of their journey read it. */
export type Practice = {
  readonly today: LocalDay
  readonly counts: CountsByDay
  readonly completed: ReadonlySet<LocalDay>
  readonly restDays: ReadonlySet<LocalDay>
  /** In days. */
  readonly streak: number
}

export type PracticeState =
  | { readonly status: 'waiting' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly practice: Practice }

/** Reads the days of practice and of rest; a failure is told once for each attempt. */
export function usePractice(): PracticeState {
  const { uid } = usePerson()
  const today = useToday()
  const days = useQuery(practiceDays(uid))
  const rest = useQuery(restDays(uid))
  const { toast } = useToast()
  const isFetching = days.isFetching || rest.isFetching
  const hasFailed = days.isError || rest.isError
  useEffect(() => {
    if (!hasFailed || isFetching) return
    toast({
      title: 'Error',
      description: 'Failed to load your progress data',
      tone: 'destructive',
    })
  }, [hasFailed, isFetching, toast])

  const practice = useMemo(() => {
    if (!days.data || !rest.data) return null
    const completed = completedDays(days.data)
    const resting = new Set(rest.data)
    return {
      today,
      counts: countsByDay(days.data),
      completed,
      restDays: resting,
      streak: currentStreak(completed, today, resting),
    }
  }, [days.data, rest.data, today])

  if (practice) return { status: 'ready', practice }
  if (isFetching || !hasFailed) return { status: 'waiting' }
  const retry = () => {
    if (!days.data) void days.refetch()
    if (!rest.data) void rest.refetch()
  }
  return { status: 'failed', retry }
}
