import type { MoodValue } from '~/domain/mood/mood.ts'

/** The colour of a mood's face and word. */
export const MOOD_TONES: Readonly<Record<MoodValue, string>> = {
  1: 'text-mood-1',
  2: 'text-mood-2',
  3: 'text-mood-3',
  4: 'text-mood-4',
  5: 'text-mood-5',
}
