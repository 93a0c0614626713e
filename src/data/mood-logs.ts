import * as z from 'zod/mini'
import type { LocalDay } from '~/domain/local-day.ts'
import { type MoodValue, moodOf } from '~/domain/mood.ts'
import { type Database, type Statement, sql } from '~/lib/sql.ts'
import { dayShape, minuteShape, moodShape, parseFirst } from './parse-rows.ts'

/** How a person said they felt on a day. A day has one at most. */
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

/** The check-in of a day, `null` when there is none. Sessions are no check-ins. */
export async function findCheckIn(db: Database, day: LocalDay): Promise<CheckIn | null> {
  const rows = await db.read(sql`
    select
      id,
      emotion::int as mood,
      local_date::text as day,
      local_minute as minute,
      to_char(timestamp at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
    from public.mood_logs
    where local_date = ${day} and not is_session
    order by timestamp desc
    limit 1`)
  return parseFirst(checkInShape, rows)
}

/**
 * Sets the check-in of a day, or changes it: a day has one row, and an older word never replaces a
 * newer one.
 */
export function recordMood(checkIn: CheckIn): Statement {
  const { id, mood, day, minute, at } = checkIn
  return sql`
    insert into public.mood_logs
      (id, emotion, emotion_label, local_date, local_minute, timestamp)
    values (${id}, ${String(mood)}, ${moodOf(mood).word}, ${day}, ${minute}, ${at})
    on conflict (user_id, local_date) where not is_session do update
    set emotion = excluded.emotion,
        emotion_label = excluded.emotion_label,
        local_minute = excluded.local_minute,
        timestamp = excluded.timestamp
    where mood_logs.timestamp <= excluded.timestamp`
}

/** Takes the check-in of a day away; its sessions stay. */
export function clearMood(day: LocalDay): Statement {
  return sql`delete from public.mood_logs where local_date = ${day} and not is_session`
}

/** A session heard to its end, or a sit by the clock. */
export type CompletedSession = {
  readonly id: string
  /** The local day on which it ended, and the instant, ISO 8601 in UTC. */
  readonly day: LocalDay
  readonly at: string
  /** The minute of the local day at which it began, 0 to 1439. */
  readonly minute: number
  /** How long it lasted, 1 to 1440; `null` when nobody knows. */
  readonly minutes: number | null
  /** The name of its raga, `null` when it had none. */
  readonly raag: string | null
}

/** Records a session of a day gone by, once; nobody says at what hour it was. */
export function recordBackdatedSession(id: string, day: LocalDay): Statement {
  return sql`
    insert into public.mood_logs (id, emotion, emotion_label, local_date, timestamp)
    values (${id}, 'session', 'Meditation Session', ${day}, ${`${day}T12:00:00Z`})
    on conflict (user_id, id) do nothing`
}

/** Records a session, once: the same id a second time changes nothing. */
export function recordSession(session: CompletedSession): Statement {
  const { id, day, minute, at, minutes, raag } = session
  return sql`
    insert into public.mood_logs
      (id, emotion, emotion_label, local_date, local_minute, timestamp, minutes, raag)
    values (
      ${id}, 'session_complete', 'Meditation Session Completed', ${day}, ${minute}, ${at},
      ${minutes}, ${raag}
    )
    on conflict (user_id, id) do nothing`
}
