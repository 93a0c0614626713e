import { isSwaraLetter, type Swara, type SwaraLetter, swaraOf } from '~/raga/model/swara.ts'

/** One note over three octaves: −1 is mandra (low), 0 madhya (middle), 1 taar (high). */
export type Note = { readonly swara: SwaraLetter; readonly octave: -1 | 0 | 1 }

/** A note in a phrase: its length, and how the voice reaches it. */
export type PhraseNote = {
  readonly note: Note
  /** In beats of the slow pulse, which the composer makes about a second long. */
  readonly units: number
  /** The grace notes before it: one is a kan, several are a murki. */
  readonly graces: readonly Note[]
  /** Reached by a glide from the note before, without a new breath or stroke. */
  readonly meend: boolean
  /** With a swing, if the raga swings this swara. */
  readonly andolan: boolean
}

export type Phrase = { readonly text: string; readonly notes: readonly PhraseNote[] }

/**
 * Reads a line of sargam such as `,N R G M D N S'`: a comma before a letter means the low octave,
 * an apostrophe after it the high one. A comma at the end of a word only separates phrases.
 * @throws RangeError naming the word it cannot read
 */
export function parseNotes(line: string): readonly Note[] {
  return words(line).map((word) => parseNote(word.replace(/,$/, ''), word, line))
}

/**
 * Reads a phrase such as `(P)M:1.5 (MGR)G:3 /r:2~ S:6`; a comma at the end of a word only separates
 * phrases. Each word is a note as in `parseNotes`, with any of: grace notes in brackets before it,
 * `/` for a glide (meend) into it, `:1.5` for its length in units (default 1), `~` for andolan.
 * @throws RangeError naming the word it cannot read
 */
export function parsePhrase(text: string): Phrase {
  const notes = words(text).map((word) => parsePhraseNote(word, text))
  if (notes.length === 0) throw new RangeError('A phrase needs a note')
  return { text, notes }
}

const PHRASE_WORD = /^(?:\(((?:,?[A-Za-z]'?)+)\))?(\/?)(,?[A-Za-z]'?)(?::(\d+(?:\.\d+)?))?(~?),?$/

function parsePhraseNote(word: string, text: string): PhraseNote {
  const [, graces = '', slash, note, units, swung] = PHRASE_WORD.exec(word) ?? []
  const length = Number(units ?? 1)
  if (note === undefined || !(length > 0)) throw unreadable(word, text)
  return {
    note: parseNote(note, word, text),
    units: length,
    graces: (graces.match(/,?[A-Za-z]'?/g) ?? []).map((grace) => parseNote(grace, word, text)),
    meend: slash === '/',
    andolan: swung === '~',
  }
}

function words(line: string): string[] {
  return line.split(/\s+/).filter((word) => word !== '')
}

function parseNote(text: string, word: string, line: string): Note {
  const [, low, letter, high] = /^(,?)([A-Za-z])('?)$/.exec(text) ?? []
  if (!letter || !isSwaraLetter(letter) || (low && high)) throw unreadable(word, line)
  if (low) return { swara: letter, octave: -1 }
  return { swara: letter, octave: high ? 1 : 0 }
}

function unreadable(word: string, line: string): RangeError {
  return new RangeError(`Cannot read "${word}" as a swara in "${line}"`)
}

/** A note as sargam writes it and as a screen reader says it. */
export type SargamNote = {
  readonly latin: Swara['latin']
  /** With the line below (komal) or above (tivra) of Bhatkhande's notation. */
  readonly devanagari: string
  readonly iast: string
  readonly quality: Swara['quality']
  readonly octave: Note['octave']
  /** In words: "komal Re, low". */
  readonly spoken: string
}

const OCTAVES = { '-1': ', low', '0': '', '1': ', high' } as const

/** How sargam writes a note, in both scripts (Bhatkhande's signs), and the words for it. */
export function sargamOf({ swara, octave }: Note): SargamNote {
  const { latin, devanagari, iast, quality } = swaraOf(swara)
  const isPlain = quality === 'achal' || quality === 'shuddha'
  const name = isPlain ? latin : `${quality} ${latin}`
  return { latin, devanagari, iast, quality, octave, spoken: `${name}${OCTAVES[`${octave}`]}` }
}
