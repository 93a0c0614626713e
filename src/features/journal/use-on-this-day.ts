import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { firstOfMonth, type LocalDay } from '~/domain/day/local-day.ts'
import { daysAgo, isHard, onThisDay, type Remembered } from '~/domain/journal/on-this-day.ts'
import type { MoodValue } from '~/domain/mood/mood.ts'
import {
  entriesOfMonth,
  type JournalEntry,
  type JournalMonth,
  journalContents,
} from '~/queries/journal/journal-rows.ts'
import { usePerson } from '~/queries/person.tsx'
import { useToday } from '~/queries/practice/use-today.ts'
import type { Entry } from '~/queries/reads/journal.ts'
import { todayMood } from '~/queries/reads/today-mood.ts'

/** How today is: whether the person has checked in Very Sad; not known where that was not read. */
type HowTodayIs = 'hard' | 'not-hard' | 'not-known'

type OnThisDay = {
  /** What was written on days like this one; the latest first. */
  readonly all: readonly Remembered<Entry>[]
  /** Those of them that were not written in a mood of 1 or 2. */
  readonly light: readonly Remembered<Entry>[]
  readonly today: HowTodayIs
}

/**
 * What was written a week, a month and years before today.
 * @param known every entry there is, where that is known; else the months of those days are read
 */
export function useOnThisDay(known: readonly Entry[] | null): OnThisDay {
  const { uid } = usePerson()
  const today = useToday()
  const contents = useQuery({ ...journalContents(uid), enabled: known === null }).data
  const months = useMemo(
    () => (known ? [] : monthsOf(contents?.months ?? [], today)),
    [known, contents, today],
  )
  const read = useQueries({
    queries: months.map((month) => entriesOfMonth(uid, month)),
    combine: allRead,
  })
  const all = useMemo(() => onThisDay(known ?? read, today), [known, read, today])
  const light = all.filter(({ entry }) => !isHard(entry))
  const isAsked = light.length < all.length
  const { data: checkIn } = useQuery({ ...todayMood(uid, today), enabled: isAsked })
  return { all, light, today: howTodayIs(checkIn) }
}

function allRead(results: readonly UseQueryResult<readonly JournalEntry[]>[]) {
  return results.flatMap(({ data }) => data ?? [])
}

function howTodayIs(checkIn: { readonly mood: MoodValue } | null | undefined): HowTodayIs {
  if (checkIn === undefined) return 'not-known'
  return checkIn?.mood === 1 ? 'hard' : 'not-hard'
}

/** The months with entries that have a day like today. */
function monthsOf(months: readonly JournalMonth[], today: LocalDay): readonly LocalDay[] {
  const first = months.at(-1)?.month
  if (!first) return []
  const wanted = new Set(daysAgo(today, first).map(({ day }) => firstOfMonth(day)))
  return months.flatMap(({ month }) => (wanted.has(month) ? [month] : []))
}
