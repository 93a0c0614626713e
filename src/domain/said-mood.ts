import { isMoodValue, MOODS, type MoodValue } from '~/domain/mood.ts'

/** The seven themes a session can have (specification §3). */
export type MoodThemeName = 'calm' | 'joyful' | 'sad' | 'angry' | 'anxious' | 'grateful' | 'excited'

/** A mood that came as a number, a digit or a word: its point of the scale, and its theme. */
export type SaidMood = { readonly value: MoodValue; readonly theme: MoodThemeName }

const THEME_OF_VALUE: Readonly<Record<MoodValue, MoodThemeName>> = {
  1: 'sad',
  2: 'sad',
  3: 'calm',
  4: 'joyful',
  5: 'excited',
}

const ofValue = (value: MoodValue): SaidMood => ({ value, theme: THEME_OF_VALUE[value] })

const OF_WORD: ReadonlyMap<string, SaidMood> = new Map([
  ...MOODS.flatMap(({ value, word }): [string, SaidMood][] => [
    [String(value), ofValue(value)],
    [word.toLowerCase(), ofValue(value)],
  ]),
  // The journal's words that are not on the scale, and the names of themes (specification §3).
  ['angry', { value: 2, theme: 'angry' }],
  ['anxious', { value: 2, theme: 'anxious' }],
  ['calm', { value: 3, theme: 'calm' }],
  ['relaxed', { value: 3, theme: 'calm' }],
  ['joyful', { value: 4, theme: 'joyful' }],
  ['grateful', { value: 4, theme: 'grateful' }],
  ['loved', { value: 4, theme: 'grateful' }],
  ['excited', { value: 5, theme: 'excited' }],
])

/**
 * Reads a mood that anybody may have written: a point of the scale as its number, its digit or its
 * word, one of the nine journal words, or a theme's name, in capitals or not. Returns `undefined`
 * for anything else.
 */
export function saidMood(mood: unknown): SaidMood | undefined {
  const word = isMoodValue(mood) ? String(mood) : mood
  return typeof word === 'string' ? OF_WORD.get(word.trim().toLowerCase()) : undefined
}
