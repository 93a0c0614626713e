import type { QueryKey } from '@tanstack/react-query'
import type { Write } from '~/data/write.ts'
import { assertNever } from '~/lib/assert-never.ts'
import { astroProfile } from '~/queries/astro-profile.ts'
import { favourites } from '~/queries/favourites.ts'
import { journalKey } from '~/queries/journal.ts'
import { celebrations, practiceKey, restDays } from '~/queries/practice.ts'
import { todayMood } from '~/queries/today-mood.ts'

/** Who invalidates whom: the beginnings of the keys of all reads that a write may change. */
export function readsChangedBy(uid: string, write: Write): readonly QueryKey[] {
  switch (write.kind) {
    case 'open-account':
      return []
    case 'record-session':
      return [practiceKey(uid)]
    case 'record-mood':
    case 'clear-mood':
      return [todayMood(uid, write.day).queryKey, practiceKey(uid)]
    case 'save-entry':
    case 'edit-entry':
    case 'delete-entry':
    case 'add-backdated':
      return [journalKey(uid), practiceKey(uid)]
    case 'add-rest-day':
    case 'remove-rest-day':
      return [restDays(uid).queryKey]
    case 'celebrate':
      return [celebrations(uid).queryKey]
    case 'add-favourite':
    case 'remove-favourite':
      return [favourites(uid).queryKey]
    case 'save-astro-profile':
      return [astroProfile(uid).queryKey]
    default:
      return assertNever(write)
  }
}
