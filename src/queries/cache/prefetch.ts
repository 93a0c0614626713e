import type { QueryClient } from '@tanstack/react-query'
import type { LocalDay } from '~/domain/day/local-day.ts'
import { astroProfile } from '~/queries/birth/astro-profile.ts'
import { keptCharts } from '~/queries/birth/charts/kept-charts.ts'
import { todayMood } from '~/queries/check-in/today-mood.ts'
import { recentEntries } from '~/queries/journal/journal.ts'
import { favourites } from '~/queries/listening/favourites.ts'
import { moodCategories, ragas, recordings } from '~/queries/listening/library.ts'
import { japaCounts } from '~/queries/practice/japa.ts'
import { coinSits } from '~/queries/practice/moments.ts'
import { celebrations, insight, practiceDays, restDays } from '~/queries/practice/practice.ts'
import { today } from '~/queries/practice/use-today.ts'
import { identity } from '~/services/identity/identity.ts'

// The reads of each page, begun in one tick so that they share one request; none without a
// signed-in person. A read that fails is shown by the page that needs it.

export const prefetchDashboard = reading((client, uid, day) => {
  readLibrary(client, uid, day)
  readStanding(client, uid)
  void client.prefetchQuery(recentEntries(uid))
  void client.prefetchQuery(astroProfile(uid))
  // For the mantras, which open over any page, also without a network.
  void client.prefetchQuery(japaCounts(uid))
})

export const prefetchBirth = reading((client, uid) => {
  void client.prefetchQuery(astroProfile(uid))
})

export const prefetchCharts = reading((client, uid) => {
  void client.prefetchQuery(astroProfile(uid))
  void client.prefetchQuery(keptCharts(uid))
})

export const prefetchLibrary = reading(readLibrary)

export const prefetchCheckIn = reading((client, uid, day) => {
  void client.prefetchQuery(todayMood(uid, day))
})

export const prefetchSession = reading((client, uid, day) => {
  void client.prefetchQuery(todayMood(uid, day))
  void client.prefetchQuery(recordings(uid))
  void client.prefetchQuery(ragas(uid))
  void client.prefetchQuery(moodCategories(uid))
})

export const prefetchJournal = reading((client, uid) => {
  void client.prefetchQuery(recentEntries(uid))
})

export const prefetchPath = reading(readStanding)

export const prefetchProgress = reading((client, uid, _day, search) => {
  readStanding(client, uid)
  if (!/\btab=insight\b/.test(search)) return
  void client.prefetchQuery(insight(uid))
  void client.prefetchQuery(coinSits(uid))
})

function readStanding(client: QueryClient, uid: string): void {
  void client.prefetchQuery(practiceDays(uid))
  void client.prefetchQuery(restDays(uid))
  void client.prefetchQuery(celebrations(uid))
}

function readLibrary(client: QueryClient, uid: string, day: LocalDay): void {
  void client.prefetchQuery(todayMood(uid, day))
  void client.prefetchQuery(recordings(uid))
  void client.prefetchQuery(favourites(uid))
}

function reading(begin: (client: QueryClient, uid: string, day: LocalDay, search: string) => void) {
  return (client: QueryClient, search = ''): void => {
    const state = identity.current()
    if (state.status === 'signed-in') begin(client, state.person.uid, today(), search)
  }
}
