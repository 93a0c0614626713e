import { useQuery } from '@tanstack/react-query'
import { SETTINGS, settingsOf } from '~/data/settings.ts'
import { usePerson } from '~/queries/person.tsx'
import { astroProfile } from '~/queries/reads/astro-profile.ts'
import { favourites } from '~/queries/reads/favourites.ts'
import { japaCounts } from '~/queries/reads/japa.ts'
import { keptCharts } from '~/queries/reads/kept-charts.ts'
import { personalRecordings } from '~/queries/reads/personal-recordings.ts'
import { celebrations, practiceDays, restDays } from '~/queries/reads/practice.ts'
import { rowsQuery } from '~/queries/rows/rows-query.ts'

/**
 * How much of each kind the person has, with what waits on this device: from its copy at once, then
 * as the database replies; `null` for what is not known.
 */
export function useKnownCounts() {
  const { uid } = usePerson()
  const days = useQuery(practiceDays(uid)).data
  const birth = useQuery(astroProfile(uid)).data
  const lists = {
    favourites: useQuery(favourites(uid)).data,
    restDays: useQuery(restDays(uid)).data,
    celebrations: useQuery(celebrations(uid)).data,
    mantras: useQuery(japaCounts(uid)).data,
    settings: useQuery(chosenSettings(uid)).data,
    keptCharts: useQuery(keptCharts(uid)).data,
    recordings: useQuery(personalRecordings(uid)).data,
  }
  return {
    sessions: days?.reduce((sum, { sessions }) => sum + sessions, 0) ?? null,
    /** Days that have one. */
    checkIns: days?.filter(({ checkIn }) => checkIn !== null).length ?? null,
    reflections: days?.reduce((sum, { entries }) => sum + entries, 0) ?? null,
    births: birth === undefined ? null : Number(birth !== null),
    favourites: lists.favourites?.length ?? null,
    restDays: lists.restDays?.length ?? null,
    celebrations: lists.celebrations?.length ?? null,
    mantras: lists.mantras?.length ?? null,
    settings: lists.settings?.length ?? null,
    keptCharts: lists.keptCharts?.length ?? null,
    recordings: lists.recordings?.length ?? null,
  }
}

const chosenSettings = (uid: string) =>
  rowsQuery(uid, ['settings'], async ({ rows }) =>
    settingsOf(await rows({ table: SETTINGS, parts: null })),
  )
