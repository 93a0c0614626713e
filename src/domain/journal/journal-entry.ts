import { isMoodValue, type MoodValue } from '~/domain/mood/mood.ts'
import { storableText } from '~/lib/storable-text.ts'

/** The longest entry the database accepts, in code points, as PostgreSQL counts characters. */
export const LONGEST_ENTRY = 20_000

// White space that `trim` keeps, and invisible characters, which the database also counts as blank.
// They stay in an entry, even at its ends, because joiners shape Indian scripts.
const NOTHING_VISIBLE = /^[\s\u0085\u180e\u200b-\u200d\u2060]*$/u
const LOW_SURROGATES = /[\udc00-\udfff]/g

/** The text as it is stored, without white space at its ends. */
export function entryContent(text: string): string {
  return storableText(text).trim()
}

/** The number of characters that are stored, in code points. */
export function entryLength(text: string): number {
  const content = entryContent(text)
  return content.length - (content.match(LOW_SURROGATES)?.length ?? 0)
}

/** True when the text has no visible character. */
export function isBlankEntry(text: string): boolean {
  return NOTHING_VISIBLE.test(entryContent(text))
}

export type EntryCheck =
  | { readonly status: 'ready'; readonly content: string; readonly mood: MoodValue }
  /** The text is blank, or the mood is missing or not on the scale. */
  | { readonly status: 'incomplete'; readonly missing: 'text' | 'mood' }
  /** `length` is in code points. */
  | { readonly status: 'too-long'; readonly length: number }

/** Whether text and mood can be saved as an entry. */
export function checkEntry(text: string, mood: unknown): EntryCheck {
  const length = entryLength(text)
  if (length > LONGEST_ENTRY) return { status: 'too-long', length }
  if (isBlankEntry(text)) return { status: 'incomplete', missing: 'text' }
  if (!isMoodValue(mood)) return { status: 'incomplete', missing: 'mood' }
  return { status: 'ready', content: entryContent(text), mood }
}

/** Questions for after a session (one of five). */
export const REFLECTION_PROMPTS = [
  'What stayed with you when the last note had gone?',
  'Where in your body do you feel quieter than before?',
  'What came up while you listened, and what did you do with it?',
  'What would you like to carry from these minutes into the day?',
  'What are you ready to leave here?',
] as const

export type ReflectionPrompt = (typeof REFLECTION_PROMPTS)[number]

/** The prompt for a random number from 0 up to, but not including, 1. */
export function reflectionPrompt(random: number): ReflectionPrompt {
  const index = Math.floor(random * REFLECTION_PROMPTS.length)
  return REFLECTION_PROMPTS[index] ?? REFLECTION_PROMPTS[0]
}
