import { isMoodValue, MOODS, type MoodValue } from '~/domain/mood/mood.ts'

export type MoodTheme = {
  readonly name: MoodThemeName
  /** A sentence to keep in mind while the music plays. */
  readonly affirmation: string
  readonly title: string
  readonly description: string
  /** A line for the end of the session. */
  readonly quote: string
}

const THEMES: Readonly<Record<MoodThemeName, MoodTheme>> = {
  calm: {
    name: 'calm',
    affirmation: 'I am here, and here is enough.',
    title: 'Resting in Stillness',
    description: 'A slow opening to keep the quiet you already have.',
    quote: 'Stillness is not empty. It is where the next note is heard.',
  },
  joyful: {
    name: 'joyful',
    affirmation: 'I let this gladness be simple.',
    title: 'Joy Without Hurry',
    description: 'A bright raga, taken slowly, so that gladness has time to settle.',
    quote: 'Joy that is not hurried stays the longest.',
  },
  sad: {
    name: 'sad',
    affirmation: 'I can be heavy and still be held.',
    title: 'A Gentle Company',
    description: 'A raga that starts near sorrow and does not ask it to leave.',
    quote: 'You sat with what is hard. That is the practice.',
  },
  angry: {
    name: 'angry',
    affirmation: 'I can feel the heat and choose the breath.',
    title: 'Cooling the Fire',
    description: 'Long, even notes to breathe beside while the heat goes down.',
    quote: 'A drone holds every note and is shaken by none.',
  },
  anxious: {
    name: 'anxious',
    affirmation: 'One breath, one note; nothing else is due.',
    title: 'Coming to Ground',
    description: 'A steady drone to come back to, as often as you wander.',
    quote: 'However far the melody goes, Sa is where it was.',
  },
  grateful: {
    name: 'grateful',
    affirmation: 'I notice what I have been given.',
    title: 'A Full Heart',
    description: 'A warm raga for counting what is good without counting it.',
    quote: 'What is noticed with thanks is kept.',
  },
  excited: {
    name: 'excited',
    affirmation: 'I am bright, and I have time.',
    title: 'Bright and Steady',
    description: 'A raga to carry a full day, one unhurried phrase at a time.',
    quote: 'The brightest note is the one that was waited for.',
  },
}

/**
 * The theme of a session for a mood as `saidMood` reads it. An unknown mood is calm, and no mood at
 * all is calm with the title Loving Kindness.
 */
export function moodTheme(mood: unknown): MoodTheme {
  if (mood === null || mood === undefined) return { ...THEMES.calm, title: 'Loving Kindness' }
  return THEMES[saidMood(mood)?.theme ?? 'calm']
}

/** The seven themes a session can have. */
type MoodThemeName = 'calm' | 'joyful' | 'sad' | 'angry' | 'anxious' | 'grateful' | 'excited'

/** A mood given as a number, a digit or a word: its point on the scale, and its theme. */
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
  // The journal's words that are not on the scale, and the names of themes.
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
 * Reads a mood from outside: a point of the scale as its number, its digit or its word, one of the
 * nine journal words, or a theme's name, in any case. Returns `undefined` for anything else.
 */
export function saidMood(mood: unknown): SaidMood | undefined {
  const word = isMoodValue(mood) ? String(mood) : mood
  return typeof word === 'string' ? OF_WORD.get(word.trim().toLowerCase()) : undefined
}
