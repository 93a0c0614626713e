import { CELEBRATIONS } from '~/data/celebrations.ts'
import type { LostOfTable } from '~/data/engine/lost-rows.ts'
import type { Row } from '~/data/engine/row-table.ts'
import { FAVOURITES } from '~/data/favourites.ts'
import { JAPA, japaCountsOf } from '~/data/japa.ts'
import { JOURNAL_ENTRIES } from '~/data/journal-entries.ts'
import { KEPT_CHARTS, keptChartsOf } from '~/data/kept-charts.ts'
import { isWrite } from '~/data/kept-writes.ts'
import { checkInOfRow, MOOD_LOGS, sessionAgain } from '~/data/mood-logs.ts'
import { PERSONAL_RECORDINGS, personalRecordingsOf } from '~/data/personal-recordings.ts'
import { REST_DAYS } from '~/data/rest-days.ts'
import { SETTINGS, settingsOf } from '~/data/settings.ts'
import { ASTRO_PROFILES, astroProfileOf } from '~/data/user-astro-profiles.ts'
import type { Write } from '~/data/write.ts'
import { isLocalDay } from '~/domain/day/local-day.ts'
import { isStillGone } from '~/queries/rows/lost-deletions.ts'
import { lostEntryWrites } from '~/queries/rows/lost-entries.ts'

/** What is sent for the lost rows and deletions of a table, those of one row in their order. */
const WRITES_OF: ReadonlyMap<string, (lost: LostOfTable) => readonly Write[]> = new Map([
  [MOOD_LOGS.name, lostMoodLogs],
  [JOURNAL_ENTRIES.name, lostEntryWrites],
  [ASTRO_PROFILES.name, lostProfile],
  [KEPT_CHARTS.name, lostCharts],
  [PERSONAL_RECORDINGS.name, lostRecordings],
  [FAVOURITES.name, lostFavourites],
  [REST_DAYS.name, lostRestDays],
  [CELEBRATIONS.name, lostCelebrations],
  [JAPA.name, lostCounts],
  [SETTINGS.name, lostSettings],
])

/**
 * The writes by which a database that was restored from a backup has again what its backup has not: what is
 * lost under the ids it had, so that two devices bring it once, and the deletions. What was changed last stays.
 * A row of another version of the app, or damaged, is left out: nobody could send it.
 */
export function writesOfLost(lost: ReadonlyMap<string, LostOfTable>): readonly Write[] {
  return [...lost].flatMap(([table, of]) => WRITES_OF.get(table)?.(of) ?? []).filter(isWrite)
}

function lostMoodLogs({ rows, gone, held, begun }: LostOfTable): readonly Write[] {
  const stored = new Map([...held.values()].flatMap((row) => checkInOfRow(row) ?? []).map(ofDay))
  const own = new Map(rows.flatMap((row) => checkInOfRow(row) ?? []).map(ofDay))
  const checkIns = [...own.values()].flatMap((checkIn): Write[] => {
    const other = stored.get(checkIn.day)
    return other && other.at >= checkIn.at ? [] : [{ kind: 'record-mood', ...checkIn, base: null }]
  })
  const sessions = rows.flatMap((row): Write[] => {
    const session = held.has(String(row[0])) ? null : sessionAgain(row)
    if (!session) return []
    if ('sessionId' in session) return [{ kind: 'add-backdated', ...session }]
    return [{ kind: 'record-session', ...session }]
  })
  // A session is never deleted. What was chosen after a deletion comes after it.
  const cleared = deletedIn({ gone, held }).flatMap(({ row, number }): Write[] => {
    const checkIn = checkInOfRow(row)
    if (!checkIn || (own.get(checkIn.day)?.at ?? LAST) <= checkIn.at) return []
    if (!isStillGone(row, { number, at: checkIn.at, begun })) return []
    return [{ kind: 'clear-mood', day: checkIn.day, base: checkIn.at }]
  })
  return [...cleared, ...checkIns, ...sessions]
}

/** After every instant. */
const LAST = '~'

const ofDay = <Of extends { readonly day: string }>(one: Of) => [one.day, one] as const

function lostProfile({ rows, held }: LostOfTable): readonly Write[] {
  const lost = astroProfileOf(rows)
  if (!lost) return []
  const other = astroProfileOf([...held.values()])
  const base = baseOf(lost, other)
  if (base === undefined) return []
  const { updatedAt: at, ...profile } = lost
  // With its seconds, where these came with an import.
  const birthTime = String(rows[0]?.[2])
  return [
    { kind: 'save-astro-profile', profile: { ...profile, birthTime }, at, base, returned: true },
  ]
}

function lostCharts({ rows, gone, held, begun }: LostOfTable): readonly Write[] {
  const stored = new Map(keptChartsOf([...held.values()]).map((chart) => [chart.id, chart]))
  const kept = rows.flatMap((row): Write[] => {
    const [chart] = keptChartsOf([row])
    const base = chart && baseOf(chart, stored.get(chart.id) ?? null)
    if (!chart || base === undefined) return []
    const { updatedAt: at, ...birth } = chart
    const birthTime = String(row[3])
    return [{ kind: 'keep-chart', ...birth, birthTime, at, base, returned: true }]
  })
  const deleted = deletedIn({ gone, held }).flatMap(({ key: id, row, number }): Write[] => {
    const base = stored.get(id)?.updatedAt ?? null
    return isStillGone(row, { number, at: base, begun }) ? [{ kind: 'delete-chart', id, base }] : []
  })
  return [...kept, ...deleted]
}

function lostRecordings({ rows, gone, held, begun }: LostOfTable): readonly Write[] {
  const stored = new Map(personalRecordingsOf([...held.values()]).map((one) => [one.id, one]))
  const kept = personalRecordingsOf(rows).flatMap((recording): Write[] => {
    const base = baseOf(recording, stored.get(recording.id) ?? null)
    if (base === undefined) return []
    const { updatedAt: at, ...described } = recording
    return [{ kind: 'keep-recording', ...described, at, base, returned: true }]
  })
  const deleted = deletedIn({ gone, held }).flatMap(({ key: id, row, number }): Write[] => {
    const base = stored.get(id)?.updatedAt ?? null
    if (!isStillGone(row, { number, at: base, begun })) return []
    return [{ kind: 'delete-recording', id, base }]
  })
  return [...kept, ...deleted]
}

type Changed = { readonly updatedAt: string }

/** What the database is to have before a lost change; `undefined` where it has the same, or a newer one. */
function baseOf(lost: Changed, held: Changed | null): string | null | undefined {
  if (!held) return null
  return held.updatedAt < lost.updatedAt ? held.updatedAt : undefined
}

function lostFavourites({ rows, gone, held, begun }: LostOfTable): readonly Write[] {
  const added = rows.flatMap(([item, at]): Write[] =>
    held.has(String(item)) ? [] : [{ kind: 'add-favourite', item: String(item), at: String(at) }],
  )
  const removed = deletedIn({ gone, held }).flatMap(({ key: item, row, number }): Write[] => {
    const at = String(row[1])
    return isStillGone(row, { number, at, begun }) ? [{ kind: 'remove-favourite', item }] : []
  })
  return [...added, ...removed]
}

function lostRestDays({ rows, gone, held, begun }: LostOfTable): readonly Write[] {
  const added = rows.flatMap(([day]): Write[] =>
    isLocalDay(day) && !held.has(day) ? [{ kind: 'add-rest-day', day }] : [],
  )
  // Nobody knows when a day was set aside.
  const removed = deletedIn({ gone, held }).flatMap(({ key: day, row, number }): Write[] => {
    const isGone = isLocalDay(day) && isStillGone(row, { number, at: null, begun })
    return isGone ? [{ kind: 'remove-rest-day', day }] : []
  })
  return [...added, ...removed]
}

function lostCelebrations({ rows, held }: LostOfTable): readonly Write[] {
  return rows.flatMap(([achievement, at]): Write[] => {
    const achievements = [String(achievement)]
    return held.has(String(achievement))
      ? []
      : [{ kind: 'celebrate', achievements, at: String(at) }]
  })
}

function lostCounts({ rows, held }: LostOfTable): readonly Write[] {
  return rows.flatMap((row): Write[] => {
    const [count] = japaCountsOf([row])
    const [other] = japaCountsOf([held.get(JAPA.keyOf(row)) ?? []])
    if (!count || (other && other.at >= count.at)) return []
    return [{ kind: 'record-japa', ...count, base: null }]
  })
}

/** Also those that this version of the app does not know, as they were. */
function lostSettings({ rows, held }: LostOfTable): readonly Write[] {
  return rows.flatMap((row): Write[] => {
    const [chosen] = settingsOf([row])
    const [other] = settingsOf([held.get(SETTINGS.keyOf(row)) ?? []])
    if (!chosen || (other && other.at >= chosen.at)) return []
    return [{ kind: 'choose-setting', ...chosen }]
  })
}

type Deleted = { readonly key: string; readonly row: Row; readonly number: number }

/** The rows that the database has again of those that were deleted. */
function deletedIn({ gone, held }: Pick<LostOfTable, 'gone' | 'held'>): readonly Deleted[] {
  return gone.flatMap(([, key, number]) => {
    const row = held.get(key)
    return row ? [{ key, row, number }] : []
  })
}
