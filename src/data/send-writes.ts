import * as z from 'zod/mini'
import type { ChangesSince } from '~/data/engine/row-sync.ts'
import { parseReply } from '~/data/parse-reply.ts'
import {
  type Imported,
  outcomeShape,
  type WhenGone,
  type Written,
  writtenBy,
} from '~/data/send-call.ts'
import { callOf, isAlone, type Write, whenGone } from '~/data/write.ts'
import type { Call, Database } from '~/lib/call.ts'
import { DataError } from '~/lib/data-error.ts'
import { faultOfState } from '~/lib/database/sqlstate.ts'

/** The most writes that the function `api.write_many` takes in one call. */
export const MOST_WRITES_AT_ONCE = 20

/** The call of a write, and what it means that its row is not there. */
export type CallToSend = { readonly call: Call; readonly whenGone: WhenGone }

/**
 * What became of a sent write: what it did, the instant under which it is stored where that is known, and
 * what it imported, or its error, which is a `WriteRefused` when something else stays in the database.
 */
export type SendResult =
  | { readonly did: Written; readonly at: string | null; readonly imported?: Imported }
  | { readonly error: DataError }

/** What became of writes that were sent in one request. */
export type Sent = {
  /** One for each of them. */
  readonly results: readonly SendResult[]
  /** What changed, which came with them; `null` for nothing. */
  readonly changes: ChangesSince | null
}

// An SQLSTATE: five digits and capital letters.
const refusedShape = z.object({ refused: z.string().check(z.regex(/^[0-9A-Z]{5}$/)) })
const outcomesShape = z.array(z.union([outcomeShape, refusedShape]))
const syncShape = z.object({ outcomes: z.unknown(), changes: z.unknown() })

/**
 * Sends writes in one request, in order, and asks in it what changed since a number, `null` for nothing of it.
 * One that is refused, or has a value that may not be sent, keeps none of the others back. Rejects with a
 * `DataError` when the result of all of them is not known, or nothing was stored; then all may be sent again.
 * @throws RangeError for more than `MOST_WRITES_AT_ONCE` writes.
 */
export async function sendWrites(
  db: Database,
  writes: readonly Write[],
  since: number | null,
): Promise<Sent> {
  const calls = writes.map(callOrFault)
  const [only] = calls
  // It would be too much for a list.
  if (only && !(only instanceof DataError) && writes.length === 1 && writes.every(isAlone)) {
    const outcome = parseReply(outcomeShape, await db.write(only.call))
    return { results: [resultOf(outcome, only.whenGone)], changes: null }
  }
  const sound = calls.filter((call): call is CallToSend => !(call instanceof DataError))
  const sent = sound.length === 0 ? null : await sendCalls(db, sound, since)
  const results = [...(sent?.results ?? [])]
  return {
    results: calls.map((call) => (call instanceof DataError ? { error: call } : next(results))),
    changes: sent?.changes ?? null,
  }
}

function callOrFault(write: Write): CallToSend | DataError {
  try {
    return { call: callOf(write), whenGone: whenGone(write) }
  } catch (cause) {
    // What another version of the app, or somebody else, has left on the device.
    return new DataError('invalid', 'A write with a value that may not be sent', { cause })
  }
}

function next(results: SendResult[]): SendResult {
  return results.shift() ?? { error: new DataError('malformed', 'A result is missing') }
}

/** The same for the calls of writes. */
export async function sendCalls(
  db: Database,
  calls: readonly CallToSend[],
  since: number | null,
): Promise<Sent> {
  if (calls.length > MOST_WRITES_AT_ONCE) throw new RangeError('Too many writes for one request')
  const writes = calls.map(({ call: { name, args } }) => ({ name, args }))
  if (since === null) {
    const outcomes = await db.write({ name: 'write_many', args: { writes } })
    return { results: resultsOf(outcomes, calls), changes: null }
  }
  const reply = await db.write({ name: 'sync', args: { writes, since } })
  const { outcomes, changes: page } = parseReply(syncShape, reply)
  return { results: resultsOf(outcomes, calls), changes: { since, page } }
}

function resultsOf(reply: unknown, calls: readonly CallToSend[]): SendResult[] {
  const replies = parseReply(outcomesShape, reply)
  if (replies.length !== calls.length) {
    throw new DataError('malformed', 'The database returned another number of replies than writes')
  }
  return calls.map(({ whenGone }, index) => resultOf(replies[index], whenGone))
}

function resultOf(
  reply: z.output<typeof outcomesShape>[number] | undefined,
  whenGone: WhenGone,
): SendResult {
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
