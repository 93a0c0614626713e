import * as z from 'zod/mini'
import { parseReply } from '~/data/parse-reply.ts'
import { MOOD_CATEGORIES, type MoodCategory } from '~/domain/mood/mood.ts'
import { isPlayableUrl } from '~/domain/session/playable-url.ts'
import type { Recording } from '~/domain/session/recording.ts'
import type { Database } from '~/lib/call.ts'

/** A raga as the library lists it. */
export type ListedRaga = {
  readonly name: string
  readonly moodCategory: MoodCategory | null
}

/** A mood category as it is stored. */
export const categoryShape = z.literal(MOOD_CATEGORIES)

const ragaShape = z.object({ name: z.string(), moodCategory: z.nullable(categoryShape) })

/** All ragas by name. */
export async function listRagas(db: Database): Promise<ListedRaga[]> {
  return parseReply(z.array(ragaShape), await db.read({ name: 'ragas', args: {} }))
}

/** The mood categories that some raga has, by name. */
export async function listMoodCategories(db: Database): Promise<MoodCategory[]> {
  return parseReply(z.array(categoryShape), await db.read({ name: 'mood_categories', args: {} }))
}

/** A raga has priority over a mood category; with neither, everything is listed. */
export type RecordingFilter = { readonly raga?: string; readonly moodCategory?: string }

/** A row of the library. Its category is that of its raga, else its own. */
const rowShape = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  audioUrl: z.string(),
  dayNumber: z.nullable(z.int().check(z.positive())),
  raag: z.nullable(z.string()),
  moodCategory: z.nullable(categoryShape),
  minutes: z.nullable(z.int().check(z.positive(), z.maximum(180))),
})

/**
 * The recordings, daily ones first. One whose address may not be played (`isPlayableUrl`) is left
 * out, because anyone who gained access to the library may have added it.
 */
export async function listRecordings(db: Database, filter: RecordingFilter): Promise<Recording[]> {
  const { raga, moodCategory } = filter
  const args = {
    ...(raga !== undefined && { raag: raga }),
    ...(moodCategory !== undefined && { mood_category: moodCategory }),
  }
  const rows = parseReply(z.array(rowShape), await db.read({ name: 'sessions', args }))
  return rows
    .filter(({ audioUrl }) => isPlayableUrl(audioUrl))
    .map(({ raag, ...row }) => ({ ...row, raga: raag }))
}
