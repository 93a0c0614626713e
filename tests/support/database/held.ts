import { CELEBRATIONS, celebrationsOf } from '~/data/celebrations.ts'
import { firstPage, malformedPage, newestPage } from '~/data/engine/pages.ts'
import type { Row, RowTable } from '~/data/engine/row-table.ts'
import { FAVOURITES, favouritesOf } from '~/data/favourites.ts'
import { JAPA, japaCountsOf } from '~/data/japa.ts'
import { entryOfRow, JOURNAL_ENTRIES, newestFirst } from '~/data/journal-entries.ts'
import { KEPT_CHARTS, keptChartsOf } from '~/data/kept-charts.ts'
import { catalogueOf } from '~/data/library.ts'
import { checkInOfDay, MOOD_LOGS } from '~/data/mood-logs.ts'
import { myRowsOf, readAccount } from '~/data/my-data/my-data.ts'
import { PERSONAL_RECORDINGS, personalRecordingsOf } from '~/data/personal-recordings.ts'
import { coinSitsOf } from '~/data/practice/coin-sits.ts'
import { dayCountsOf } from '~/data/practice/day-counts.ts'
import { insightOf } from '~/data/practice/insight.ts'
import { momentsOf } from '~/data/practice/moments.ts'
import { ROW_TABLES } from '~/data/registry.ts'
import { REST_DAYS, restDaysOf } from '~/data/rest-days.ts'
import { SETTINGS, settingsOf } from '~/data/settings.ts'
import { ASTRO_PROFILES, astroProfileOf } from '~/data/user-astro-profiles.ts'
import type { LocalDay } from '~/domain/day/local-day.ts'
import { MY_KINDS, type MyData, type MyRows } from '~/domain/my-data/my-data.ts'
import type { Database } from '~/lib/call.ts'

/** Every row of a table that the database holds of a person. */
export async function rowsHeld(db: Database, { name }: RowTable): Promise<readonly Row[]> {
  const rows: Row[] = []
  for (let before: string | null = null; ; ) {
    const page = newestPage(await db.read({ name: 'newest', args: { kind: name, before } }))
    rows.push(...page.rows)
    if (page.next === null) return rows
    if (page.next === before) throw malformedPage()
    before = page.next
  }
}

const held =
  <Value>(table: RowTable, of: (rows: readonly Row[]) => Value) =>
  async (db: Database): Promise<Value> =>
    of(await rowsHeld(db, table))

export const celebrationsHeld = held(CELEBRATIONS, celebrationsOf)
export const favouritesHeld = held(FAVOURITES, favouritesOf)
export const japaHeld = held(JAPA, japaCountsOf)
export const settingsHeld = held(SETTINGS, settingsOf)
export const keptChartsHeld = held(KEPT_CHARTS, keptChartsOf)
export const personalRecordingsHeld = held(PERSONAL_RECORDINGS, personalRecordingsOf)
export const restDaysHeld = held(REST_DAYS, restDaysOf)
export const astroProfileHeld = held(ASTRO_PROFILES, astroProfileOf)
export const entriesHeld = held(JOURNAL_ENTRIES, (rows) =>
  rows.flatMap((row) => entryOfRow(row) ?? []).sort(newestFirst),
)

export async function checkInHeld(db: Database, day: LocalDay) {
  return checkInOfDay(await rowsHeld(db, MOOD_LOGS), day)
}

const logsAndEntries = (db: Database) =>
  Promise.all([rowsHeld(db, MOOD_LOGS), rowsHeld(db, JOURNAL_ENTRIES)])

export async function momentsHeld(db: Database, day: LocalDay) {
  return momentsOf(...(await logsAndEntries(db))).filter((moment) => moment.day === day)
}

export async function insightHeld(db: Database, since: LocalDay) {
  return insightOf(...(await logsAndEntries(db)), since)
}

export async function coinSitsHeld(db: Database, since: LocalDay) {
  return coinSitsOf(await rowsHeld(db, MOOD_LOGS), since)
}

/** What every day held, as the database counts it for a device that has nothing. */
export async function practiceHeld(db: Database) {
  const { days } = firstPage(await db.read({ name: 'first', args: {} }))
  const listsOf = (kind: string) => new Map(Object.entries(days[kind] ?? {}))
  return dayCountsOf(listsOf('mood_logs'), listsOf('journal_entries'))
}

export async function catalogueHeld(db: Database) {
  return catalogueOf(await db.read({ name: 'catalogue', args: { known: null } }))
}

/** Everything the database holds of a person, as it stands in their file. */
export async function myDataHeld(db: Database): Promise<MyData> {
  const lists = await Promise.all(
    MY_KINDS.map(async (kind) => {
      const table = ROW_TABLES.get(kind)
      return [kind, table ? myRowsOf(kind, await rowsHeld(db, table)) : []] as const
    }),
  )
  return { account: await readAccount(db), ...(Object.fromEntries(lists) as MyRows) }
}
