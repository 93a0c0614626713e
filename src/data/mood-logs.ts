import * as z from 'zod/mini'
import { dayShape, minuteShape, moodShape, parseReply } from '~/data/parse-reply.ts'
import type { LocalDay } from '~/domain/day/local-day.ts'
import type { MoodValue } from '~/domain/mood/mood.ts'
import type { Call, Database } from '~/lib/call.ts'

/** A person's mood on a day. A day has one at most. */
export type CheckIn = {
  readonly id: string
  readonly mood: MoodValue
  readonly day: LocalDay
  /** The minute of that day, 0 to 1439; `null` in rows that know only the day. */
  readonly minute: number | null
  /** The instant it was last set, ISO 8601 in UTC. */
  readonly at: string
}

const checkInShape = z.object({
  id: z.uuid(),
  mood: moodShape,
  day: dayShape,
  minute: minuteShape,
  at: z.iso.datetime(),
})

/** The check-in of a day, `null` when there is none. Sessions are not check-ins. */
export async function findCheckIn(db: Database, day: LocalDay): Promise<CheckIn | null> {
  const reply = await db.read({ name: 'check_in', args: { day } })
  return parseReply(z.nullable(checkInShape), reply)
}

/**
 * Sets the check-in of a day or changes it: a day has one row, and an older check-in never replaces
 * a newer one. `base` is the `at` of the check-in the person saw, `null` when there was none.
 */
export function recordMood(checkIn: CheckIn & { readonly base: string | null }): Call {
  const { id, mood, day, minute, at, base } = checkIn
  return { name: 'record_mood', args: { id, mood, day, minute, at, base } }
}

/** Deletes the check-in of a day; its sessions stay. */
export function clearMood(day: LocalDay): Call {
  return { name: 'clear_mood', args: { day } }
}

/** A session heard to its end, or a sit by the clock. */
export type CompletedSession = {
  readonly id: string
  /** The local day on which it began, and the instant, ISO 8601 in UTC. */
  readonly day: LocalDay
  readonly at: string
  /** The minute of the local day at which it began, 0 to 1439. */
  readonly minute: number
  /** How long it lasted, 1 to 1440; `null` when it is not known. */
  readonly minutes: number | null
  /** The name of its raga, `null` when it had none. */
  readonly raag: string | null
}

/** Records a session, once: the same id a second time changes nothing. */
export function recordSession(session: CompletedSession): Call {
  const { id, day, minute, at, minutes, raag } = session
  return { name: 'record_session', args: { id, day, minute, at, minutes, raag } }
}

/**
 * Adds a session, an entry or both to a past day; `null` for what was not ticked. Their hour is not
 * known, and a day takes one such session.
 */
export function addBackdated(
  day: LocalDay,
  sessionId: string | null,
  entryId: string | null,
): Call {
  return { name: 'add_backdated', args: { day, session_id: sessionId, entry_id: entryId } }
}
