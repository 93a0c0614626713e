import * as z from 'zod/mini'
import type { LocalDay } from '~/domain/local-day.ts'
import { type Database, type Statement, sql } from '~/lib/sql.ts'
import { dayShape, parseRows } from './parse-rows.ts'

const restDayShape = z.object({ day: dayShape })

/** The days a person has set aside for rest, oldest first. */
export async function listRestDays(db: Database): Promise<LocalDay[]> {
  const rows = await db.read(sql`
    select local_date::text as day from public.rest_days order by local_date`)
  return parseRows(restDayShape, rows).map(({ day }) => day)
}

/** Sets a day aside, once. */
export function addRestDay(day: LocalDay): Statement {
  return sql`
    insert into public.rest_days (local_date) values (${day})
    on conflict (user_id, local_date) do nothing`
}

/** Makes it a day like any other. */
export function removeRestDay(day: LocalDay): Statement {
  return sql`delete from public.rest_days where local_date = ${day}`
}
