import * as z from 'zod/mini'
import { rowShapes } from '~/data/my-data/my-data-shapes.ts'
import { parseReply } from '~/data/parse-reply.ts'
import {
  MY_COLUMNS,
  MY_KEYS,
  MY_KINDS,
  type MyKind,
  type MyRow,
  type MyRows,
  oldestFirst,
} from '~/domain/my-data/my-data.ts'
import type { Database } from '~/lib/call.ts'
import { DataError } from '~/lib/data-error.ts'

/** How far a reading has come, in rows. */
export type Progress = { readonly read: number; readonly all: number }

/** The limits of one call: rows, and bytes of their text. */
type PageSize = { readonly rows: number; readonly bytes: number }

/** How everything is read: the limits of a request, and the listener to the progress. */
export type Reading = {
  readonly size?: PageSize
  onProgress?(progress: Progress): void
}

// The database sends 10 MB a request at most, and a byte of text may take six in its reply.
const SIZE: PageSize = { rows: 2000, bytes: 1_000_000 }

// A page of nothing while more is to come would be asked for again without end.
const pageShape = z
  .object({ found: z.int(), rows: z.array(z.array(z.unknown())) })
  .check(z.refine(({ found, rows }) => found >= rows.length && (found === 0 || rows.length > 0)))

/**
 * All rows of a person, every table in pages; each request brings one page of every table that has
 * more. Rejects with a `DataError` when one page cannot be read.
 */
export async function readAllRows(
  db: Database,
  { size = SIZE, onProgress }: Reading,
): Promise<MyRows> {
  let tables = MY_KINDS.map(untouched)
  for (;;) {
    tables = await Promise.all(
      tables.map((table) => (table.left > 0 ? turned(db, table, size) : table)),
    )
    const read = sum(tables.map(({ rows }) => rows.length))
    const left = sum(tables.map((table) => table.left))
    if (left === 0) break
    onProgress?.({ read, all: read + left })
  }
  return Object.fromEntries(
    tables.map(({ kind, rows }) => [kind, oldestFirst(kind, rows)]),
  ) as MyRows
}

type Table = {
  readonly kind: MyKind
  readonly rows: readonly MyRow[]
  /** Rows that are still to come. */
  readonly left: number
}

function untouched(kind: MyKind): Table {
  return { kind, rows: [], left: Number.POSITIVE_INFINITY }
}

async function turned(db: Database, { kind, rows }: Table, size: PageSize): Promise<Table> {
  const after = keyOf(kind, rows.at(-1))
  const reply = await db.read({
    name: 'export_page',
    args: {
      kind,
      after,
      most_rows: size.rows,
      most_bytes: size.bytes,
    },
  })
  const page = parseReply(pageShape, reply)
  const named = page.rows.map((row) =>
    Object.fromEntries(MY_COLUMNS[kind].map((column, index) => [column, row[index] ?? null])),
  )
  const next = parseReply(z.array(rowShapes[kind]), named)
  if (after !== null && keyOf(kind, next.at(-1)) === after) {
    throw new DataError('malformed', 'The database returned the same page twice')
  }
  return {
    kind,
    rows: [...rows, ...next],
    left: page.found - page.rows.length,
  }
}

/** Where a page ends, as the next one is asked for. */
function keyOf(kind: MyKind, row: MyRow | undefined): string | null {
  return row ? MY_KEYS[kind].map((column) => row[column]).join(' ') : null
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
