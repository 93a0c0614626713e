import { useQuery } from '@tanstack/react-query'
import { firstOfMonth, type LocalDay } from '~/domain/day/local-day.ts'
import { daysAgo, isHard, onThisDay, type Remembered } from '~/domain/journal/on-this-day.ts'
import type { MoodValue } from '~/domain/mood/mood.ts'
import {
  entriesOfMonth,
  type JournalMonth,
  journalContents,
} from '~/queries/journal/journal-rows.ts'
import { usePerson } from '~/queries/person.tsx'
import { useToday } from '~/queries/practice/use-today.ts'
import { type Entry, recentEntries } from '~/queries/reads/journal.ts'
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

/** How many of the newest entries pages read; with fewer, these are all there are. */
export const NEWEST = 10

/** What was written a week, a month and years before today; nothing while that is not known. */
export function useOnThisDay(): OnThisDay {
  const { uid } = usePerson()
  const today = useToday()
  // The pages read these themselves.
  const newest = useQuery({ ...recentEntries(uid), enabled: false }).data ?? []
  const hasOthers = newest.length >= NEWEST
  const contents = useQuery({ ...journalContents(uid), enabled: hasOthers }).data
  const months = monthsOf(contents?.months ?? [], today)
  const { data: read = NONE } = useQuery({
    queryKey: [...journalContents(uid).queryKey, 'on-this-day', ...months],
    // One read for a dozen months: `useQueries` weighs a kilobyte, which home has not.
    queryFn: async ({ client }) => {
      const all = months.map((month) => client.fetchQuery(entriesOfMonth(uid, month)))
      return (await Promise.all(all)).flat()
    },
    enabled: hasOthers && months.length > 0,
  })
  const all = onThisDay(hasOthers ? read : newest, today)
  const light = all.filter(({ entry }) => !isHard(entry))
  const isAsked = light.length < all.length
  const { data: checkIn } = useQuery({ ...todayMood(uid, today), enabled: isAsked })
  return { all, light, today: howTodayIs(checkIn) }
}

const NONE: readonly Entry[] = []

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
