/** The five points of the mood scale. */
export type MoodValue = 1 | 2 | 3 | 4 | 5

export type MoodCategory = 'Karuna' | 'Shantha' | 'Shringara'

export type Mood = {
  readonly value: MoodValue
  /** The word stored as `emotion_label`. */
  readonly word: string
  readonly emoji: string
  readonly description: string
  /** The theme token of its colour; the word is always shown with it. */
  readonly tone: `mood-${MoodValue}`
}

export const MOODS: readonly Mood[] = [
  { value: 1, word: 'Very Sad', emoji: '😢', description: 'Heavy and low', tone: 'mood-1' },
  { value: 2, word: 'Sad', emoji: '🙁', description: 'A little down', tone: 'mood-2' },
  { value: 3, word: 'Neutral', emoji: '😐', description: 'Neither up nor down', tone: 'mood-3' },
  { value: 4, word: 'Happy', emoji: '🙂', description: 'Light and open', tone: 'mood-4' },
  { value: 5, word: 'Very Happy', emoji: '😄', description: 'Bright and full', tone: 'mood-5' },
]

export const MOOD_CATEGORIES: readonly MoodCategory[] = ['Karuna', 'Shantha', 'Shringara']

/** True for a whole number from 1 to 5, the only values a mood may have. */
export function isMoodValue(value: unknown): value is MoodValue {
  return MOODS.some((mood) => mood.value === value)
}

/**
 * Returns a mood that is about to be sent.
 * @throws RangeError for a value outside 1-5.
 */
export function checkedMood(mood: MoodValue): MoodValue {
  if (!isMoodValue(mood)) throw new RangeError('Invalid mood selection')
  return mood
}

/** The mood of a value. */
export function moodOf(value: MoodValue): Mood {
  const mood = MOODS[value - 1]
  if (!mood) throw new RangeError(`Not a mood: ${value}`)
  return mood
}

/** The mood category that suits a mood: 1–2 Karuna, 3 Shantha, 4–5 Shringara. */
export function moodCategoryOf(value: MoodValue): MoodCategory {
  if (value <= 2) return 'Karuna'
  return value === 3 ? 'Shantha' : 'Shringara'
}
