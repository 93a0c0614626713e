import { monthOf, type Row, type RowChange, type RowTable } from '~/data/engine/row-table.ts'
import { isInstant, stampOf, toMilliseconds } from '~/data/exact-instant.ts'
import { entryAdded, entryRow } from '~/data/journal-entries.ts'
import type { WriteDefinitions } from '~/data/write-definition.ts'
import { isLocalDay, type LocalDay, localDay } from '~/domain/day/local-day.ts'
import type { DaySession } from '~/domain/journal/session-before.ts'
import { checkedMood, isMoodValue, type MoodValue } from '~/domain/mood/mood.ts'
import { BACKDATED_CONTENT } from '~/domain/practice/backdated-day.ts'
import type { Call } from '~/lib/call.ts'

/** A person's mood on a day. A day has one at most. */
export type CheckIn = {
  readonly id: string
  readonly mood: MoodValue
  readonly day: LocalDay
  /** The minute of that day, 0 to 1439; `null` in rows that know only the day. */
  readonly minute: number | null
  /** The instant it was last set, ISO 8601 in UTC. */
  readonly at: string
}

/** A check-in to store. */
export type NewCheckIn = CheckIn & {
  /** The `at` of the check-in the person saw, `null` when there was none. */
  readonly base: string | null
}

/**
 * Sets the check-in of a day or changes it: a day has one row, and an older check-in never replaces
 * a newer one.
 * @throws RangeError for a mood outside 1-5, or a day that is not in the calendar.
 */
export function recordMood({ id, mood, day, minute, at, base }: NewCheckIn): Call {
  const args = { id, mood: checkedMood(mood), day: localDay(day), minute, at, base }
  return { name: 'record_mood', args }
}

/** A check-in that is cleared. */
export type ClearedCheckIn = {
  readonly day: LocalDay
  /** The `at` of the check-in the person saw; earlier versions of the app did not say it. */
  readonly base?: string | null
}

/**
 * Deletes the check-in of a day, unless it is newer than the one the person saw; its sessions stay.
 * @throws RangeError for a day that is not in the calendar.
 */
export function clearMood({ day, base = null }: ClearedCheckIn): Call {
  return { name: 'clear_mood', args: { day: localDay(day), base } }
}

/** A session heard to its end, or a sit by the clock. */
export type CompletedSession = {
  readonly id: string
  /** The local day on which it began, and the instant, ISO 8601 in UTC. */
  readonly day: LocalDay
  readonly at: string
  /** The minute of the local day at which it began, 0 to 1439; `null` in rows that know only the day. */
  readonly minute: number | null
  /** How long it lasted, 1 to 1440; `null` when it is not known. */
  readonly minutes: number | null
  /** The name of its raga, `null` when it had none. */
  readonly raga: string | null
  /** The address of what was heard, from which it sounds the same again; `null` for anything else. */
  readonly heard: string | null
}

/**
 * Records a session, once: the same id a second time changes nothing.
 * @throws RangeError for a day that is not in the calendar.
 */
export function recordSession(session: CompletedSession): Call {
  const { id, day, minute, at, minutes, raga, heard } = session
  // A session that an earlier version left on this device says nothing of it.
  const args = { id, day: localDay(day), minute, at, minutes, raag: raga, heard: heard ?? null }
  return { name: 'record_session', args }
}

/** A session, an entry or both on a past day. */
export type BackdatedDay = {
  readonly day: LocalDay
  /** The ids of the rows to create; `null` for what was not ticked. */
  readonly sessionId: string | null
  readonly entryId: string | null
}

/**
 * Adds what was ticked to a past day. Its hour is not known, and a day takes one such session.
 * @throws RangeError for a day that is not in the calendar.
 */
export function addBackdated({ day, sessionId, entryId }: BackdatedDay): Call {
  const args = { day: localDay(day), session_id: sessionId, entry_id: entryId }
  return { name: 'add_backdated', args }
}

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
function sessionAdded(session: CompletedSession): RowChange {
  const { id, day, minute, at, minutes, raga, heard } = session
  return inMonthOf(day, (rows) => {
    if (!rows.has(id)) rows.set(id, [id, HEARD, day, minute, at, minutes, raga, heard ?? null, 0])
  })
}

/** A session that is added to a past day among the rows; a day takes one. */
function backdatedSessionAdded(id: string, day: LocalDay): RowChange {
  return inMonthOf(day, (rows) => {
    if ([...rows.values()].some((row) => row[1] === BACKDATED && row[2] === day)) return
    rows.set(id, [id, BACKDATED, day, null, `${day}T12:00:00.000Z`, null, null, null, 0])
  })
}

/** The mood the database needs for a backdated entry; it is never shown as one. */
const NO_MOOD: MoodValue = 3

function backdatedAdded({ day, sessionId, entryId }: BackdatedDay): RowChange[] {
  const entry = {
    content: BACKDATED_CONTENT,
    mood: NO_MOOD,
    day,
    minute: null,
    at: `${day}T12:00:00.000Z`,
  }
  return [
    ...(sessionId === null ? [] : [backdatedSessionAdded(sessionId, day)]),
    ...(entryId === null ? [] : [entryAdded({ id: entryId, ...entry })]),
  ]
}

/** A check-in among the rows, in the place of an older one of its day. */
function checkInSet({ id, mood, day, minute, at, base }: NewCheckIn): RowChange {
  const stamp = stampOf(at, base)
  return inMonthOf(day, (rows) => {
    const held = [...rows].find(([, row]) => isCheckInOf(day)(row))
    if (held && Date.parse(String(held[1][4])) >= Date.parse(stamp)) return
    const key = held?.[0] ?? id
    rows.set(key, [key, String(mood), day, minute, stamp, null, null, null, 0])
  })
}

/** A day without its check-in, unless that is newer than the one the person saw. */
function checkInRemoved({ day, base }: ClearedCheckIn): RowChange {
  return inMonthOf(day, (rows) => {
    const held = [...rows].find(([, row]) => isCheckInOf(day)(row))
    if (held && (!base || Date.parse(String(held[1][4])) <= Date.parse(base))) rows.delete(held[0])
  })
}

function inMonthOf(day: LocalDay, change: RowChange['change']): RowChange {
  return { table: MOOD_LOGS.name, parts: [monthOf(day)], change }
}

export type MoodLogWrites = {
  'record-mood': NewCheckIn
  'clear-mood': ClearedCheckIn
  'record-session': CompletedSession
  'add-backdated': BackdatedDay
}

const moodRow = ({ day }: { readonly day: LocalDay }) => `mood ${day}`

export const moodLogWrites: WriteDefinitions<MoodLogWrites> = {
  'record-mood': {
    call: recordMood,
    row: moodRow,
    changes: (write) => [checkInSet(write)],
    merged: (earlier, later) =>
      earlier.kind === 'record-mood' ? { ...later, base: earlier.base } : null,
    replacesEarlier: true,
    whenGone: 'refused',
    // Another device has a newer one, or has cleared this one.
    insteadOf: () => 'leave',
  },
  'clear-mood': {
    call: clearMood,
    row: moodRow,
    changes: (write) => [checkInRemoved(write)],
    // What the database has is at most as new as what either was based on.
    merged: (earlier, later) => {
      const seen = 'base' in earlier ? earlier.base : null
      return seen && seen > (later.base ?? '') ? { ...later, base: seen } : later
    },
    rebased: (write, at) => ({ ...write, base: at }),
    replacesEarlier: true,
    // Another device has a newer one.
    insteadOf: () => 'leave',
  },
  'record-session': {
    call: recordSession,
    row: ({ id }) => `session ${id}`,
    changes: (write) => [sessionAdded(write)],
    whenGone: 'refused',
    insteadOf: (_write, { kind }) => (kind === 'gone' ? 'leave' : null),
  },
  'add-backdated': {
    call: addBackdated,
    row: ({ day }) => `backdated ${day}`,
    changes: backdatedAdded,
    touches: ({ entryId }, row) => entryId !== null && entryRow({ id: entryId }) === row,
    whenGone: 'refused',
    // It was there and was deleted; it has no words to be lost.
    insteadOf: () => 'leave',
  },
}
