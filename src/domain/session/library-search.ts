import type { MoodCategory } from '~/domain/mood/mood.ts'
import { matchingSessions } from '~/domain/session/choose-session.ts'
import type { Session } from '~/domain/session/session.ts'
import { ragaNamed } from '~/raga/catalogue.ts'

/**
 * A search in the library. A raga has priority over a mood category, as in the list of sessions.
 */
export type LibraryWish = {
  readonly text: string
  readonly raag: string | null
  readonly moodCategory: MoodCategory | null
}

export const ANYTHING: LibraryWish = { text: '', raag: null, moodCategory: null }

type Searched = Pick<Session, 'title' | 'description' | 'raag' | 'moodCategory'>

/** True when the search leaves anything out. */
export function isNarrow({ text, raag, moodCategory }: LibraryWish): boolean {
  return plain(text) !== '' || raag !== null || moodCategory !== null
}

/**
 * The sessions of a raga, else of a mood category, that contain every word of the text in title,
 * description or the raga's name in either script. Case and marks on Latin letters are ignored, so
 * that "Bhupali" finds "Bhūpālī".
 */
export function searchLibrary<S extends Searched>(
  library: readonly S[],
  wish: LibraryWish,
): readonly S[] {
  const words = plain(wish.text).split(' ')
  return matchingSessions(library, wish).filter((session) => {
    const text = plain(
      [
        session.title,
        session.description,
        session.raag ?? '',
        ragaNamed(session.raag ?? '')?.devanagari ?? '',
      ].join(' '),
    )
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
