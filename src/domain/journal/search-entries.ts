import type { LocalDay } from '~/domain/day/local-day.ts'
import type { MoodValue } from '~/domain/mood/mood.ts'

/** What is looked for in the journal; `null` and the empty text leave nothing out. */
export type EntryWish = {
  readonly text: string
  readonly mood: MoodValue | null
  /** The raga of the session after which an entry was written. */
  readonly raga: string | null
  /** The first and the last day, both included. */
  readonly from: LocalDay | null
  readonly to: LocalDay | null
  readonly isStarred: boolean
}

export const ANY_ENTRY: EntryWish = {
  text: '',
  mood: null,
  raga: null,
  from: null,
  to: null,
  isStarred: false,
}

type Searched = {
  readonly content: string
  readonly mood: MoodValue
  readonly day: LocalDay
  readonly isStarred: boolean
  readonly session: { readonly raga: string | null } | null
}

/** An entry with its text as it is searched. */
export type FoldedEntry<E> = { readonly entry: E; readonly folded: string }

/** A part of a text, in UTF-16 code units; `to` is the first that no longer belongs to it. */
export type Place = { readonly from: number; readonly to: number }

// Accents of Latin, Greek and Cyrillic letters. The signs of Indian scripts are vowels, and stay.
const ACCENTS = /[\u0300-\u036f]/g
// Soft hyphens, joiners, marks of direction and the selectors of emoji have neither sound nor ink.
const UNSEEN = /[\ufe00-\ufe0f\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g
const QUOTES = /[\u2018\u2019\u201b\u02bc\u201c\u201d\u201e]/g
// Letters whose stroke is no accent that Unicode takes apart.
const STRUCK = /[øđłħŧæœς]/g
const PLAIN: Readonly<Record<string, string>> = {
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ħ: 'h',
  ŧ: 't',
  æ: 'ae',
  œ: 'oe',
  ς: 'σ',
}
const IS_ASCII = /^[\0-\x7f]*$/

/**
 * A text as it is searched: without case, accents, joiners and the kinds of quotation marks, so that
 * "Bhupali" is in "Bhūpālī". What Unicode holds to be the same letters becomes the same.
 */
export function foldText(text: string): string {
  if (IS_ASCII.test(text)) return text.toLowerCase()
  return (
    text
      .normalize('NFKD')
      .replace(ACCENTS, '')
      .replace(UNSEEN, '')
      // First up, so that "ß" is "ss".
      .toUpperCase()
      .toLowerCase()
      .normalize('NFKD')
      .replace(ACCENTS, '')
      .replace(STRUCK, (letter) => PLAIN[letter] ?? letter)
      .replace(QUOTES, (quote) => (quote < '\u201c' ? "'" : '"'))
  )
}

/** The words of a search, folded, each once; none when it has nothing to be seen. */
export function wordsOf(text: string): readonly string[] {
  return [...new Set(foldText(text).split(/\s+/))].filter((word) => word !== '')
}

/** Entries with their texts folded, for as many searches as follow. */
export function foldEntries<E extends { readonly content: string }>(
  entries: readonly E[],
): readonly FoldedEntry<E>[] {
  return entries.map((entry) => ({ entry, folded: foldText(entry.content) }))
}

/** True when a search leaves anything out. */
export function isNarrowed({ text, mood, raga, from, to, isStarred }: EntryWish): boolean {
  const isOfDays = from !== null || to !== null
  return wordsOf(text).length > 0 || mood !== null || raga !== null || isOfDays || isStarred
}

/**
 * The entries that have every word of the search, each anywhere and also within a longer word, and
 * fit all else that is asked; in the order in which they came.
 */
export function searchEntries<E extends Searched>(
  entries: readonly FoldedEntry<E>[],
  wish: EntryWish,
): readonly E[] {
  const words = wordsOf(wish.text)
  const found: E[] = []
  for (const { entry, folded } of entries) {
    if (fits(entry, wish) && words.every((word) => folded.includes(word))) found.push(entry)
  }
  return found
}

function fits({ mood, day, isStarred, session }: Searched, wish: EntryWish): boolean {
  if (wish.isStarred && !isStarred) return false
  if (wish.mood !== null && mood !== wish.mood) return false
  if (wish.raga !== null && session?.raga !== wish.raga) return false
  return (wish.from === null || day >= wish.from) && (wish.to === null || day <= wish.to)
}

/** The ragas after which entries were written, in the order of their names. */
export function ragasOfEntries(entries: readonly Pick<Searched, 'session'>[]): readonly string[] {
  const names = new Set(entries.flatMap(({ session }) => session?.raga ?? []))
  return [...names].sort((one, other) => one.localeCompare(other))
}

// Between blanks; no word of a search goes across one. JavaScript counts U+FEFF, which is not seen.
const RUNS = /(?:\S|\ufeff)+/g
// A letter with its signs: no accent is folded apart from what it stands on.
const LETTERS = /\P{M}\p{M}*|\p{M}+/gu

/**
 * Where the words of a search stand in a text as it was written, in order and without overlap; whole
 * letters, with their signs.
 */
export function placesOf(text: string, search: string): readonly Place[] {
  const all: Place[] = []
  for (const place of placesIn(text, wordsOf(search))) {
    const last = all.at(-1)
    if (last && place.from <= last.to) {
      all[all.length - 1] = { from: last.from, to: Math.max(last.to, place.to) }
    } else all.push(place)
  }
  return all
}

/** The places of folded words, each by where it begins; they may overlap. */
function* placesIn(text: string, words: readonly string[]): Generator<Place> {
  for (const { 0: run, index } of text.matchAll(RUNS)) {
    const folded = foldText(run)
    const found = words.filter((word) => folded.includes(word))
    if (found.length > 0) yield* placesInRun(run, index, found)
  }
}

function placesInRun(run: string, start: number, words: readonly string[]): readonly Place[] {
  let folded = ''
  // For every unit of the folded text the letter that it came from.
  const letters: Place[] = []
  for (const { 0: letter, index } of run.matchAll(LETTERS)) {
    const part = foldText(letter)
    const place = { from: start + index, to: start + index + letter.length }
    for (let unit = 0; unit < part.length; unit++) letters.push(place)
    folded += part
  }
  const span = (at: number, length: number): Place[] => {
    const [first, last] = [letters[at], letters[at + length - 1]]
    return first && last ? [{ from: first.from, to: last.to }] : []
  }
  return words
    .flatMap((word) => startsOf(folded, word).flatMap((at) => span(at, word.length)))
    .sort((one, other) => one.from - other.from)
}

function startsOf(folded: string, word: string): readonly number[] {
  const found: number[] = []
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
    found.push(at)
  }
  return found
}

const LEAD = 40
const HALF_A_PAIR = /^[\udc00-\udfff]|[\ud800-\udbff]$/g

/**
 * A part of an entry in one line, of about `most` UTF-16 code units: around the first word that was
 * looked for, else from its beginning.
 */
export function excerptOf(content: string, search: string, most: number): string {
  const line = content.replace(/\s+/g, ' ').trim()
  const [first] = search === '' ? [] : placesIn(line, wordsOf(search))
  const found = first?.from ?? 0
  const blank = line.lastIndexOf(' ', found - LEAD / 2)
  const start = found <= LEAD ? 0 : blank > found - LEAD ? blank + 1 : found
  const part = line.slice(start, start + most).replace(HALF_A_PAIR, '')
  return `${start > 0 ? '… ' : ''}${part}${start + most < line.length ? '…' : ''}`
}
