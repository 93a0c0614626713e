import { isSwaraLetter, type SwaraLetter } from '~/raga/swara.ts'

/** One note over three octaves: −1 is mandra (low), 0 madhya (middle), 1 taar (high). */
export type Note = { readonly swara: SwaraLetter; readonly octave: -1 | 0 | 1 }

/**
 * Reads a line of sargam such as `,N R G M D N S'`: a comma before a letter is the low octave,
 * an apostrophe after it the high one. A comma that ends a word only parts phrases.
 * Throws a `RangeError` that names the word it cannot read.
 */
export function parseNotes(line: string): readonly Note[] {
  return line
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => parseNote(word, line))
}

function parseNote(word: string, line: string): Note {
  const [, low, letter, high] = /^(,?)([A-Za-z])('?),?$/.exec(word) ?? []
  if (!letter || !isSwaraLetter(letter) || (low && high)) {
    throw new RangeError(`Cannot read "${word}" as a swara in "${line}"`)
  }
  if (low) return { swara: letter, octave: -1 }
  return { swara: letter, octave: high ? 1 : 0 }
}
