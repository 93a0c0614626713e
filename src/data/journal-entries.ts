import * as z from 'zod/mini'
import type { LocalDay } from '~/domain/local-day.ts'
import type { MoodValue } from '~/domain/mood.ts'
import { BACKDATED_CONTENT } from '~/domain/practice/backdated-day.ts'
import { type Database, type Statement, sql } from '~/lib/sql.ts'
import { dayShape, minuteShape, moodShape, parseRows } from './parse-rows.ts'

/** A reflection in the journal. */
export type Entry = {
  readonly id: string
  readonly content: string
  readonly mood: MoodValue
  readonly day: LocalDay
  /** The minute of that day, 0 to 1439; `null` in rows that know only the day. */
  readonly minute: number | null
  /** Instants, ISO 8601 in UTC. */
  readonly createdAt: string
  readonly updatedAt: string
}

const entryShape = z.object({
  id: z.uuid(),
  content: z.string(),
  mood: moodShape,
  day: dayShape,
  minute: minuteShape,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})

const RECENT = 10

/** The newest entries, newest first; ten of them unless told (specification §9). */
export async function listRecentEntries(db: Database, limit: number = RECENT): Promise<Entry[]> {
  const rows = await db.read(sql`
    select
      id,
      content,
      mood,
      local_date::text as day,
      local_minute as minute,
      to_char(date_created at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
      to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt"
    from public.journal_entries
    order by date_created desc, id desc
    limit ${limit}`)
  return parseRows(entryShape, rows)
}

/** Adds an entry, once: the same id a second time changes nothing. */
export function insertEntry(entry: {
  readonly id: string
  readonly content: string
  readonly mood: MoodValue
  readonly day: LocalDay
  readonly minute: number | null
  readonly at: string
}): Statement {
  return sql`
    insert into public.journal_entries
      (id, content, mood, date_created, local_date, local_minute, updated_at)
    values (
      ${entry.id}, ${entry.content}, ${entry.mood}, ${entry.at}, ${entry.day}, ${entry.minute},
      ${entry.at}
    )
    on conflict (user_id, id) do nothing`
}

/** Adds the entry of a day gone by, once, with the words and the mood such an entry has. */
export function insertBackdatedEntry(id: string, day: LocalDay): Statement {
  return insertEntry({
    id,
    content: BACKDATED_CONTENT,
    mood: 3,
    day,
    minute: null,
    at: `${day}T12:00:00.000Z`,
  })
}

/** Changes an entry, unless it holds a newer change already. */
export function updateEntry(entry: {
  readonly id: string
  readonly content: string
  readonly mood: MoodValue
  readonly at: string
}): Statement {
  return sql`
    update public.journal_entries
    set content = ${entry.content}, mood = ${entry.mood}, updated_at = ${entry.at}
    where id = ${entry.id} and updated_at <= ${entry.at}`
}

/** Takes an entry away. */
export function deleteEntry(id: string): Statement {
  return sql`delete from public.journal_entries where id = ${id}`
}
