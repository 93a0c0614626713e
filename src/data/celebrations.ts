import * as z from 'zod/mini'
import { parseReply } from '~/data/parse-reply.ts'
import type { Call, Database } from '~/lib/call.ts'

/** The ids of the achievements whose celebration the person has seen. */
export async function listCelebrations(db: Database): Promise<string[]> {
  return parseReply(z.array(z.string()), await db.read({ name: 'celebrations', args: {} }))
}

/** Records that achievements were celebrated; `at` is the instant, ISO 8601. */
export function celebrate(achievements: readonly string[], at: string): Call {
  return { name: 'celebrate', args: { achievements, at } }
}
