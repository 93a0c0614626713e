import { numberOf, type Row } from '~/data/engine/row-table.ts'

type Gone = {
  /** The number of the deletion. */
  readonly number: number
  /** When the row was changed last, ISO 8601; `null` where nobody knows. */
  readonly at: string | null
  /** The number at which the new life of the database began. */
  readonly begun: number
}

/**
 * Whether a row that a restored database has was deleted after its backup: it is as it was before its deletion,
 * or has come back from a device that did not know of it. What was changed since the restore stays.
 */
export function isStillGone(row: Row, { number, at, begun }: Gone): boolean {
  return numberOf(row) <= number || (at !== null && isBefore(at, begun))
}

/** Whether an instant lies before a number, which is an instant in microseconds. */
export function isBefore(at: string, number: number): boolean {
  return Date.parse(at) * 1000 < number
}
