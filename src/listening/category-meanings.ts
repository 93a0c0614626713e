import type { MoodCategory } from '~/domain/mood/mood.ts'

/** What each category is, in plain words: Karuna is the mood of tenderness. */
export const CATEGORY_MEANINGS: Readonly<Record<MoodCategory, string>> = {
  Karuna: 'tenderness',
  Shantha: 'peace',
  Shringara: 'delight',
}
