import type { QueryClient } from '@tanstack/react-query'
import type { LocalDay } from '~/domain/day/local-day.ts'
import { moodCategories, ragas, recordings } from '~/queries/library/catalogue.ts'
import { uidNow } from '~/queries/person.tsx'
import { today } from '~/queries/practice/use-today.ts'
import { astroProfile } from '~/queries/reads/astro-profile.ts'
import { favourites } from '~/queries/reads/favourites.ts'
import { japaCounts } from '~/queries/reads/japa.ts'
import { recentEntries } from '~/queries/reads/journal.ts'
import { keptCharts } from '~/queries/reads/kept-charts.ts'
import { coinSits } from '~/queries/reads/moments.ts'
import { personalRecordings } from '~/queries/reads/personal-recordings.ts'
import { celebrations, insight, practiceDays, restDays } from '~/queries/reads/practice.ts'
import { todayMood } from '~/queries/reads/today-mood.ts'

/**
 * The reads of each page, begun before it is drawn; none without a signed-in person. A read that fails
 * is shown by the page that needs it.
 */
export const prefetch = {
  dashboard: reading((client, uid, day) => {
    readLibrary(client, uid, day)
    readStanding(client, uid)
    void client.prefetchQuery(recentEntries(uid))
    void client.prefetchQuery(astroProfile(uid))
    // For the mantras, which open over any page, also without a network.
    void client.prefetchQuery(japaCounts(uid))
  }),
  birth: reading((client, uid) => {
    void client.prefetchQuery(astroProfile(uid))
  }),
  charts: reading((client, uid) => {
    void client.prefetchQuery(astroProfile(uid))
    void client.prefetchQuery(keptCharts(uid))
  }),
  library: reading(readLibrary),
  checkIn: reading((client, uid, day) => {
    void client.prefetchQuery(todayMood(uid, day))
  }),
  session: reading((client, uid, day) => {
    void client.prefetchQuery(todayMood(uid, day))
    void client.prefetchQuery(recordings(uid))
    void client.prefetchQuery(personalRecordings(uid))
    void client.prefetchQuery(ragas(uid))
    void client.prefetchQuery(moodCategories(uid))
  }),
  journal: reading((client, uid) => {
    void client.prefetchQuery(recentEntries(uid))
  }),
  path: reading(readStanding),
  progress: reading((client, uid, _day, search) => {
    readStanding(client, uid)
    if (!/\btab=insight\b/.test(search)) return
    void client.prefetchQuery(insight(uid))
    void client.prefetchQuery(coinSits(uid))
  }),
} as const

function readStanding(client: QueryClient, uid: string): void {
  void client.prefetchQuery(practiceDays(uid))
  void client.prefetchQuery(restDays(uid))
  void client.prefetchQuery(celebrations(uid))
}

function readLibrary(client: QueryClient, uid: string, day: LocalDay): void {
  void client.prefetchQuery(todayMood(uid, day))
  void client.prefetchQuery(recordings(uid))
  void client.prefetchQuery(personalRecordings(uid))
  void client.prefetchQuery(favourites(uid))
}

function reading(begin: (client: QueryClient, uid: string, day: LocalDay, search: string) => void) {
  return (client: QueryClient, search = ''): void => {
    const uid = uidNow()
    if (uid !== null) begin(client, uid, today(), search)
  }
}
