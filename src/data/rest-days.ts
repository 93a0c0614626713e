import * as z from 'zod/mini'
import { dayShape, parseReply } from '~/data/parse-reply.ts'
import { type LocalDay, localDay } from '~/domain/day/local-day.ts'
import type { Call, Database } from '~/lib/call.ts'

/** A person's rest days, oldest first. */
export async function listRestDays(db: Database): Promise<LocalDay[]> {
  return parseReply(z.array(dayShape), await db.read({ name: 'rest_days', args: {} }))
}

/**
 * Marks a rest day, once.
 * @throws RangeError for a day that is not in the calendar.
 */
export function addRestDay(day: LocalDay): Call {
  return { name: 'add_rest_day', args: { day: localDay(day) } }
}

/**
 * Removes the mark of a rest day.
 * @throws RangeError for a day that is not in the calendar.
 */
export function removeRestDay(day: LocalDay): Call {
  return { name: 'remove_rest_day', args: { day: localDay(day) } }
}
