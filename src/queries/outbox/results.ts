import type { SendResult, Sent } from '~/data/send-writes.ts'
import { idOf, insteadOf, rebased, rowOf, type Write } from '~/data/write.ts'
import type { KeptWrite, RowsPlan } from '~/device/outbox-rows.ts'
import { DataError, WriteRefused } from '~/lib/data-error.ts'
import { backOff, verdictOn } from '~/queries/outbox/back-off.ts'
import type { End, OutboxNews } from '~/queries/outbox/outbox-parts.ts'
import { isSound } from '~/queries/outbox/waiting.ts'

type Chance = { readonly now: () => number; readonly random: () => number }

type Next = {
  /** The write as it stays in the outbox; `null` when it leaves it. */
  readonly row: KeptWrite | null
  /** `null` while something else is sent in its place. */
  readonly end: End | null
  /** The database was reached, and decided. */
  readonly isReached: boolean
}

/** What became of the writes of a request; one that failed as a whole gives its error for each. */
export async function sentOf(sending: Promise<Sent>, count: number): Promise<Sent> {
  try {
    return await sending
  } catch (cause) {
    const error =
      cause instanceof DataError ? cause : new DataError('unexpected', String(cause), { cause })
    return { results: Array.from({ length: count }, () => ({ error })), changes: null }
  }
}

/** What the results of a request mean for the writes that were sent in it. */
export function planOfResults(
  batch: readonly KeptWrite[],
  results: readonly SendResult[],
  chance: Chance,
) {
  const stored = new Map<string, string>()
  const nexts = batch.map((row, index) => {
    const result = results[index] ?? { error: new DataError('malformed', 'A result is missing') }
    if ('error' in result) return { seq: row.seq, ...afterFailure(row, result.error, chance) }
    if (result.at !== null) stored.set(row.row, result.at)
    const { did, imported } = result
    const end: End = { did: row.isCopy ? 'beside' : did, ...(imported && { imported }) }
    return { seq: row.seq, row: null, end, isReached: true }
  })
  const ends: OutboxNews['ends'] = nexts.flatMap(({ seq, end }) => (end ? [[seq, end]] : []))
  return {
    ends,
    plan: {
      put: nexts.flatMap(({ row }) => (row ? [row] : [])),
      remove: nexts.flatMap(({ seq, row }) => (row ? [] : [seq])),
      sent: batch.flatMap((row, index) => {
        const end = nexts[index]?.end
        return end && 'did' in end && end.did !== 'kept' ? [{ seq: row.seq, write: row.write }] : []
      }),
    },
    stored,
    isReached: nexts.some(({ isReached }) => isReached),
  }
}

/**
 * The change of the device after a request: a write that another tab removed meanwhile stays away, what was written
 * on one that has become a copy follows it, and a later write of a row is based on what has just been stored.
 * @param stored when something was stored, by its row
 */
export function planOfEnd(
  before: readonly KeptWrite[],
  { put = [], remove = [], sent = [] }: RowsPlan,
  stored: ReadonlyMap<string, string>,
): RowsPlan {
  const here = new Map(before.map((row) => [row.seq, row]))
  const left = put.filter(({ seq }) => here.has(seq))
  const copies = new Map(left.map((copy) => [here.get(copy.seq)?.row, copy]))
  const gone = new Set(remove)
  const later = before.flatMap((row) => {
    if (gone.has(row.seq) || !isSound(row)) return []
    const copy = copies.get(row.row)
    if (copy && copy.row !== row.row && copy.seq < row.seq) return [following(row, copy)]
    const at = stored.get(row.row)
    return at === undefined ? [] : [{ ...row, write: rebased(row.write as Write, at) }]
  })
  return { put: [...left, ...later], remove, sent }
}

/** A write on what has become a copy, as one of that copy. */
function following(row: KeptWrite, copy: KeptWrite): KeptWrite {
  const of = copy.write as Write
  const write = rebased(row.write as Write, 'at' in of ? of.at : '', idOf(of))
  return { ...row, row: rowOf(write), write }
}

function afterFailure(row: KeptWrite, error: DataError, { now, random }: Chance): Next {
  if (error instanceof WriteRefused) {
    const instead = insteadOf(row.write as Write, error)
    if (instead === 'leave') return { isReached: true, row: null, end: { error } }
    if (instead === 'nothing') return { isReached: true, row: null, end: { did: 'unchanged' } }
    if (instead) {
      const name = rowOf(instead)
      const isCopy = row.isCopy || name !== row.row
      return {
        isReached: true,
        row: { ...row, row: name, write: instead, nextAt: 0, isCopy },
        end: null,
      }
    }
  }
  switch (verdictOn(error, row.attempts)) {
    case 'send-again': {
      const nextAt = now() + backOff(row.attempts, random())
      return { isReached: false, row: { ...row, nextAt }, end: { did: 'kept' } }
    }
    case 'sign-in-first':
      return { isReached: false, row, end: { did: 'kept' } }
    default:
      return { isReached: true, row: { ...row, fault: error.kind }, end: { error } }
  }
}
