import * as z from 'zod/mini'
import type { DayCounts } from '~/domain/practice/day-counts.ts'
import { type Database, sql } from '~/lib/sql.ts'
import { dayShape, moodShape, parseManyRows } from './parse-rows.ts'

const count = z.int().check(z.minimum(0))
const countsShape = z.object({
  day: dayShape,
  sessions: count,
  checkIn: z.nullable(moodShape),
  entries: count,
  morningSessions: count,
  minutes: count,
})

/**
 * What every day of a person's practice held, oldest first; a day without rows is not among them.
 * A session is a morning one when it began before 09:00 where the person was; one whose length
 * nobody knows adds no minutes.
 */
export async function listPracticeDays(db: Database): Promise<DayCounts[]> {
  const rows = await db.read(sql`
    select
      local_date::text as day,
      coalesce(logs.sessions, 0) as sessions,
      logs.check_in as "checkIn",
      coalesce(written.entries, 0) as entries,
      coalesce(logs.morning_sessions, 0) as "morningSessions",
      coalesce(logs.minutes, 0) as minutes
    from (
      select
        local_date,
        (count(*) filter (where is_session))::int as sessions,
        (max(emotion) filter (where not is_session))::int as check_in,
        (count(*) filter (where is_session and local_minute < 540))::int as morning_sessions,
        coalesce(sum(minutes), 0)::int as minutes
      from public.mood_logs
      group by local_date
    ) as logs
    full join (
      select local_date, count(*)::int as entries
      from public.journal_entries
      group by local_date
    ) as written using (local_date)
    order by local_date`)
  return parseManyRows(countsShape, rows)
}
