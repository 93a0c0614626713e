import * as z from 'zod/mini'
import { parseReply } from '~/data/parse-reply.ts'
import { MOOD_CATEGORIES, type MoodCategory } from '~/domain/mood/mood.ts'
import { isPlayableUrl } from '~/domain/session/playable-url.ts'
import type { Recording } from '~/domain/session/recording.ts'

/** A raga as the library lists it. */
type ListedRaga = {
  readonly name: string
  readonly moodCategory: MoodCategory | null
}

/** The library: the same for everybody. */
export type Catalogue = {
  /** Another one as soon as anything in it is another. */
  readonly version: string
  /** Daily ones first. */
  readonly recordings: readonly Recording[]
  /** By name. */
  readonly ragas: readonly ListedRaga[]
  /** Those that some raga has, by name. */
  readonly moodCategories: readonly MoodCategory[]
}

/** A mood category as it is stored. */
export const categoryShape = z.literal(MOOD_CATEGORIES)

const ragaShape = z.object({ name: z.string(), moodCategory: z.nullable(categoryShape) })

/** A row of the library. Its category is that of its raga, else its own. */
const recordingShape = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  audioUrl: z.string(),
  dayNumber: z.nullable(z.int().check(z.positive())),
  raag: z.nullable(z.string()),
  moodCategory: z.nullable(categoryShape),
  minutes: z.nullable(z.int().check(z.positive(), z.maximum(180))),
})

const catalogueShape = z.object({
  version: z.string().check(z.minLength(1)),
  recordings: z.array(recordingShape),
  ragas: z.array(ragaShape),
})

/**
 * The library of a reply, or of what the device kept of one. A recording whose address may not be played
 * (`isPlayableUrl`) is left out, because anyone who gained access to the library may have added it.
 * @throws DataError `malformed` when it does not fit.
 */
export function catalogueOf(reply: unknown): Catalogue {
  const { version, recordings, ragas } = parseReply(catalogueShape, reply)
  const categories = new Set(ragas.map(({ moodCategory }) => moodCategory))
  return {
    version,
    recordings: recordings
      .filter(({ audioUrl }) => isPlayableUrl(audioUrl))
      .map(({ raag, ...recording }) => ({ ...recording, raga: raag })),
    ragas,
    moodCategories: MOOD_CATEGORIES.filter((category) => categories.has(category)),
  }
}
