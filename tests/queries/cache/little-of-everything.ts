import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { createQueryClient } from '~/queries/cache/query-client.ts'
import { forgetCopies } from '~/queries/database/database-session.ts'
import { layOutboxOver } from '~/queries/outbox/lay-over.ts'
import { today } from '~/queries/practice/use-today.ts'
import { astroProfile } from '~/queries/reads/astro-profile.ts'
import { favourites } from '~/queries/reads/favourites.ts'
import { japaCounts } from '~/queries/reads/japa.ts'
import { recentEntries } from '~/queries/reads/journal.ts'
import { keptCharts } from '~/queries/reads/kept-charts.ts'
import { ragas, recordings } from '~/queries/reads/library.ts'
import { personalRecordings } from '~/queries/reads/personal-recordings.ts'
import { celebrations, insight, practiceDays, restDays } from '~/queries/reads/practice.ts'
import { todayMood } from '~/queries/reads/today-mood.ts'
import { birthRow } from '~tests/support/database/birth-rows.ts'

export const AT = '2026-03-04T20:00:00.000Z'
export const DAY = '2026-03-04'
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
    insight: [[1, DAY, 400, `Yaman${text}`]],
    japa: [{ mantra: `shiva${text}`, day: DAY, beads: 12, at: AT }],
    kept_charts: [{ ...birth, id, name: `Meera ${text}` }],
    personal_recordings: [
      {
        ...{ id, title: `Evening ${text}`, raag: `Marwa ${text}`, moodCategory: null },
        ...{ seconds: 1471, address: 'https://media.example/a.mp3', file: null, bytes: null },
        updatedAt: AT,
      },
    ],
    practice: [[DAY, 1, 4, 1, 0, 10, 0]],
    ragas: [{ name: 'Yaman', moodCategory: 'Karuna' }],
    recent_entries: [{ ...ENTRY, content: `dusk ${text}`, updatedAt: null }],
    rest_days: [DAY],
  }
}

export function readsOfEverything(uid: string) {
  return [
    astroProfile(uid),
    celebrations(uid),
    todayMood(uid, today()),
    favourites(uid),
    insight(uid),
    japaCounts(uid),
    keptCharts(uid),
    personalRecordings(uid),
    practiceDays(uid),
    ragas(uid),
    recentEntries(uid),
    recordings(uid),
    restDays(uid),
  ]
}

/** Reads everything as a page that was just opened, and returns all of it. */
export async function openedPage(
  uid: string,
  client = createQueryClient(),
): Promise<{ client: QueryClient; read: readonly unknown[] }> {
  forgetCopies(uid)
  layOutboxOver(client, uid)
  const all = readsOfEverything(uid).map(async (options) => {
    const { queryKey, queryFn } = new QueryObserver(client, options as never).options
    return client.fetchQuery({ queryKey, queryFn } as never)
  })
  return { client, read: await Promise.all(all) }
}
