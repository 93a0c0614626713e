import type { MoodCategory, MoodValue } from '~/domain/mood.ts'

/** What narrows the choice of a session when no mood is set. A raga and a category exclude each other. */
export type Filter = {
  readonly mood: MoodValue | null
  readonly raag: string | null
  readonly moodCategory: MoodCategory | null
}

export const ANY: Filter = { mood: null, raag: null, moodCategory: null }

export function isFiltering({ mood, raag, moodCategory }: Filter): boolean {
  return mood !== null || raag !== null || moodCategory !== null
}
