import * as z from 'zod/mini'
import { MOOD_CATEGORIES, type MoodCategory } from '~/domain/mood.ts'
import type { Database } from '~/lib/call.ts'
import { parseReply } from './parse-reply.ts'

/** A raga as the library of sessions knows it. */
export type Raag = {
  readonly name: string
  readonly moodCategory: MoodCategory | null
}

/** A mood category as it is stored. */
export const categoryShape = z.literal(MOOD_CATEGORIES)

const raagShape = z.object({ name: z.string(), moodCategory: z.nullable(categoryShape) })

/** All ragas by name. */
export async function listRaags(db: Database): Promise<Raag[]> {
  return parseReply(z.array(raagShape), await db.read({ name: 'ragas', args: {} }))
}

/** The mood categories that some raga has, by name. */
export async function listMoodCategories(db: Database): Promise<MoodCategory[]> {
  return parseReply(z.array(categoryShape), await db.read({ name: 'mood_categories', args: {} }))
}
