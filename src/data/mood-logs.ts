import { type LocalDay, localDay } from '~/domain/day/local-day.ts'
import { isMoodValue, type MoodValue } from '~/domain/mood/mood.ts'
import type { Call } from '~/lib/call.ts'

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

/** A check-in to store. */
export type NewCheckIn = CheckIn & {
  /** The `at` of the check-in the person saw, `null` when there was none. */
  readonly base: string | null
}

/**
 * Sets the check-in of a day or changes it: a day has one row, and an older check-in never replaces
 * a newer one.
 * @throws RangeError for a mood outside 1-5, or a day that is not in the calendar.
 */
export function recordMood({ id, mood, day, minute, at, base }: NewCheckIn): Call {
  const args = { id, mood: checkedMood(mood), day: localDay(day), minute, at, base }
  return { name: 'record_mood', args }
}

/** A check-in that is cleared. */
export type ClearedCheckIn = {
  readonly day: LocalDay
  /** The `at` of the check-in the person saw; earlier versions of the app did not say it. */
  readonly base?: string | null
}

/**
 * Deletes the check-in of a day, unless it is newer than the one the person saw; its sessions stay.
 * @throws RangeError for a day that is not in the calendar.
 */
export function clearMood({ day, base = null }: ClearedCheckIn): Call {
  return { name: 'clear_mood', args: { day: localDay(day), base } }
}

/** A session heard to its end, or a sit by the clock. */
export type CompletedSession = {
  readonly id: string
  /** The local day on which it began, and the instant, ISO 8601 in UTC. */
  readonly day: LocalDay
  readonly at: string
  /** The minute of the local day at which it began, 0 to 1439; `null` in rows that know only the day. */
  readonly minute: number | null
  /** How long it lasted, 1 to 1440; `null` when it is not known. */
  readonly minutes: number | null
  /** The name of its raga, `null` when it had none. */
  readonly raga: string | null
  /** The address of what was heard, from which it sounds the same again; `null` for anything else. */
  readonly heard: string | null
}

/**
 * Records a session, once: the same id a second time changes nothing.
 * @throws RangeError for a day that is not in the calendar.
 */
export function recordSession(session: CompletedSession): Call {
  const { id, day, minute, at, minutes, raga, heard } = session
  // A session that an earlier version left on this device says nothing of it.
  const args = { id, day: localDay(day), minute, at, minutes, raag: raga, heard: heard ?? null }
  return { name: 'record_session', args }
}

/** A session, an entry or both on a past day. */
export type BackdatedDay = {
  readonly day: LocalDay
  /** The ids of the rows to create; `null` for what was not ticked. */
  readonly sessionId: string | null
  readonly entryId: string | null
}

/**
 * Adds what was ticked to a past day. Its hour is not known, and a day takes one such session.
 * @throws RangeError for a day that is not in the calendar.
 */
export function addBackdated({ day, sessionId, entryId }: BackdatedDay): Call {
  const args = { day: localDay(day), session_id: sessionId, entry_id: entryId }
  return { name: 'add_backdated', args }
}

/**
 * Returns a mood that is about to be sent.
 * @throws RangeError for a value outside 1-5.
 */
export function checkedMood(mood: MoodValue): MoodValue {
  if (!isMoodValue(mood)) throw new RangeError('Invalid mood selection')
  return mood
}
