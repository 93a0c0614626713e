import { CELEBRATIONS, type CelebrationWrites, celebrationWrites } from '~/data/celebrations.ts'
import type { RowTable } from '~/data/engine/row-table.ts'
import { FAVOURITES, type FavouriteWrites, favouriteWrites } from '~/data/favourites.ts'
import { JAPA, type JapaWrites, japaWrites } from '~/data/japa.ts'
import {
  JOURNAL_ENTRIES,
  type JournalEntryWrites,
  journalEntryWrites,
} from '~/data/journal-entries.ts'
import { KEPT_CHARTS, type KeptChartWrites, keptChartWrites } from '~/data/kept-charts.ts'
import { MOOD_LOGS, type MoodLogWrites, moodLogWrites } from '~/data/mood-logs.ts'
import {
  PERSONAL_RECORDINGS,
  type PersonalRecordingWrites,
  personalRecordingWrites,
} from '~/data/personal-recordings.ts'
import { REST_DAYS, type RestDayWrites, restDayWrites } from '~/data/rest-days.ts'
import {
  ASTRO_PROFILES,
  type AstroProfileWrites,
  astroProfileWrites,
} from '~/data/user-astro-profiles.ts'
import { type UserWrites, userWrites } from '~/data/users.ts'
import type { WriteDefinitions } from '~/data/write-definition.ts'

/** The tables of which a person's rows are kept on the device, in the order in which a new one gets them. */
export const ROW_TABLES: ReadonlyMap<string, RowTable> = new Map(
  [
    MOOD_LOGS,
    JOURNAL_ENTRIES,
    ASTRO_PROFILES,
    KEPT_CHARTS,
    PERSONAL_RECORDINGS,
    FAVOURITES,
    REST_DAYS,
    CELEBRATIONS,
    JAPA,
  ].map((table) => [table.name, table]),
)

/** The values of every kind of write. */
export interface Writes
  extends AstroProfileWrites,
    CelebrationWrites,
    FavouriteWrites,
    JapaWrites,
    JournalEntryWrites,
    KeptChartWrites,
    MoodLogWrites,
    PersonalRecordingWrites,
    RestDayWrites,
    UserWrites {}

/** The definition of every kind of write. */
export const WRITES: WriteDefinitions<Writes> = {
  ...astroProfileWrites,
  ...celebrationWrites,
  ...favouriteWrites,
  ...japaWrites,
  ...journalEntryWrites,
  ...keptChartWrites,
  ...moodLogWrites,
  ...personalRecordingWrites,
  ...restDayWrites,
  ...userWrites,
}
