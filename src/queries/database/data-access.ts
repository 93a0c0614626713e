import { celebrate, listCelebrations } from '~/data/celebrations.ts'
import { addFavourite, listFavourites, removeFavourite } from '~/data/favourites.ts'
import { listJapa, recordJapa } from '~/data/japa.ts'
import { deleteEntry, editEntry, listRecentEntries, saveEntry } from '~/data/journal-entries.ts'
import { deleteChart, keepChart, listKeptCharts } from '~/data/kept-charts.ts'
import { listMoodCategories, listRagas, listRecordings } from '~/data/library.ts'
import {
  addBackdated,
  clearMood,
  findCheckIn,
  recordMood,
  recordSession,
} from '~/data/mood-logs.ts'
import { listCoinSits } from '~/data/practice/coin-sits.ts'
import { readInsight } from '~/data/practice/insight.ts'
import { readPractice } from '~/data/practice/practice.ts'
import { addRestDay, listRestDays, removeRestDay } from '~/data/rest-days.ts'
import { findAstroProfile, saveBirthDetails } from '~/data/user-astro-profiles.ts'
import { openAccount } from '~/data/users.ts'
import { createDatabase } from '~/services/database/database.ts'
import { neonDataApi } from '~/services/database/neon-data-api.ts'
import { neonSql } from '~/services/database/neon-sql.ts'

/** All calls of the database, loaded lazily as one chunk; only the data door imports them. */
const dataAccess = {
  addBackdated,
  addFavourite,
  addRestDay,
  celebrate,
  clearMood,
  deleteChart,
  deleteEntry,
  editEntry,
  findAstroProfile,
  findCheckIn,
  keepChart,
  listRecordings,
  listCelebrations,
  listCoinSits,
  listFavourites,
  listJapa,
  listKeptCharts,
  listMoodCategories,
  listRagas,
  listRecentEntries,
  listRestDays,
  openAccount,
  readInsight,
  readPractice,
  recordJapa,
  recordMood,
  recordSession,
  removeFavourite,
  removeRestDay,
  saveBirthDetails,
  saveEntry,
}

export type DataAccess = typeof dataAccess

/** What every build needs to reach the database; both doors are small, the SQL driver comes later. */
export const dataCode = { createDatabase, dataAccess, neonDataApi, neonSql } as const
