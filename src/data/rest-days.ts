import * as z from 'zod/mini'
import { dayShape, parseReply } from '~/data/parse-reply.ts'
import type { LocalDay } from '~/domain/day/local-day.ts'
import type { Call, Database } from '~/lib/call.ts'

/** A person's rest days, oldest first. */
export async function listRestDays(db: Database): Promise<LocalDay[]> {
  return parseReply(z.array(dayShape), await db.read({ name: 'rest_days', args: {} }))
}

/** Marks a rest day, once. */
export function addRestDay(day: LocalDay): Call {
  return { name: 'add_rest_day', args: { day } }
}

/** Removes the mark of a rest day. */
export function removeRestDay(day: LocalDay): Call {
  return { name: 'remove_rest_day', args: { day } }
}
