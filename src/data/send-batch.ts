import * as z from 'zod/mini'
import type { ChangesSince } from '~/data/engine/row-sync.ts'
import { parseReply } from '~/data/parse-reply.ts'
import { outcomeShape, type WhenGone, type Written, writtenBy } from '~/data/send-call.ts'
import type { Call, Database } from '~/lib/call.ts'
import { DataError } from '~/lib/data-error.ts'
import { faultOfState } from '~/lib/database/sqlstate.ts'

/** The most writes that the function `api.write_many` takes in one call. */
export const MOST_WRITES_AT_ONCE = 20

/** A write of a batch. */
export type BatchedCall = { readonly call: Call; readonly whenGone: WhenGone }

/**
 * What happened to a write of a batch: what it did, with the instant at which its function says it
 * was stored, or its error, which is a `WriteRefused` when something else stays in the database.
 */
type BatchOutcome =
  | { readonly did: Written; readonly at: string | null }
  | { readonly error: DataError }

// An SQLSTATE: five digits and capital letters.
const refusedShape = z.object({ refused: z.string().check(z.regex(/^[0-9A-Z]{5}$/)) })
const outcomesShape = z.array(z.union([outcomeShape, refusedShape]))
const syncShape = z.object({ outcomes: z.unknown(), changes: z.unknown() })

/** What a request with writes brought back. */
export type BatchReply = {
  /** What happened to each write. */
  readonly outcomes: readonly BatchOutcome[]
  /** What changed since a number, these writes among it; `null` where that was not asked for. */
  readonly changes: ChangesSince | null
}

/**
 * Sends the calls of several writes in one request, in order, and asks in it what changed since a number,
 * `null` for nothing of it. One that is refused keeps none of the others back. Rejects with a `DataError`
 * when the result of all of them is not known, or nothing was stored; then all may be sent again.
 * @throws RangeError for more than `MOST_WRITES_AT_ONCE` calls.
 */
export async function sendWrites(
  db: Database,
  calls: readonly BatchedCall[],
  since: number | null,
): Promise<BatchReply> {
  if (calls.length > MOST_WRITES_AT_ONCE) throw new RangeError('Too many writes for one request')
  const writes = calls.map(({ call: { name, args } }) => ({ name, args }))
  if (since === null) {
    const outcomes = await db.write({ name: 'write_many', args: { writes } })
    return { outcomes: outcomesOf(outcomes, calls), changes: null }
  }
  const reply = await db.write({ name: 'sync', args: { writes, since } })
  const { outcomes, changes: page } = parseReply(syncShape, reply)
  return { outcomes: outcomesOf(outcomes, calls), changes: { since, page } }
}

function outcomesOf(reply: unknown, calls: readonly BatchedCall[]): BatchOutcome[] {
  const replies = parseReply(outcomesShape, reply)
  if (replies.length !== calls.length) {
    throw new DataError('malformed', 'The database returned another number of replies than writes')
  }
  return calls.map(({ whenGone }, index) => outcomeOf(replies[index], whenGone))
}

function outcomeOf(
  reply: z.output<typeof outcomesShape>[number] | undefined,
  whenGone: WhenGone,
): BatchOutcome {
  if (!reply) return { error: new DataError('malformed', 'The database sent no reply to a write') }
  if ('refused' in reply) {
    const { kind } = faultOfState(reply.refused)
    return { error: new DataError(kind, `The database refused a write: ${reply.refused}`) }
  }
  try {
    return { did: writtenBy(reply, whenGone), at: reply.at ?? reply.updatedAt ?? null }
  } catch (error) {
    if (error instanceof DataError) return { error }
    throw error
  }
}
