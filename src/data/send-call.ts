import * as z from 'zod/mini'
import { moodShape, parseReply } from '~/data/parse-reply.ts'
import { assertNever } from '~/lib/assert-never.ts'
import type { Call, Database } from '~/lib/call.ts'
import { WriteRefused } from '~/lib/data-error.ts'

/** What a function that writes returns (`db/schema/005.do.writes.sql`). */
export const outcomeShape = z.object({
  outcome: z.enum(['stored', 'removed', 'unchanged', 'superseded', 'conflict', 'gone']),
  held: z.optional(z.object({ content: z.string(), mood: moodShape, updatedAt: z.iso.datetime() })),
  at: z.optional(z.iso.datetime()),
  updatedAt: z.optional(z.iso.datetime()),
  /** Of an import, the rows that were deleted before and stay so, and the number of those that it added. */
  gone: z.optional(z.int()),
  seq: z.optional(z.int()),
})

/** What the database says of a part of an import. */
export type Imported = {
  /** How many of its rows had been deleted, and stay so. */
  readonly gone: number
  /** The number of the rows that it added, until they are changed. */
  readonly seq: number
}

/**
 * What a write did. It is `unchanged` when the same write arrived before, or when what it deletes
 * is not there.
 */
export type Written = 'changed' | 'unchanged'

/** What it means that the row of a write is not there. */
export type WhenGone = 'unchanged' | 'refused'

/**
 * Sends the call of a write in one request and returns what it did. Rejects with a `WriteRefused`
 * when something else stays in the database, and with another `DataError` when the write was
 * refused or its result is not known.
 */
export async function sendCall(db: Database, call: Call, whenGone: WhenGone): Promise<Written> {
  return writtenBy(parseReply(outcomeShape, await db.write(call)), whenGone)
}

/**
 * What a write did, from what its function returned.
 * @throws WriteRefused when something else stays in the database.
 */
export function writtenBy(reply: z.output<typeof outcomeShape>, whenGone: WhenGone): Written {
  const { outcome, held = null, updatedAt = null } = reply
  switch (outcome) {
    case 'stored':
    case 'removed':
      return 'changed'
    case 'unchanged':
      return 'unchanged'
    case 'superseded':
    case 'conflict':
      throw new WriteRefused(outcome, held, updatedAt)
    case 'gone':
      if (whenGone === 'refused') throw new WriteRefused('gone', null)
      return 'unchanged'
    default:
      return assertNever(outcome)
  }
}
