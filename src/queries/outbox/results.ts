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

/** What a request stored of a row: when, and what that is about, which is another row where it is a copy. */
export type Stored = { readonly at: string; readonly of: string }

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
  const stored = new Map<string, Stored>()
  const nexts = batch.map((row, index) => {
    const result = results[index] ?? { error: new DataError('malformed', 'A result is missing') }
    if ('error' in result) return { seq: row.seq, ...afterFailure(row, result.error, chance) }
    const of = rowOf(row.write as Write)
    if (result.at !== null) stored.set(row.row, { at: result.at, of })
    const { did, imported } = result
    const end: End = { did: isBeside(row) ? 'beside' : did, ...(imported && { imported }) }
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
 * The change of the device after a request: a write that another tab removed meanwhile stays away. A later write of
 * a row is based on what has just been stored, and follows a write that has become a copy; one that is made after
 * that is about what the copy lies beside.
 */
export function planOfEnd(
  before: readonly KeptWrite[],
  { put = [], remove = [], sent = [] }: RowsPlan,
  stored: ReadonlyMap<string, Stored>,
): RowsPlan {
  const here = new Map(before.map((row) => [row.seq, row]))
  const left = put.filter(({ seq }) => here.has(seq))
  const copies = new Map(left.flatMap((row) => copyIn(row, here.get(row.seq))))
  const decided = new Set([...remove, ...left.map(({ seq }) => seq)])
  const later = before.flatMap((row) => {
    if (decided.has(row.seq) || !isSound(row)) return []
    const write = row.write as Write
    const copy = copies.get(rowOf(write))
    if (copy) return [{ ...row, write: rebased(write, copy.at, copy.id) }]
    const on = stored.get(row.row)
    return on?.of === rowOf(write) ? [{ ...row, write: rebased(write, on.at) }] : []
  })
  return { put: [...left, ...later], remove, sent }
}

/** Where a write has become a copy with an id of its own: that, by what it was about before. */
function copyIn({ write }: KeptWrite, before: KeptWrite | undefined) {
  if (!before || !isSound(before)) return []
  const [was, is] = [before.write as Write, write as Write]
  const id = idOf(is)
  if (id === idOf(was) || !('at' in is)) return []
  return [[rowOf(was), { id, at: is.at }] as const]
}

function afterFailure(row: KeptWrite, error: DataError, { now, random }: Chance): Next {
  if (error instanceof WriteRefused) {
    const instead = insteadOf(row.write as Write, error)
    if (instead === 'leave') return { isReached: true, row: null, end: { error } }
    if (instead === 'nothing') return { isReached: true, row: null, end: { did: 'unchanged' } }
    if (instead) return { isReached: true, row: { ...row, write: instead, nextAt: 0 }, end: null }
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

/** The write took the place of one whose words had to be stored under a new id. */
function isBeside({ row, write }: KeptWrite): boolean {
  const { kind } = write as Write
  return (kind === 'save-entry' || kind === 'keep-chart') && row !== rowOf(write as Write)
}
