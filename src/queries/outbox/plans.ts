import { isWrite } from '~/data/kept-writes.ts'
import { MOST_WRITES_AT_ONCE } from '~/data/send-writes.ts'
import {
  isAlone,
  merged,
  pauseOf,
  replacesEarlier,
  rowOf,
  touches,
  touchesMore,
  undoes,
  type Write,
} from '~/data/write.ts'
import type { KeptWrite, RowsPlan } from '~/device/outbox-rows.ts'
import { DataError } from '~/lib/data-error.ts'
import { MOST_MS } from '~/queries/outbox/back-off.ts'
import { anewOfDeleted, isSound } from '~/queries/outbox/waiting.ts'

// Keeps a device that cannot be read from being asked without a pause.
const LEAST_PAUSE_MS = 100

/**
 * Appends a write, or merges it into the latest one of its row. A write that may have been sent is
 * never changed: nobody knows whether it arrived.
 * @throws DataError for a write that nobody could read again
 */
export function planOfCommit(rows: readonly KeptWrite[], write: Write, at: string): RowsPlan {
  if (!isWrite(write)) throw new DataError('invalid', 'A write with a value that may not be kept')
  const row = rowOf(write)
  const pause = pauseOf(write)
  const nextAt = pause === 0 ? 0 : Date.parse(at) + pause
  const latest = latestOf(rows, write)
  if (latest && isUnsent(latest) && !isTouchedAfter(rows, latest)) {
    const both = merged(latest.write as Write, write)
    if (both) return { put: [{ ...latest, write: both, nextAt }] }
  }
  const needless = replacesEarlier(write)
    ? rows
        .filter((one) => one.row === row && one.fault !== null && isSound(one))
        .map(({ seq }) => seq)
    : []
  return { add: [{ row, write, at, attempts: 0, nextAt, fault: null }], remove: needless }
}

const isUnsent = ({ attempts, fault }: KeptWrite) => attempts === 0 && fault === null

/** Whether a later write that waits concerns what this one changes, so that their order counts. */
function isTouchedAfter(rows: readonly KeptWrite[], { seq, row }: KeptWrite): boolean {
  return rows.some((one) => one.seq > seq && isSound(one) && touches(one.write as Write, row))
}

/**
 * Appends writes of different rows, but none to a row for which something waits already: that is this
 * very write, or what the person wanted later. One that takes back what waits follows it, unless that was
 * never sent and nothing builds on it: then both are gone.
 * @throws DataError for a write that nobody could read again
 */
export function planOfCommits(
  rows: readonly KeptWrite[],
  writes: readonly Write[],
  at: string,
): RowsPlan {
  const plans = writes.map((write): RowsPlan => {
    const latest = latestOf(rows, write)
    if (!latest) return planOfCommit(rows, write, at)
    if (!isSound(latest) || !undoes(write, latest.write as Write)) return {}
    // What was set aside is needed no more, and may have been stored all the same.
    const { add = [] } = planOfCommit(rows, write, at)
    if (latest.fault !== null) return { add, remove: [latest.seq] }
    return isUnsent(latest) && !isBuiltOn(rows, latest) ? { remove: [latest.seq] } : { add }
  })
  return {
    add: plans.flatMap(({ add = [] }) => add),
    remove: plans.flatMap(({ remove = [] }) => remove),
  }
}

/** Whether a later write that waits changes something that this one makes. */
function isBuiltOn(rows: readonly KeptWrite[], { seq, write }: KeptWrite): boolean {
  return rows.some((one) => one.seq > seq && isSound(one) && touches(write as Write, one.row))
}

/**
 * Puts writes before all that waits for their rows: those were made on what these bring back, and one that has not
 * found it is sent once more. What a newer version of the app left stays where it is.
 */
export function planOfReturn(
  rows: readonly KeptWrite[],
  writes: readonly Write[],
  at: string,
): Pick<RowsPlan, 'add' | 'remove'> {
  const first = writes.map((write) => ({
    row: rowOf(write),
    write,
    at,
    attempts: 0,
    nextAt: 0,
    fault: null,
  }))
  const names = new Set(first.map(({ row }) => row))
  const later = rows.filter((one) => names.has(one.row) && isSound(one))
  const after = later.map(({ seq: _seq, uid: _uid, ...one }) => ({
    ...one,
    nextAt: 0,
    fault: one.fault === 'gone' ? null : one.fault,
  }))
  return { add: [...first, ...after], remove: later.map(({ seq }) => seq) }
}

/** The latest of the row that a write changes. */
export function latestOf(rows: readonly KeptWrite[], write: Write): KeptWrite | undefined {
  const row = rowOf(write)
  return rows.findLast((one) => one.row === row)
}

/** In how many milliseconds the next of those that wait for a time is due; `null` for none. */
export function pauseOfRows(rows: readonly KeptWrite[], now: number): number | null {
  const times = rows.filter(({ fault, nextAt }) => fault === null && nextAt > 0)
  if (times.length === 0) return null
  const next = Math.min(...times.map(({ nextAt }) => nextAt)) - now
  return Math.min(MOST_MS, Math.max(LEAST_PAUSE_MS, next))
}

/**
 * What can be sent now in one request, in order: of each row only the earliest write that concerns it,
 * until it ended. A write that is sent alone comes when there is no other, and after those of its kind
 * that were made before.
 */
export function dueRows(rows: readonly KeptWrite[], now: number): readonly KeptWrite[] {
  // What is to wait longer than anything waits was made before the clock was set back.
  const isDue = ({ nextAt }: KeptWrite) => nextAt <= now || nextAt > now + MOST_MS
  const waiting = rows.filter(({ fault }) => fault === null)
  const large = waiting.find(({ write }) => isAlone(write as Write))
  const earlier = new Set<string>()
  const touching: Write[] = []
  const isFree = (write: Write, row: string) =>
    !earlier.has(row) &&
    !touching.some((other) => touches(other, row)) &&
    !(touchesMore(write) && [...earlier].some((other) => touches(write, other)))
  const free: KeptWrite[] = []
  for (const kept of waiting) {
    const write = kept.write as Write
    const mayBeSent = kept === large || !isAlone(write)
    if (mayBeSent && isDue(kept) && isFree(write, kept.row)) free.push(kept)
    if (free.length > MOST_WRITES_AT_ONCE) break
    earlier.add(kept.row)
    if (touchesMore(write)) touching.push(write)
  }
  const due = free.filter((kept) => kept !== large)
  return due.length > 0 ? due.slice(0, MOST_WRITES_AT_ONCE) : free
}

/**
 * The write under `seq`, which was set aside, as one that waits again; where what it is about was
 * deleted, its words wait as something new.
 */
export function withoutFault(rows: readonly KeptWrite[], seq: number): readonly KeptWrite[] {
  const asked = rows.filter((row) => row.seq === seq)
  return asked.map((row) => {
    const waits = { ...row, fault: null, attempts: Math.max(1, row.attempts), nextAt: 0 }
    const anew = anewOfDeleted(row)
    return anew ? { ...waits, write: anew, row: rowOf(anew) } : waits
  })
}
