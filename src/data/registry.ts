import { CELEBRATIONS } from '~/data/celebrations.ts'
import type { RowTable } from '~/data/engine/row-table.ts'
import { FAVOURITES } from '~/data/favourites.ts'
import { JAPA } from '~/data/japa.ts'
import { JOURNAL_ENTRIES } from '~/data/journal-entries.ts'
import { KEPT_CHARTS } from '~/data/kept-charts.ts'
import { MOOD_LOGS } from '~/data/mood-logs.ts'
import { PERSONAL_RECORDINGS } from '~/data/personal-recordings.ts'
import { REST_DAYS } from '~/data/rest-days.ts'
import { SETTINGS } from '~/data/settings.ts'
import { ASTRO_PROFILES } from '~/data/user-astro-profiles.ts'

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
    SETTINGS,
  ].map((table) => [table.name, table]),
)
