import { numberOf, type Row, type RowChange, type RowTable } from '~/data/engine/row-table.ts'
import { ROW_TABLES } from '~/data/registry.ts'
import { MY_COLUMNS, type MyKind, type MyRow } from '~/domain/my-data/my-data.ts'
import type { Call } from '~/lib/call.ts'

/** Some rows of one table, which a person brought back from a file. */
export type ImportPart = {
  /** The id of the import, made on the device. */
  readonly id: string
  /** Which of its parts, from 0. */
  readonly part: number
  readonly table: MyKind
  readonly rows: readonly MyRow[]
}

/** A part to take back, with the number that the database gave its rows where this device knows it. */
export type UndoPart = ImportPart & { readonly seq: number | null }

/** Adds the rows that are not there, once: the same part a second time adds nothing. */
export function importRows({ id, part, table, rows }: ImportPart): Call {
  return { name: 'import_rows', args: { kind: table, rows, id, part } }
}

/** Takes away what the part added, except what was changed since. */
export function undoImport({ id, part }: UndoPart): Call {
  return { name: 'undo_import', args: { id, part } }
}

/** The rows of a part among those that are there, which stay: a day has one check-in, a person one birth. */
export function rowsImported(part: ImportPart): RowChange {
  return changeOf(part, (rows, added, { keyOf }) => {
    const isOfDay = part.table === 'mood_logs' ? isCheckIn : () => false
    const days = added.some(isOfDay) ? checkInDays(rows) : new Set()
    for (const row of added) {
      const isTaken = rows.has(keyOf(row)) || (isOfDay(row) && days.has(row[DAY_OF_LOG]))
      if (isTaken) continue
      rows.set(keyOf(row), row)
      if (isOfDay(row)) days.add(row[DAY_OF_LOG])
    }
  })
}

/** The rows without those of a part that are as they were imported. */
export function importUndone(part: UndoPart): RowChange {
  return changeOf(part, (rows, added, table) => {
    for (const row of added) {
      const held = rows.get(table.keyOf(row))
      if (held && isAsImported(held, row, part)) rows.delete(table.keyOf(row))
    }
  })
}

/** How many rows of a part are among those of its table, by their keys, and were changed since the import. */
export function changedSinceImport(part: UndoPart, held: ReadonlyMap<string, Row>): number {
  const table = tableOf(part)
  return [...byMonth(part).values()].flat().filter((row) => {
    const now = held.get(table.keyOf(row))
    return now !== undefined && !isAsImported(now, row, part)
  }).length
}

type Change = (rows: Map<string, Row>, of: readonly Row[], table: RowTable) => void

function changeOf(part: ImportPart, change: Change): RowChange {
  const months = byMonth(part)
  return {
    table: part.table,
    parts: [...months.keys()],
    isByPart: true,
    change: (rows, read) => {
      const of = [...months].flatMap(([month, its]) =>
        read === null || read.has(month) ? its : [],
      )
      if (of.length > 0) change(rows, of, tableOf(part))
    },
  }
}

function tableOf({ table }: ImportPart): RowTable {
  const found = ROW_TABLES.get(table)
  if (!found) throw new RangeError('There is no such table')
  return found
}

// They wait while many screens are read: each list is put in order once.
const ordered = new WeakMap<readonly MyRow[], ReadonlyMap<string, readonly Row[]>>()

function byMonth(part: ImportPart): ReadonlyMap<string, readonly Row[]> {
  const known = ordered.get(part.rows)
  if (known) return known
  const { partOf } = tableOf(part)
  const months = new Map<string, Row[]>()
  for (const mine of part.rows) {
    const row = rowOf(part.table, mine)
    const its = months.get(partOf(row))
    if (its) its.push(row)
    else months.set(partOf(row), [row])
  }
  ordered.set(part.rows, months)
  return months
}

const DAY_OF_LOG = 2

const isCheckIn = ({ 1: emotion }: Row) => typeof emotion === 'string' && emotion.length === 1

function checkInDays(rows: ReadonlyMap<string, Row>): Set<unknown> {
  const days = new Set<unknown>()
  for (const row of rows.values()) if (isCheckIn(row)) days.add(row[DAY_OF_LOG])
  return days
}

/**
 * Whether nothing has changed a row since it was imported. Then it has the number of its import still; that
 * is 0 until the database has sent it back, and not always known here. A text that was not read says nothing.
 */
function isAsImported(held: Row, row: Row, { seq, ...part }: UndoPart): boolean {
  const number = numberOf(held)
  if (seq !== null && number > 0 && number !== seq) return false
  const { textAt } = tableOf(part)
  return row.every((value, at) => {
    if (at === row.length - 1 || value === held[at]) return true
    return at === textAt && held[at] === null
  })
}

/** The row as the database sends it back. */
function rowOf(table: MyKind, mine: MyRow): Row {
  const columns = MY_COLUMNS[table].filter((column) => column !== 'emotion_label')
  return [...columns.map((column) => asSent(column, mine[column] ?? null)), 0]
}

const INSTANTS = ['timestamp', 'date_created', 'updated_at', 'added_at', 'celebrated_at']

function asSent(column: string, value: MyRow[string]): MyRow[string] {
  if (typeof value !== 'string') return value
  if (column === 'birth_time') return value.replace(/^(\d\d:\d\d):00(\.0+)?$/, '$1')
  if (!INSTANTS.includes(column)) return value
  return `${value.replace('Z', '').padEnd(20, '.').padEnd(26, '0')}Z`
}
