import type { MoodCategory } from '~/domain/mood/mood.ts'
import type { Recording } from '~/domain/session/recording.ts'
import { ragaNamed } from '~/raga/catalogue.ts'

/**
 * A search in the library. A raga has priority over a mood category, as in the list of recordings.
 */
export type LibraryWish = {
  readonly text: string
  readonly raga: string | null
  readonly moodCategory: MoodCategory | null
  /** Only the person's own. */
  readonly isYours?: boolean
}

export const ANYTHING: LibraryWish = { text: '', raga: null, moodCategory: null, isYours: false }

type Searched = Pick<Recording, 'title' | 'description' | 'raga' | 'moodCategory'>

/** The recordings of a raga, else of a mood category, else all of them. */
export function matchingRecordings<R extends Pick<Recording, 'raga' | 'moodCategory'>>(
  library: readonly R[],
  filter: { readonly raga: string | null; readonly moodCategory?: MoodCategory | null },
): readonly R[] {
  const { raga, moodCategory = null } = filter
  if (raga !== null) return library.filter((recording) => recording.raga === raga)
  if (moodCategory === null) return library
  return library.filter((recording) => recording.moodCategory === moodCategory)
}

/** True when the search leaves anything out. */
export function isNarrow({ text, raga, moodCategory, isYours = false }: LibraryWish): boolean {
  return plain(text) !== '' || raga !== null || moodCategory !== null || isYours
}

/**
 * The recordings of a raga, else of a mood category, that contain every word of the text in title,
 * description or the raga's name in any of its letters. Case and marks on Latin letters are ignored, so
 * that "Bhupali" finds "Bhūpālī".
 */
export function searchLibrary<R extends Searched>(
  library: readonly R[],
  wish: LibraryWish,
): readonly R[] {
  const words = plain(wish.text).split(' ')
  return matchingRecordings(library, wish).filter((recording) => {
    const { title, description, raga } = recording
    const known = ragaNamed(raga ?? '')
    const names = [raga, known?.devanagari, known?.iast].map((name) => name ?? '')
    const text = plain([title, description, ...names].join(' '))
    return words.every((word) => text.includes(word))
  })
}

// Devanagari keeps its marks, which are vowels; the joiners between its letters have no sound.
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u200c\u200d]/g, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
}
