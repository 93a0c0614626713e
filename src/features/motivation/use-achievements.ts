import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Achievement, achievementsOf } from '~/domain/practice/achievements.ts'
import { type PracticeFigures, practiceFigures } from '~/domain/practice/practice-figures.ts'
import type { DataError } from '~/lib/data-error.ts'
import { usePerson } from '~/queries/person.tsx'
import { type PracticeRows, usePractice } from '~/queries/practice/use-practice.ts'
import { celebrations } from '~/queries/reads/practice.ts'

type Standing = {
  readonly figures: PracticeFigures
  readonly achievements: readonly Achievement[]
  readonly celebrated: ReadonlySet<string>
}

type StandingRead = {
  /** The person's figures and achievements; `null` until they are known. */
  readonly standing: Standing | null
  readonly error: DataError | null
  readonly retry: () => void
}

/**
 * The person's figures and achievements. With `ask` false it uses only what other screens have
 * read.
 */
export function useAchievements({ ask = true } = {}): StandingRead {
  const practice = usePractice(figuresOf, { ask })
  const seen = useQuery({ ...celebrations(usePerson().uid), enabled: ask })
  const figures = practice.data
  const standing = useMemo(() => {
    if (!figures || !seen.data) return null
    const celebrated = new Set(seen.data)
    return { figures, celebrated, achievements: achievementsOf(figures, celebrated) }
  }, [figures, seen.data])
  const retry = () => {
    practice.retry()
    if (seen.isError) void seen.refetch()
  }
  return { standing, error: seen.isFetching || seen.data ? practice.error : seen.error, retry }
}

function figuresOf({ today, practice, restDays }: PracticeRows): PracticeFigures {
  return practiceFigures(practice, today, restDays)
}
