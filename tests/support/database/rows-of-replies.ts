import { addDays, type LocalDay, localDay, localDayAt } from '~/domain/day/local-day.ts'

type Reply = (name: string, args: Readonly<Record<string, unknown>>) => unknown
type Row = readonly unknown[]
type Named = Readonly<Record<string, unknown>>

export type Tables = Readonly<Record<string, readonly Row[]>>

export const BACKDATED = 'Backdated journal entry'
export const NOON = 'T12:00:00.000Z'

/**
 * The rows of a person of whom a test says what screens show: their days in counts (`practice`), their
 * `moments`, and lists and objects as `favourites` or `birth_details`. A test may say the rows of a
 * table as well: what it returns for `newest` of that kind.
 */
export function tablesOf(reply: Reply): Tables {
  const said = (kind: string): readonly Row[] | undefined => {
    const page = Object(reply('newest', { kind, before: null })) as { rows?: readonly Row[] }
    return page.rows
  }
  const moments = lists(reply('moments', {})) as Moment[]
  const entries = said('journal_entries') ?? [
    ...objects(reply('recent_entries', { most: 200 })).map(rowOfEntry),
    ...moments.flatMap((moment, at) => (moment[0] === 'entry' ? [entryOfMoment(moment, at)] : [])),
  ]
  const checkIn = reply('check_in', { day: localDayAt(new Date()) })
  const logs = said('mood_logs') ?? [
    ...objects(checkIn === null || checkIn === undefined ? [] : [checkIn]).map(rowOfCheckIn),
    ...moments.flatMap((moment, at) => (moment[0] === 'entry' ? [] : [logOfMoment(moment, at)])),
  ]
  const counted = lists(reply('practice', {})).map(countsOf)
  return {
    mood_logs: [...logs, ...counted.flatMap((day) => missingLogs(day, logs))],
    journal_entries: [...entries, ...counted.flatMap((day) => missingEntries(day, entries))],
    user_astro_profiles: objectOf(reply('birth_details', {})).map((birth) =>
      pick(birth, BIRTH_COLUMNS),
    ),
    kept_charts: objects(reply('kept_charts', {})).map((chart) => pick(chart, CHART_COLUMNS)),
    personal_recordings: objects(reply('personal_recordings', {})).map((recording) =>
      pick(recording, RECORDING_COLUMNS),
    ),
    favourites: texts(reply('favourites', {})).map((item, at) => [item, newestFirst(at)]),
    rest_days: texts(reply('rest_days', {})).map((day) => [day]),
    celebrations: texts(reply('celebrations', {})).map((id, at) => [id, newestFirst(at)]),
    japa: objects(reply('japa', {})).map(({ mantra, day, beads, at }) => [mantra, day, beads, at]),
    settings: objects(reply('settings', {})).map(({ setting, value, at }) => [setting, value, at]),
  }
}

const PLACE = ['timezone', 'latitude', 'longitude', 'zone', 'utcOffsetSeconds', 'sureToMinutes']
const BIRTH = ['birthDate', 'birthTime', 'birthPlace', ...PLACE]
export const BIRTH_COLUMNS = ['fullName', ...BIRTH, 'currentDasha', 'moonSign', 'updatedAt']
export const CHART_COLUMNS = ['id', 'name', ...BIRTH, 'updatedAt']
const SOUND = ['raag', 'moodCategory', 'seconds', 'address', 'file', 'bytes']
export const RECORDING_COLUMNS = ['id', 'title', ...SOUND, 'updatedAt']

const pick = (from: Named, columns: readonly string[]): Row =>
  columns.map((column) => from[column] ?? null)
const lists = (reply: unknown) => (Array.isArray(reply) ? reply : []) as readonly Row[]
const objects = (reply: unknown) => (Array.isArray(reply) ? reply : []) as readonly Named[]
const texts = (reply: unknown) => (Array.isArray(reply) ? reply : []) as readonly string[]
const objectOf = (reply: unknown): readonly Named[] =>
  typeof reply === 'object' && reply !== null ? [reply as Named] : []

/** An id that is the same at every reading. */
function idOf(kind: number, ...parts: readonly (string | number)[]): string {
  const digits = parts.join('').replace(/\D/g, '').padStart(12, '0').slice(-12)
  return `0000000${kind}-0000-4000-8000-${digits}`
}

function newestFirst(at: number): string {
  return `${addDays(localDay('2026-01-31'), -at)}${NOON}`
}

function rowOfEntry({ id, content, mood, day, minute, createdAt, updatedAt }: Named): Row {
  return [id, content, mood, day, minute ?? null, createdAt, updatedAt ?? createdAt, false]
}

function rowOfCheckIn({ id, mood, day, minute, at }: Named): Row {
  return [id, String(mood), day, minute ?? null, at, null, null, null]
}

type Moment = readonly [
  kind: string,
  day: LocalDay,
  minute: number | null,
  mood: number | null,
  raga: string | null,
  minutes: number | null,
  heard: string | null,
]

function entryOfMoment([, day, minute, mood]: Moment, at: number): Row {
  const content = mood === null ? BACKDATED : `Words ${at}`
  const instant = `${day}${NOON}`
  return [idOf(1, day, at), content, mood ?? 3, day, minute, instant, instant, false]
}

function logOfMoment([kind, day, minute, mood, raga, minutes, heard]: Moment, at: number): Row {
  const heardOrAdded = minute === null ? 'session' : 'session_complete'
  const emotion = kind === 'session' ? heardOrAdded : String(mood)
  return [idOf(2, day, at), emotion, day, minute, `${day}${NOON}`, minutes, raga, heard]
}

type Counts = {
  readonly day: LocalDay
  readonly sessions: number
  readonly checkIn: number
  readonly entries: number
  readonly mornings: number
  readonly minutes: number
  readonly backdated: number
}

function countsOf([day, ...counts]: Row): Counts {
  const [sessions, checkIn, entries, mornings, minutes, backdated] = counts.map(Number)
  return {
    day: day as LocalDay,
    sessions: sessions ?? 0,
    checkIn: checkIn ?? 0,
    entries: entries ?? 0,
    mornings: mornings ?? 0,
    minutes: minutes ?? 0,
    backdated: backdated ?? 0,
  }
}

/** The sessions and the check-in of a day that no other row tells of. */
function missingLogs(counts: Counts, logs: readonly Row[]): readonly Row[] {
  const { day, sessions, checkIn, mornings, minutes, backdated } = counts
  const ofDay = logs.filter((row) => row[2] === day)
  const known = ofDay.filter(([, emotion]) => String(emotion).startsWith('session')).length
  const missing = Array.from({ length: Math.max(0, sessions - known) }, (_, at) => {
    const isBackdated = at < backdated
    const emotion = isBackdated ? 'session' : 'session_complete'
    const minute = at - backdated < mornings ? 400 + at : 700 + at
    // All minutes of the day are those of its last session.
    const its = at === sessions - known - 1 && minutes > 0 ? minutes : null
    return [
      idOf(3, day, at),
      emotion,
      day,
      isBackdated ? null : minute,
      `${day}${NOON}`,
      its,
      null,
      null,
    ]
  })
  if (checkIn === 0 || ofDay.length > known) return missing
  const mood = [idOf(4, day), String(checkIn), day, 600, `${day}${NOON}`, null, null, null]
  return [...missing, mood]
}

/** The entries of a day that no other row tells of. */
function missingEntries({ day, entries }: Counts, known: readonly Row[]): readonly Row[] {
  const count = entries - known.filter((row) => row[3] === day).length
  const instant = `${day}${NOON}`
  return Array.from({ length: Math.max(0, count) }, (_, at) => {
    return [idOf(5, day, at), `Words of ${day}`, 3, day, 800 + at, instant, instant, false]
  })
}
