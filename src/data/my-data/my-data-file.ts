import * as z from 'zod/mini'
import { rowShapes } from '~/data/my-data/my-data-shapes.ts'
import {
  MY_KIND_NAMES,
  MY_KINDS,
  type MyKind,
  type MyRow,
  type MyRows,
} from '~/domain/my-data/my-data.ts'
import { MY_DATA_FORMAT, MY_DATA_VERSION } from '~/domain/my-data/my-data-text.ts'
import { mostRowsOf } from '~/domain/my-data/rows-to-import.ts'
import { groupedNumber } from '~/lib/words/grouped-number.ts'

/** The rows of a file, or sentences that say why it cannot be imported. */
export type MyDataFile =
  | { readonly status: 'read'; readonly rows: MyRows }
  | { readonly status: 'refused'; readonly because: readonly string[] }

/** The lists that the files of earlier versions do not have. */
const NOT_YET: ReadonlyMap<unknown, readonly MyKind[]> = new Map([
  [1, ['japa', 'kept_charts', 'personal_recordings', 'settings']],
  [2, ['kept_charts', 'personal_recordings', 'settings']],
  [3, ['personal_recordings', 'settings']],
  [4, ['personal_recordings', 'settings']],
  [5, ['settings']],
  [6, ['settings']],
  [MY_DATA_VERSION, []],
])

/** The first version whose sessions say what was heard. */
const WITH_HEARD = 4
/** The first version whose entries say whether they are starred. */
const WITH_STARS = 6

/**
 * Reads the text of a file that may hold anything. Everything is checked before any of it is used:
 * one row that cannot be stored refuses the whole file and names the place of the fault.
 */
export function readMyDataFile(text: string): MyDataFile {
  const file = parsed(text)
  if (file === undefined) {
    return refused('This is not a JSON file, or it is cut off. Choose the file “Export JSON” made.')
  }
  if (!isRecord(file) || file.format !== MY_DATA_FORMAT) {
    return refused('This file does not come from Alap. Choose the file “Export JSON” made.')
  }
  const notYet = NOT_YET.get(file.version)
  if (!notYet) {
    return refused(
      `This file is of version ${shown(file.version)}, and this Alap reads version ${MY_DATA_VERSION}. Reload the page; it may be an older one.`,
    )
  }
  const lists = {
    ...file,
    ...Object.fromEntries(notYet.map((kind) => [kind, []])),
    ...(Number(file.version) < WITH_HEARD && {
      mood_logs: rowsWith(file.mood_logs, { heard: null }),
    }),
    ...(Number(file.version) < WITH_STARS && {
      journal_entries: rowsWith(file.journal_entries, { starred: false }),
    }),
  }
  const kinds = MY_KINDS.map((kind) => [kind, readRows(kind, Reflect.get(lists, kind))] as const)
  // Two checks may report the same fault of one value.
  const because = [...new Set(kinds.flatMap(([, { faults }]) => faults))]
  if (because.length > 0) return { status: 'refused', because }
  return {
    status: 'read',
    rows: Object.fromEntries(kinds.map(([kind, { rows }]) => [kind, rows])) as MyRows,
  }
}

/** The rows with what their version did not say; what is no row stays, to be refused by its place. */
function rowsWith(rows: unknown, unsaid: MyRow): unknown {
  if (!Array.isArray(rows)) return rows
  return rows.map((row: unknown) => (isRecord(row) ? { ...row, ...unsaid } : row))
}

type ReadRows = { readonly rows: readonly MyRow[]; readonly faults: readonly string[] }

function readRows(kind: MyKind, list: unknown): ReadRows {
  const name = MY_KIND_NAMES[kind]
  const fault = (words: string) => ({ rows: [], faults: [`${name}: ${words}`] })
  if (!Array.isArray(list)) return fault(`the list “${kind}” is missing.`)
  const most = mostRowsOf(kind)
  if (list.length > most) {
    return fault(
      `there are ${groupedNumber(list.length)} rows; Alap holds ${groupedNumber(most)} at most.`,
    )
  }
  const rows = z.safeParse(z.array(rowShapes[kind] as z.ZodMiniType<MyRow>), list)
  if (rows.success) return { rows: rows.data, faults: [] }
  return {
    rows: [],
    faults: rows.error.issues.map(({ path, message }) => sentence(name, path, message)),
  }
}

function sentence(name: string, [index, column]: readonly PropertyKey[], message: string): string {
  const row = `${name}, row ${Number(index) + 1}`
  return column === undefined
    ? `${row}: this is no row.`
    : `${row}: “${String(column)}” ${message}.`
}

function refused(because: string): MyDataFile {
  return { status: 'refused', because: [because] }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function shown(version: unknown): string {
  return typeof version === 'number' ? String(version) : 'unknown'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
