import type { KeptWrite, RowsPlan } from '~/device/outbox-rows.ts'
import { merged, replacesEarlier, rowOf, type Write } from '~/queries/writes/write.ts'

/** The most writes that `api.write_many` takes in one request. */
const MOST_AT_ONCE = 20

/**
 * Appends a write, or merges it into the latest one of its row. A write that may have been sent is
 * never changed: nobody knows whether it arrived.
 */
export function planOfCommit(rows: readonly KeptWrite[], write: Write, at: string): RowsPlan {
  const row = rowOf(write)
  const latest = rows.findLast((one) => one.row === row)
  if (latest && latest.attempts === 0 && latest.fault === null) {
    const both = merged(latest.write as Write, write)
    if (both) return { put: [{ ...latest, write: both }] }
  }
  const needless = replacesEarlier(write)
    ? rows.filter((one) => one.row === row && one.fault !== null).map(({ seq }) => seq)
    : []
  return { add: { row, write, at, attempts: 0, nextAt: 0, fault: null }, remove: needless }
}

/** What can be sent now, in order: of each row only its earliest write, until that has ended. */
export function dueRows(rows: readonly KeptWrite[], now: number): readonly KeptWrite[] {
  const waiting = rows.filter(({ fault }) => fault === null)
  const first = waiting.filter(
    (row, index) => waiting.findIndex((other) => other.row === row.row) === index,
  )
  return first.filter(({ nextAt }) => nextAt <= now).slice(0, MOST_AT_ONCE)
}

/** A write that was set aside, as one that waits again. */
export function withoutFault(row: KeptWrite): KeptWrite {
  return { ...row, fault: null, attempts: Math.max(1, row.attempts), nextAt: 0 }
}
