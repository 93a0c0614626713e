import { listAudios } from '~/data/daily-audios.ts'
import { listFavourites } from '~/data/favourites.ts'
import { listRecentEntries } from '~/data/journal-entries.ts'
import { findCheckIn } from '~/data/mood-logs.ts'
import { listMoodCategories, listRaags } from '~/data/raagtags.ts'
import { findAstroProfile } from '~/data/user-astro-profiles.ts'
import { performWrite } from '~/data/write.ts'

/** All of data access as one lazily loaded piece; only the data door imports it. */
export const dataAccess = {
  findAstroProfile,
  findCheckIn,
  listAudios,
  listFavourites,
  listMoodCategories,
  listRaags,
  listRecentEntries,
  performWrite,
}

export type DataAccess = typeof dataAccess
