import type { QueryClient } from '@tanstack/react-query'
import type { DayMarks } from '~/domain/practice/day-counts.ts'
import { groupedNumber } from '~/lib/words/grouped-number.ts'
import { astroProfile } from '~/queries/reads/astro-profile.ts'
import { favourites } from '~/queries/reads/favourites.ts'
import { recentEntries } from '~/queries/reads/journal.ts'
import { keptCharts } from '~/queries/reads/kept-charts.ts'
import { personalRecordings } from '~/queries/reads/personal-recordings.ts'
import { practiceDays } from '~/queries/reads/practice.ts'

/** What a page fetches of a person's things, in words. */
export type FirstFetch = {
  /** Stays as it is when some of it has come. */
  readonly label: string
  /** What has come, each with its count; nothing of which there is none. */
  readonly known: readonly string[]
}

/**
 * The reads of the person's own things that a page has begun; `null` while none is under way. Once
 * something was named, it stays named.
 */
export function firstFetchOf(
  client: QueryClient,
  uid: string,
  before: FirstFetch | null,
): FirstFetch | null {
  const kinds = kindsOf(client, uid)
  const begun = kinds.filter(({ state }) => state !== undefined)
  const isWaiting = begun.some(({ state }) => state?.data === undefined)
  if (before === null && !isWaiting) return null
  const label = before?.label ?? labelOf(begun.map(({ name }) => name))
  const known = kinds.flatMap(({ words }) => words)
  return before?.known.join() === known.join() ? before : { label, known }
}

function labelOf(names: readonly string[]): string {
  const all = new Intl.ListFormat('en-GB').format(names)
  const isPractice = names.some((name) => name === 'days' || name === 'journal')
  return `Fetching ${isPractice ? 'your practice: ' : 'your '}${all} of your account`
}

function kindsOf(client: QueryClient, uid: string) {
  const days = client.getQueryState(practiceDays(uid).queryKey)
  const entries = client.getQueryState(recentEntries(uid).queryKey)
  const hearts = client.getQueryState(favourites(uid).queryKey)
  const birth = client.getQueryState(astroProfile(uid).queryKey)
  const charts = client.getQueryState(keptCharts(uid).queryKey)
  const recordings = client.getQueryState(personalRecordings(uid).queryKey)
  return [
    { name: 'days', state: days, words: days?.data ? daysInWords(days.data) : [] },
    // How many reflections there are is counted with the days.
    { name: 'journal', state: entries, words: [] },
    {
      name: 'favourites',
      state: hearts,
      words: counted(hearts?.data?.length, 'favourite', 'favourites'),
    },
    { name: 'birth details', state: birth, words: birth?.data ? ['your birth details'] : [] },
    {
      name: 'kept charts',
      state: charts,
      words: counted(charts?.data?.length, 'kept chart', 'kept charts'),
    },
    {
      name: 'recordings',
      state: recordings,
      words: counted(recordings?.data?.length, 'recording of your own', 'recordings of your own'),
    },
  ]
}

function daysInWords(days: readonly DayMarks[]): readonly string[] {
  const sum = (of: (day: DayMarks) => number) => days.reduce((total, day) => total + of(day), 0)
  return [
    ...counted(days.length, 'day of practice', 'days of practice'),
    ...counted(
      sum(({ sessions }) => sessions),
      'session',
      'sessions',
    ),
    ...counted(
      sum(({ entries }) => entries),
      'reflection',
      'reflections',
    ),
  ]
}

function counted(count: number | undefined, one: string, many: string): readonly string[] {
  if (!count) return []
  return [`${groupedNumber(count)} ${count === 1 ? one : many}`]
}
