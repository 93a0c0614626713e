import { monthOf, type Row, type RowChange, type RowTable } from '~/data/engine/row-table.ts'
import { isInstant, stampOf, toMilliseconds } from '~/data/exact-instant.ts'
import type {
  BackdatedDay,
  CheckIn,
  ClearedCheckIn,
  CompletedSession,
  NewCheckIn,
} from '~/data/mood-logs.ts'
import { isLocalDay, type LocalDay } from '~/domain/day/local-day.ts'
import type { DaySession } from '~/domain/journal/session-before.ts'
import { isMoodValue } from '~/domain/mood/mood.ts'

/** The check-ins and sessions on the device, by their months. */
export const MOOD_LOGS: RowTable = {
  name: 'mood_logs',
  keyOf: ([id]) => String(id),
  partOf: (row) => monthOf(row[2]),
  perDay: { dayOf: (row) => String(row[2]), counts: countsOfDay },
}

/** What is stored of a session that was heard to its end, and of one that was added to a past day. */
const HEARD = 'session_complete'
const BACKDATED = 'session'

/** The session of a row, with its day; `null` for a check-in, and for a row of another version. */
export function sessionOfRow(row: Row): (DaySession & { readonly day: LocalDay }) | null {
  const [, emotion, day, minute, , minutes, raga, heard] = row
  if (emotion !== HEARD && emotion !== BACKDATED) return null
  if (!isLocalDay(day) || !isNumberOrNull(minute, 0, LAST_MINUTE)) return null
  if (!isNumberOrNull(minutes, 1, MINUTES_OF_DAY) || !isTextOrNull(raga) || !isTextOrNull(heard)) {
    return null
  }
  return { day, minute, minutes, raga, heard }
}

/** The session of a row as it was stored; `null` for a check-in, and for a row of another version. */
export function sessionAgain(row: Row): CompletedSession | BackdatedDay | null {
  const [id, emotion, , , at] = row
  const session = sessionOfRow(row)
  if (!session || typeof id !== 'string' || !isInstant(at)) return null
  if (emotion === HEARD) return { id, at, ...session }
  return { day: session.day, sessionId: id, entryId: null }
}

/** What was heard in the session of a row, as it is stored. */
export const heardInRow = ([, , , , , , , heard]: Row): unknown => heard

/** The check-in of a row; `null` for a session, and for a row of another version. */
export function checkInOfRow(row: Row): CheckIn | null {
  const [id, emotion, day, minute, at] = row
  const mood = Number(emotion)
  if (typeof id !== 'string' || !isMoodValue(mood)) return null
  if (!isLocalDay(day) || !isNumberOrNull(minute, 0, LAST_MINUTE)) return null
  return isInstant(at) ? { id, mood, day, minute, at: toMilliseconds(at) } : null
}

/** The check-in of a day among its rows, the last where there are several; `null` when there is none. */
export function checkInOfDay(rows: readonly Row[], day: LocalDay): CheckIn | null {
  const ofDay = rows.filter((row) => row[2] === day && UUID.test(String(row[0])))
  const all = ofDay.flatMap((row) => checkInOfRow(row) ?? [])
  return all.reduce<CheckIn | null>((last, one) => (last && last.at >= one.at ? last : one), null)
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const MINUTES_OF_DAY = 24 * 60
const LAST_MINUTE = MINUTES_OF_DAY - 1
// A morning session begins before 09:00.
const MORNING_ENDS = 9 * 60

// Thousands of rows are read at once, for which a shape of zod takes ten times as long.
function isNumberOrNull(value: unknown, least: number, most: number): value is number | null {
  if (value === null) return true
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most
}

function isTextOrNull(value: unknown): value is string | null {
  return value === null || typeof value === 'string'
}

/**
 * What is counted of the rows of a day: sessions, the mood of the check-in or 0, minutes, sessions begun
 * before 09:00, and sessions added to a past day.
 */
function countsOfDay(rows: readonly Row[]): readonly number[] {
  const sessions = rows.filter(([, emotion]) => emotion === HEARD || emotion === BACKDATED)
  const moods = rows.map(([, emotion]) => Number(emotion)).filter(isMoodValue)
  const minutes = sessions.reduce(
    (sum, { 5: its }) => sum + (Number.isInteger(its) ? Number(its) : 0),
    0,
  )
  const mornings = sessions.filter(
    ({ 3: minute }) => typeof minute === 'number' && minute < MORNING_ENDS,
  )
  const backdated = sessions.filter(([, emotion]) => emotion === BACKDATED)
  return [sessions.length, Math.max(0, ...moods), minutes, mornings.length, backdated.length]
}

const isCheckInOf = (day: LocalDay) => (row: Row) =>
  row[2] === day && /^[1-5]$/.test(String(row[1]))

/** A session among the rows. */
export function sessionAdded(session: CompletedSession): RowChange {
  const { id, day, minute, at, minutes, raga, heard } = session
  return inMonthOf(day, (rows) => {
    if (!rows.has(id)) rows.set(id, [id, HEARD, day, minute, at, minutes, raga, heard ?? null, 0])
  })
}

/** A session that is added to a past day among the rows; a day takes one. */
export function backdatedSessionAdded(id: string, day: LocalDay): RowChange {
  return inMonthOf(day, (rows) => {
    if ([...rows.values()].some((row) => row[1] === BACKDATED && row[2] === day)) return
    rows.set(id, [id, BACKDATED, day, null, `${day}T12:00:00.000Z`, null, null, null, 0])
  })
}

/** A check-in among the rows, in the place of an older one of its day. */
export function checkInSet({ id, mood, day, minute, at, base }: NewCheckIn): RowChange {
  const stamp = stampOf(at, base)
  return inMonthOf(day, (rows) => {
    const held = [...rows].find(([, row]) => isCheckInOf(day)(row))
    if (held && Date.parse(String(held[1][4])) >= Date.parse(stamp)) return
    const key = held?.[0] ?? id
    rows.set(key, [key, String(mood), day, minute, stamp, null, null, null, 0])
  })
}

/** A day without its check-in, unless that is newer than the one the person saw. */
export function checkInRemoved({ day, base }: ClearedCheckIn): RowChange {
  return inMonthOf(day, (rows) => {
    const held = [...rows].find(([, row]) => isCheckInOf(day)(row))
    if (held && (!base || Date.parse(String(held[1][4])) <= Date.parse(base))) rows.delete(held[0])
  })
}

function inMonthOf(day: LocalDay, change: RowChange['change']): RowChange {
  return { table: MOOD_LOGS.name, parts: [monthOf(day)], change }
}
