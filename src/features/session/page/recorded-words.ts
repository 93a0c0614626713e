import { type MoodValue, moodOf } from '~/domain/mood/mood.ts'

/** What became of the mood that led here; the badge of a session shows the mood itself. */
export const RECORDED = ['stored', 'kept'] as const

export type Recorded = (typeof RECORDED)[number]

/** "Mood recorded. You're feeling Happy today." */
export function recordedWords(mood: MoodValue): string {
  return `Mood recorded. You're feeling ${moodOf(mood).word} today.`
}
