import * as z from 'zod/mini'
import type { MoodCategory } from '~/domain/mood.ts'
import { type Database, sql } from '~/lib/sql.ts'
import { parseRows } from './parse-rows.ts'
import { categoryShape } from './raagtags.ts'

/** A session that can be heard. */
export type Audio = {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly audioUrl: string
  /** Its place among the daily sessions; `null` when it is not one of them. */
  readonly dayNumber: number | null
  readonly raag: string | null
  /** The category of its raga, else its own. */
  readonly moodCategory: MoodCategory | null
  readonly minutes: number
}

/** A raga counts before a mood category; with neither, everything is listed. */
export type AudioFilter = { readonly raag?: string; readonly moodCategory?: string }

const audioShape = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  audioUrl: z.string(),
  dayNumber: z.nullable(z.int()),
  raag: z.nullable(z.string()),
  moodCategory: z.nullable(categoryShape),
  minutes: z.int().check(z.positive()),
})

/** The sessions, daily ones first. */
export async function listAudios(db: Database, filter: AudioFilter): Promise<Audio[]> {
  const raag = filter.raag ?? null
  const category = raag === null ? (filter.moodCategory ?? null) : null
  const rows = await db.read(sql`
    select
      audio.id, audio.title, audio.description, audio.audio_url as "audioUrl",
      audio.day_number as "dayNumber", audio.raag,
      coalesce(nullif(tag.moodcategory, ''), nullif(audio.moodcategory, '')) as "moodCategory",
      audio.minutes
    from public.daily_audios as audio
    left join public.raagtags as tag on tag.name = audio.raag
    where (${raag}::text is null or audio.raag = ${raag}::text)
      and (${category}::text is null or tag.moodcategory = ${category}::text)
    order by audio.day_number nulls last, audio.title, audio.id`)
  return parseRows(audioShape, rows)
}
