import * as z from 'zod/mini'
import { type Database, type Statement, sql } from '~/lib/sql.ts'
import { parseRows } from './parse-rows.ts'

const celebrationShape = z.object({ achievement: z.string() })

/** The ids of the achievements a person has seen celebrated. */
export async function listCelebrations(db: Database): Promise<string[]> {
  const rows = await db.read(sql`
    select achievement from public.celebrations order by achievement`)
  return parseRows(celebrationShape, rows).map(({ achievement }) => achievement)
}

/** Remembers that an achievement was celebrated; `at` is the instant, ISO 8601. */
export function addCelebration(achievement: string, at: string): Statement {
  return sql`
    insert into public.celebrations (achievement, celebrated_at) values (${achievement}, ${at})
    on conflict (user_id, achievement) do nothing`
}
