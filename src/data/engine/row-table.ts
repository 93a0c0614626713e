/** A row as the database sends it: its columns in order, and last the number of its last change. */
export type Row = readonly unknown[]

/** A table of a person's rows, which are kept on the device many a part. */
export type RowTable = {
  /** As the database calls it. */
  readonly name: string
  /** What tells a row from all others of its table. */
  readonly keyOf: (row: Row) => string
  /** The part in which a row lies: its month (`2026-03`), or `''` in a table of one part. */
  readonly partOf: (row: Row) => string
  /** Its rows may come to lie in another part. */
  readonly moves?: true
  /** The place of a long text, which is kept apart from the other columns. */
  readonly textAt?: number
  /** What is counted of each day, and kept in one value for all parts, which are months. */
  readonly perDay?: {
    readonly dayOf: (row: Row) => string
    /** The counts of a day from all its rows. */
    readonly counts: (rows: readonly Row[]) => readonly number[]
  }
}

/** The counts of days by their months: of each day that has rows its number in the month, and its counts. */
export type DayLists = ReadonlyMap<string, readonly (readonly number[])[]>

/**
 * What a write of this device changes in a table: in which parts, `null` for any of them, and how, given
 * the rows of these parts by their keys. A long text is `null` where it was not read.
 */
export type RowChange = {
  readonly table: string
  readonly parts: readonly string[] | null
  /** It changes each of its parts by itself: those that were not read need not be. */
  readonly isByPart?: true
  /** `read` are the parts whose rows are given, `null` for all of them. */
  readonly change: (rows: Map<string, Row>, read: ReadonlySet<string> | null) => void
}

/** The number of the last change of a row; 0 for one that the database has not numbered yet. */
export function numberOf(row: Row): number {
  const number = row.at(-1)
  return typeof number === 'number' ? number : 0
}

/** The part of the rows of a day. */
export function monthOf(day: unknown): string {
  return String(day).slice(0, 7)
}

/** A row with another value in one of its columns. */
export function withColumn(row: Row, at: number, value: unknown): Row {
  return row.map((held, index) => (index === at ? value : held))
}
