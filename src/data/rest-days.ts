import * as z from 'zod/mini'
import { dayShape, parseReply } from '~/data/parse-reply.ts'
import type { LocalDay } from '~/domain/day/local-day.ts'
import type { Call, Database } from '~/lib/call.ts'

/** The days a person has set aside for rest, oldest first. */
export async function listRestDays(db: Database): Promise<LocalDay[]> {
  return parseReply(z.array(dayShape), await db.read({ name: 'rest_days', args: {} }))
}

/** Sets a day aside, once. */
export function addRestDay(day: LocalDay): Call {
  return { name: 'add_rest_day', args: { day } }
}

/** Makes it a day like any other. */
export function removeRestDay(day: LocalDay): Call {
  return { name: 'remove_rest_day', args: { day } }
}
