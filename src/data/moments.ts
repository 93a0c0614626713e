import * as z from 'zod/mini'
import type { LocalDay } from '~/domain/local-day.ts'
import type { MoodValue } from '~/domain/mood.ts'
import { BACKDATED_CONTENT } from '~/domain/practice/backdated-day.ts'
import { type Database, sql } from '~/lib/sql.ts'
import { dayShape, minuteShape, moodShape, parseManyRows } from './parse-rows.ts'

/** Something of a person's practice, and when it was. */
export type Moment = {
  readonly kind: 'check-in' | 'session' | 'entry'
  readonly day: LocalDay
  /** The minute of that day, 0 to 1439; of a session when it began; `null` when only the day is known. */
  readonly minute: number | null
  /** A session has none, nor has an entry that was backdated: nobody said how that day felt. */
  readonly mood: MoodValue | null
  /** The raga of a session, `null` when nobody knows it. */
  readonly raga: string | null
  /** How long a session lasted; `null` when nobody knows. */
  readonly minutes: number | null
}

const momentShape = z.object({
  kind: z.literal(['check-in', 'session', 'entry']),
  day: dayShape,
  minute: minuteShape,
  mood: z.nullable(moodShape),
  raga: z.nullable(z.string()),
  minutes: z.nullable(z.int()),
})

/** Every check-in, session and entry of a person, or those of one day, in the order of the clock. */
export async function listMoments(db: Database, day: LocalDay | null = null): Promise<Moment[]> {
  const rows = await db.read(sql`
    select
      case when is_session then 'session' else 'check-in' end as kind,
      local_date::text as day, local_minute as minute,
      (case when is_session then null else emotion end)::int as mood,
      raag as raga, minutes
    from public.mood_logs
    where ${day}::date is null or local_date = ${day}::date
    union all
    select
      'entry', local_date::text, local_minute,
      case when content = ${BACKDATED_CONTENT} and local_minute is null then null else mood end,
      null, null
    from public.journal_entries
    where ${day}::date is null or local_date = ${day}::date
    order by day, minute nulls first`)
  return parseManyRows(momentShape, rows)
}
