import { stampOf } from '~/data/exact-instant.ts'
import { type LocalDay, localDay } from '~/domain/day/local-day.ts'
import { entryOnDay } from '~/domain/journal/entry-day.ts'
import { MY_COLUMNS, MY_KINDS, type MyKind } from '~/domain/my-data/my-data.ts'
import {
  BACKDATED,
  BIRTH_COLUMNS,
  CHART_COLUMNS,
  NOON,
  RECORDING_COLUMNS,
} from '~tests/support/database/rows-of-replies.ts'

type Args = Readonly<Record<string, unknown>>
type Row = readonly unknown[]
type Rows = readonly Row[]
type Change = (rows: Rows, args: Args) => Rows

/** What each function that writes does to the rows of its tables. */
const WRITES: Readonly<Record<string, Readonly<Record<string, Change>>>> = {
  record_mood: { mood_logs: moodRecorded },
  clear_mood: { mood_logs: (rows, { day }) => rows.filter((row) => !isCheckInOf(row, day)) },
  record_session: {
    mood_logs: (rows, { id, day, minute, at, minutes, raag, heard }) =>
      once(rows, [
        id,
        'session_complete',
        day,
        numberOrNull(minute),
        at,
        numberOrNull(minutes),
        raag,
        heard,
      ]),
  },
  add_backdated: {
    mood_logs: (rows, { day, session_id: id }) =>
      id === null
        ? rows
        : once(rows, [id, 'session', day, null, `${day}${NOON}`, null, null, null]),
    journal_entries: (rows, { day, entry_id: id }) => {
      const at = `${day}${NOON}`
      return id === null ? rows : once(rows, [id, BACKDATED, 3, day, null, at, at, false])
    },
  },
  save_entry: {
    journal_entries: (rows, { id, content, mood, day, minute, at }) =>
      once(rows, [id, content, Number(mood), day, numberOrNull(minute), at, at, false]),
  },
  edit_entry: { journal_entries: (rows, args) => changed(rows, args.id, entryEdited(args)) },
  delete_entry: { journal_entries: withoutKey('id') },
  star_entry: {
    journal_entries: (rows, { id, starred }) =>
      changed(rows, id, (row) => row.with(STARRED, String(starred) === 'true')),
  },
  add_favourite: { favourites: (rows, { item, at }) => once(rows, [item, at]) },
  remove_favourite: { favourites: withoutKey('item') },
  add_rest_day: { rest_days: (rows, { day }) => once(rows, [day]) },
  remove_rest_day: { rest_days: withoutKey('day') },
  celebrate: {
    celebrations: (rows, { achievements, at }) =>
      texts(achievements).reduce((all, id) => once(all, [id, at]), rows),
  },
  record_japa: { japa: japaRecorded },
  choose_setting: { settings: settingChosen },
  save_birth_details: { user_astro_profiles: (_, args) => [named(BIRTH_COLUMNS, args)] },
  keep_chart: { kept_charts: (rows, args) => put(rows, named(CHART_COLUMNS, args)) },
  delete_chart: { kept_charts: withoutKey('id') },
  keep_recording: {
    personal_recordings: (rows, args) => put(rows, named(RECORDING_COLUMNS, args)),
  },
  delete_recording: { personal_recordings: withoutKey('id') },
  import_rows: Object.fromEntries(MY_KINDS.map((kind) => [kind, importedInto(kind)])),
}

function importedInto(kind: MyKind): Change {
  const columns = MY_COLUMNS[kind].filter((column) => column !== 'emotion_label')
  return (rows, { kind: of, rows: added }) => {
    if (of !== kind || !Array.isArray(added)) return rows
    return added.reduce((all: Rows, row) => once(all, named(columns, row)), rows)
  }
}

/** The tables that a function writes to; none of a function that only reads. */
export const writtenBy = (name: string): readonly string[] => Object.keys(WRITES[name] ?? {})

/** The rows of a table after a write that was stored. */
export function rowsAfter(kind: string, rows: Rows, name: string, args: Args): Rows {
  return WRITES[name]?.[kind]?.(rows, args) ?? rows
}

/** The places of an entry's columns. */
const DAY = 3
const CREATED = 5
const STARRED = 7

const texts = (list: unknown) => (Array.isArray(list) ? list : []) as readonly string[]
const stamp = (at: unknown, base: unknown) =>
  stampOf(String(at), base === null ? null : String(base))
/** Numbers arrive as text. */
const numberOrNull = (value: unknown) => (value === null ? null : Number(value))

const isBefore = (one: unknown, other: unknown) =>
  Date.parse(String(one)) < Date.parse(String(other))

const once = (rows: Rows, row: Row): Rows =>
  rows.some(([key]) => key === row[0]) ? rows : [...rows, row]
const put = (rows: Rows, row: Row): Rows => [...rows.filter(([key]) => key !== row[0]), row]

function withoutKey(name: string): Change {
  return (rows, args) => rows.filter(([key]) => key !== args[name])
}

function changed(rows: Rows, key: unknown, change: (row: Row) => Row): Rows {
  return rows.map((row) => (row[0] === key ? change(row) : row))
}

const isCheckInOf = (row: Row, day: unknown) => row[2] === day && /^[1-5]$/.test(String(row[1]))

function moodRecorded(rows: Rows, { id, mood, day, minute, at, base }: Args): Rows {
  const held = rows.find((row) => isCheckInOf(row, day))
  if (held && isBefore(at, held[4])) return rows
  const when = [day, numberOrNull(minute), stamp(at, base)]
  return put(rows, [held?.[0] ?? id, String(mood), ...when, null, null, null])
}

// An older one never replaces a newer one.
function japaRecorded(rows: Rows, { mantra, day, beads, at, base }: Args): Rows {
  const isSame = (row: Row) => row[0] === mantra && row[1] === day
  const row = [mantra, day, Number(beads), stamp(at, base)]
  if (rows.some((held) => isSame(held) && isBefore(row[3], held[3]))) return rows
  return [...rows.filter((held) => !isSame(held)), row]
}

// As a count.
function settingChosen(rows: Rows, { setting, value, at }: Args): Rows {
  if (rows.some((held) => held[0] === setting && isBefore(at, held[2]))) return rows
  return [...rows.filter((held) => held[0] !== setting), [setting, value, at]]
}

function entryEdited({ content, mood, at, base, day = null }: Args) {
  return (row: Row): Row => {
    const before = { day: localDay(String(row[DAY])), createdAt: String(row[CREATED]) }
    const placed = day === null ? before : entryOnDay(before, day as LocalDay)
    const [id, , , , minute] = row
    const { createdAt } = placed
    return [id, content, Number(mood), placed.day, minute, createdAt, stamp(at, base), row[STARRED]]
  }
}

const NUMBERS = /^(latitude|longitude|utcOffsetSeconds|sureToMinutes|seconds|bytes)$/

/** A row from arguments of the same names as its columns. */
function named(columns: readonly string[], args: Args): Row {
  return columns.map((column) => {
    if (column === 'updatedAt') return stamp(args.at, args.base)
    const value = args[column.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)] ?? null
    return NUMBERS.test(column) ? numberOrNull(value) : value
  })
}
