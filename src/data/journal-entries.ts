import * as z from 'zod/mini'
import { dayShape, minuteShape, moodShape, parseReply } from '~/data/parse-reply.ts'
import type { LocalDay } from '~/domain/day/local-day.ts'
import type { MoodValue } from '~/domain/mood/mood.ts'
import type { Call, Database } from '~/lib/call.ts'

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

/** The newest entries, newest first: ten by default. */
export async function listRecentEntries(db: Database, limit?: number): Promise<Entry[]> {
  const args = limit === undefined ? {} : { most: limit }
  return parseReply(z.array(entryShape), await db.read({ name: 'recent_entries', args }))
}

/** Adds an entry, once: the same id a second time changes nothing. `at` is when it was written. */
export function saveEntry(entry: {
  readonly id: string
  readonly content: string
  readonly mood: MoodValue
  readonly day: LocalDay
  readonly minute: number | null
  readonly at: string
}): Call {
  const { id, content, mood, day, minute, at } = entry
  return { name: 'save_entry', args: { id, content: content.trim(), mood, day, minute, at } }
}

/** Changes an entry, unless it has changed since `base`, its `updatedAt` when it was read. */
export function editEntry(entry: {
  readonly id: string
  readonly content: string
  readonly mood: MoodValue
  readonly at: string
  readonly base: string
}): Call {
  const { id, content, mood, at, base } = entry
  return { name: 'edit_entry', args: { id, content: content.trim(), mood, at, base } }
}

/** Deletes an entry. */
export function deleteEntry(id: string): Call {
  return { name: 'delete_entry', args: { id } }
}
