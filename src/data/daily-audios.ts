import * as z from 'zod/mini'
import { parseReply } from '~/data/parse-reply.ts'
import { MOOD_CATEGORIES, type MoodCategory } from '~/domain/mood/mood.ts'
import { isPlayableUrl } from '~/domain/session/playable-url.ts'
import type { Database } from '~/lib/call.ts'

/** A raga as the library of sessions lists it. */
export type Raag = {
  readonly name: string
  readonly moodCategory: MoodCategory | null
}

/** A mood category as it is stored. */
const categoryShape = z.literal(MOOD_CATEGORIES)

const raagShape = z.object({ name: z.string(), moodCategory: z.nullable(categoryShape) })

/** All ragas by name. */
export async function listRaags(db: Database): Promise<Raag[]> {
  return parseReply(z.array(raagShape), await db.read({ name: 'ragas', args: {} }))
}

/** The mood categories that some raga has, by name. */
export async function listMoodCategories(db: Database): Promise<MoodCategory[]> {
  return parseReply(z.array(categoryShape), await db.read({ name: 'mood_categories', args: {} }))
}

/** A session that can be played. */
export type Audio = {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly audioUrl: string
  /** Its number among the daily sessions; `null` when it is not one of them. */
  readonly dayNumber: number | null
  readonly raag: string | null
  /** The category of its raga, else its own. */
  readonly moodCategory: MoodCategory | null
  readonly minutes: number
}

/** A raga has priority over a mood category; with neither, everything is listed. */
export type AudioFilter = { readonly raag?: string; readonly moodCategory?: string }

const sessionShape = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  audioUrl: z.string(),
  dayNumber: z.nullable(z.int()),
  raag: z.nullable(z.string()),
  moodCategory: z.nullable(categoryShape),
  minutes: z.int().check(z.positive()),
})

/**
 * The sessions, daily ones first. One whose address may not be played (`isPlayableUrl`) is left
 * out, because anyone who gained access to the library may have added it.
 */
export async function listAudios(db: Database, filter: AudioFilter): Promise<Audio[]> {
  const { raag, moodCategory } = filter
  const args = {
    ...(raag !== undefined && { raag }),
    ...(moodCategory !== undefined && { mood_category: moodCategory }),
  }
  const sessions = parseReply(z.array(sessionShape), await db.read({ name: 'sessions', args }))
  return sessions.filter(({ audioUrl }) => isPlayableUrl(audioUrl))
}
