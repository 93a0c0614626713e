import type { QueryClient } from '@tanstack/react-query'
import { localDay } from '~/domain/day/local-day.ts'
import { createQueryClient } from '~/queries/cache/query-client.ts'
import { entriesOfMonth, journalContents, searchedEntries } from '~/queries/journal/journal-rows.ts'
import { recordings } from '~/queries/library/catalogue.ts'
import { today } from '~/queries/practice/use-today.ts'
import { astroProfile } from '~/queries/reads/astro-profile.ts'
import { favourites } from '~/queries/reads/favourites.ts'
import { japaCounts } from '~/queries/reads/japa.ts'
import { recentEntries } from '~/queries/reads/journal.ts'
import { keptCharts } from '~/queries/reads/kept-charts.ts'
import { coinSits, moments } from '~/queries/reads/moments.ts'
import { personalRecordings } from '~/queries/reads/personal-recordings.ts'
import { celebrations, insight, practiceDays, restDays } from '~/queries/reads/practice.ts'
import { todayMood } from '~/queries/reads/today-mood.ts'
import { birthRow } from '~tests/support/database/birth-rows.ts'

export const AT = '2026-03-04T20:00:00.000Z'
export const DAY = localDay('2026-03-04')
export const ENTRY = {
  id: '7b0e5f6a-3f53-4f0c-9a39-0d6f4f3a1f10',
  content: 'dusk',
  mood: 4,
  day: DAY,
  minute: 1200,
  createdAt: AT,
}

/** What the database has of a person with a little of everything; `text` is in every text of theirs. */
export function littleOfEverything(text = ''): Readonly<Record<string, unknown>> {
  const { id } = ENTRY
  const words = birthRow({ fullName: `Asha ${text}`, birthPlace: `Pune ${text}` })
  const { fullName: _, currentDasha: __, moonSign: ___, ...birth } = words
  return {
    birth_details: words,
    celebrations: [`first-step${text}`],
    check_in: { id, mood: 4, day: today(), minute: 1200, at: AT },
    favourites: ['day-1'],
    moments: [['session', DAY, 400, null, `Yaman${text}`, 10, '/recordings/yaman-10.mp3?by=coin']],
    japa: [{ mantra: `shiva${text}`, day: DAY, beads: 12, at: AT }],
    kept_charts: [{ ...birth, id, name: `Meera ${text}` }],
    personal_recordings: [
      {
        ...{ id, title: `Evening ${text}`, raag: `Marwa ${text}`, moodCategory: null },
        ...{ seconds: 1471, address: 'https://media.example/a.mp3', file: null, bytes: null },
        updatedAt: AT,
      },
    ],
    ragas: [{ name: 'Yaman', moodCategory: 'Karuna' }],
    recent_entries: [{ ...ENTRY, content: `dusk ${text}`, updatedAt: null }],
    rest_days: [DAY],
    settings: [{ setting: 'theme', value: `dark${text}`, at: AT }],
  }
}

/** Every view of a person's rows, and the library, by name. */
function viewsOfEverything(uid: string) {
  return {
    astroProfile: astroProfile(uid),
    celebrations: celebrations(uid),
    coinSits: coinSits(uid),
    entriesOfMonth: entriesOfMonth(uid, localDay('2026-03-01')),
    favourites: favourites(uid),
    insight: insight(uid),
    japaCounts: japaCounts(uid),
    journalContents: journalContents(uid),
    keptCharts: keptCharts(uid),
    library: recordings(uid),
    moments: moments(uid, DAY),
    personalRecordings: personalRecordings(uid),
    practiceDays: practiceDays(uid),
    recentEntries: recentEntries(uid),
    restDays: restDays(uid),
    searchedEntries: searchedEntries(uid),
    todayMood: todayMood(uid, today()),
  } as const
}

/** Reads every view as a page that was just opened, and returns all of them by name. */
export async function openedPage(
  uid: string,
  client = createQueryClient(),
): Promise<{ client: QueryClient; read: Readonly<Record<string, unknown>> }> {
  const all = Object.entries(viewsOfEverything(uid)).map(
    async ([name, options]) => [name, await client.fetchQuery(options as never)] as const,
  )
  return { client, read: Object.fromEntries(await Promise.all(all)) }
}
