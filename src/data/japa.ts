import * as z from 'zod/mini'
import { dayShape, parseReply } from '~/data/parse-reply.ts'
import { localDay } from '~/domain/day/local-day.ts'
import { type Japa, parseJapa } from '~/domain/mantra/japa.ts'
import type { MantraId } from '~/domain/mantra/mantra-texts.ts'
import type { Call, Database } from '~/lib/call.ts'

/** A stored count. */
export type StoredJapa = Japa & {
  /** The id of the mantra; one that this version of the app does not know is possible. */
  readonly mantra: string
  /** The instant it was last set, ISO 8601 in UTC. */
  readonly at: string
}

const japaShape = z
  .object({ mantra: z.string(), day: dayShape, beads: z.number(), at: z.iso.datetime() })
  .check(z.refine((stored) => parseJapa(stored) !== null))

/** The newest count of every mantra the person has counted; whole rounds are those of its day. */
export async function listJapa(db: Database): Promise<StoredJapa[]> {
  return parseReply(z.array(japaShape), await db.read({ name: 'japa', args: {} }))
}

/** A count of a mantra on a day. */
export type NewJapa = Japa & {
  readonly mantra: MantraId
  /** The instant of its last bead, ISO 8601 in UTC. */
  readonly at: string
  /** The `at` of the stored count it goes on from, of whichever day; `null` when there was none. */
  readonly base: string | null
}

/**
 * Sets the count of a mantra on a day; an older count never replaces a newer one.
 * @throws RangeError for a day that is not in the calendar, or a number that nobody can count.
 */
export function recordJapa({ mantra, day, beads, at, base }: NewJapa): Call {
  if (parseJapa({ day: localDay(day), beads }) === null)
    throw new RangeError('Not a count of beads')
  return { name: 'record_japa', args: { mantra, day, beads, at, base } }
}
