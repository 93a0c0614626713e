import { listCelebrations } from '~/data/celebrations.ts'
import { listAudios, listMoodCategories, listRaags } from '~/data/daily-audios.ts'
import { listFavourites } from '~/data/favourites.ts'
import { listRecentEntries } from '~/data/journal-entries.ts'
import { listMoments } from '~/data/moments.ts'
import { findCheckIn } from '~/data/mood-logs.ts'
import { listPracticeDays } from '~/data/practice-days.ts'
import { listRestDays } from '~/data/rest-days.ts'
import { findAstroProfile } from '~/data/user-astro-profiles.ts'
import { performWrite } from '~/data/write.ts'
import { createDatabase } from '~/services/database/database.ts'
import { neonDataApi } from '~/services/database/neon-data-api.ts'

/** All calls of the database, loaded lazily as one chunk; only the data door imports them. */
const dataAccess = {
  findAstroProfile,
  findCheckIn,
  listAudios,
  listCelebrations,
  listFavourites,
  listMoments,
  listMoodCategories,
  listPracticeDays,
  listRaags,
  listRecentEntries,
  listRestDays,
  performWrite,
}

export type DataAccess = typeof dataAccess

/** What every build needs to reach the database; the Data API's door is small enough to include. */
export const dataCode = { createDatabase, dataAccess, neonDataApi } as const
