import * as z from 'zod/mini'
import { MOOD_CATEGORIES, type MoodCategory } from '~/domain/mood.ts'
import { type Database, sql } from '~/lib/sql.ts'
import { parseRows } from './parse-rows.ts'

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
  const rows = await db.read(sql`
    select name, nullif(moodcategory, '') as "moodCategory"
    from public.raagtags
    order by name`)
  return parseRows(raagShape, rows)
}

/** The mood categories that some raga has, by name. */
export async function listMoodCategories(db: Database): Promise<MoodCategory[]> {
  const rows = await db.read(sql`
    select distinct moodcategory as category
    from public.raagtags
    where moodcategory <> ''
    order by moodcategory`)
  return parseRows(z.object({ category: categoryShape }), rows).map(({ category }) => category)
}
