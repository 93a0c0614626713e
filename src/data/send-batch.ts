import * as z from 'zod/mini'
import { parseReply } from '~/data/parse-reply.ts'
import {
  type Imported,
  outcomeShape,
  type WhenGone,
  type Written,
  writtenBy,
} from '~/data/send-call.ts'
import type { Call, Database } from '~/lib/call.ts'
import { DataError } from '~/lib/data-error.ts'
import { faultOfState } from '~/lib/database/sqlstate.ts'

/** The most writes that the function `api.write_many` takes in one call. */
export const MOST_WRITES_AT_ONCE = 20

/** A write of a batch. */
export type BatchedCall = { readonly call: Call; readonly whenGone: WhenGone }

/**
 * What happened to a write of a batch: what it did, with the instant at which its function says it
 * was stored, and what it imported, or its error, which is a `WriteRefused` when something else stays in the database.
 */
export type BatchOutcome =
  | { readonly did: Written; readonly at: string | null; readonly imported?: Imported }
  | { readonly error: DataError }

// An SQLSTATE: five digits and capital letters.
const refusedShape = z.object({ refused: z.string().check(z.regex(/^[0-9A-Z]{5}$/)) })
const replyShape = z.array(z.union([outcomeShape, refusedShape]))

/**
 * Sends the calls of several writes in one request, in order, and returns what happened to each:
 * one that is refused keeps none of the others back. Rejects with a `DataError` when the result of
 * all of them is not known, or nothing was stored; then all may be sent again.
 * @throws RangeError for more than `MOST_WRITES_AT_ONCE` calls.
 */
export async function sendWrites(
  db: Database,
  calls: readonly BatchedCall[],
): Promise<BatchOutcome[]> {
  if (calls.length > MOST_WRITES_AT_ONCE) throw new RangeError('Too many writes for one request')
  const [only] = calls
  if (!only) return []
  // One write alone is called by its own name, which a database without this function knows too.
  if (calls.length === 1) {
    return [outcomeOf(parseReply(outcomeShape, await db.write(only.call)), only.whenGone)]
  }
  const writes = calls.map(({ call: { name, args } }) => ({ name, args }))
  const replies = parseReply(replyShape, await db.write({ name: 'write_many', args: { writes } }))
  if (replies.length !== calls.length) {
    throw new DataError('malformed', 'The database returned another number of replies than writes')
  }
  return calls.map(({ whenGone }, index) => outcomeOf(replies[index], whenGone))
}

function outcomeOf(
  reply: z.output<typeof replyShape>[number] | undefined,
  whenGone: WhenGone,
): BatchOutcome {
  if (!reply) return { error: new DataError('malformed', 'The database sent no reply to a write') }
  if ('refused' in reply) {
    const { kind } = faultOfState(reply.refused)
    return { error: new DataError(kind, `The database refused a write: ${reply.refused}`) }
  }
  try {
    const { at, updatedAt, gone = 0, seq } = reply
    const imported = seq ? { imported: { gone, seq } } : {}
    return { did: writtenBy(reply, whenGone), at: at ?? updatedAt ?? null, ...imported }
  } catch (error) {
    if (error instanceof DataError) return { error }
    throw error
  }
}
