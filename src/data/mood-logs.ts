import * as z from 'zod/mini'
import type { LocalDay } from '~/domain/local-day.ts'
import { type MoodValue, moodOf } from '~/domain/mood.ts'
import { type Database, type Statement, sql } from '~/lib/sql.ts'
import { dayShape, moodShape, parseFirst } from './parse-rows.ts'

/** How a person said they felt on a day. A day has one at most. */
export type CheckIn = {
  readonly id: string
  readonly mood: MoodValue
  readonly day: LocalDay
  /** The instant it was last set, ISO 8601 in UTC. */
  readonly at: string
}

const checkInShape = z.object({
  id: z.uuid(),
  mood: moodShape,
  day: dayShape,
  at: z.iso.datetime(),
})

/** The check-in of a day, `null` when there is none. Sessions are no check-ins. */
export async function findCheckIn(db: Database, day: LocalDay): Promise<CheckIn | null> {
  const rows = await db.read(sql`
    select
      id,
      emotion::int as mood,
      local_date::text as day,
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
export function recordMood(id: string, mood: MoodValue, day: LocalDay, at: string): Statement {
  return sql`
    insert into public.mood_logs (id, emotion, emotion_label, local_date, timestamp)
    values (${id}, ${String(mood)}, ${moodOf(mood).word}, ${day}, ${at})
    on conflict (user_id, local_date) where not is_session do update
    set emotion = excluded.emotion,
        emotion_label = excluded.emotion_label,
        timestamp = excluded.timestamp
    where mood_logs.timestamp <= excluded.timestamp`
}

/** Takes the check-in of a day away; its sessions stay. */
export function clearMood(day: LocalDay): Statement {
  return sql`delete from public.mood_logs where local_date = ${day} and not is_session`
}

/** Records a session heard to its end. */
export function recordSession(id: string, day: LocalDay, at: string): Statement {
  return sql`
    insert into public.mood_logs (id, emotion, emotion_label, local_date, timestamp)
    values (${id}, 'session_complete', 'Meditation Session Completed', ${day}, ${at})
    on conflict (user_id, id) do nothing`
}
