import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type LocalDay, localDay } from '~/domain/day/local-day.ts'
import {
  ANY_ENTRY,
  type EntryWish,
  excerptOf,
  foldEntries,
  foldText,
  isNarrowed,
  placesOf,
  ragasOfEntries,
  searchEntries,
  wordsOf,
} from '~/domain/journal/search-entries.ts'

type Written = {
  content: string
  mood: 1 | 2 | 3 | 4 | 5
  day: LocalDay
  isStarred: boolean
  session: { raga: string | null } | null
}

const written = (content: string, changes: Partial<Written> = {}): Written => ({
  content,
  mood: 3,
  day: localDay('2026-03-14'),
  isStarred: false,
  session: null,
  ...changes,
})

const found = (entries: readonly Written[], wish: Partial<EntryWish>) =>
  searchEntries(foldEntries(entries), { ...ANY_ENTRY, ...wish }).map(({ content }) => content)
const isFound = (content: string, text: string) => found([written(content)], { text }).length === 1
const marked = (content: string, text: string) =>
  placesOf(content, text).map(({ from, to }) => content.slice(from, to))

/** Text of many scripts, with accents, signs, emoji, joiners and blanks. */
const letters = fc.constantFrom(
  ...[
    'a',
    'É',
    'ß',
    'ﬁ',
    'ø',
    'İ',
    'n\u0303',
    'Σ',
    'ς',
    'й',
    '’',
    '“',
    '.',
    '*',
    '(',
    '\\',
    '[',
    '$',
  ],
  ...[
    'क',
    'कि',
    'क़',
    'श्री',
    'ं',
    'த',
    'கொ',
    'א',
    'ש\u05c1',
    'ب',
    'لا',
    '한',
    '中',
    '🙂',
    '👩‍👧',
    '❤️',
  ],
  ...[' ', '\n', '\u00a0', '\u200d', '\ufeff', '\ud83d', 'ｶﾞ'],
)
const texts = fc.oneof(
  fc.array(letters, { maxLength: 30 }).map((all) => all.join('')),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
)

describe('the folded text', () => {
  test.each([
    ['Bhūpālī', 'bhupali'],
    ['STRASSE', 'straße'],
    ['Łódź', 'lodz'],
    ['smørrebrød', 'SMORREBROD'],
    ['don’t', "don't"],
    ['ΟΔΟΣ', 'οδος'],
    ['ﬁne', 'fine'],
    ['क़लम', 'क़लम'],
    ['क्\u200dष', 'क्ष'],
    ['❤️', '❤'],
  ])('%s and %s are the same', (one, other) => {
    expect(foldText(one)).toBe(foldText(other))
  })

  test('keeps the signs of Devanagari, which are vowels', () => {
    expect(foldText('की')).not.toBe(foldText('कि'))
    expect(foldText('क्')).not.toBe(foldText('क'))
  })

  test('folded again is the same', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text))
      }),
    )
  })
})

describe('the search', () => {
  test('finds a part of a word, in any order of the words, and needs all of them', () => {
    const entries = [written('Rain on the tin roof.'), written('The roof is dry.')]
    expect(found(entries, { text: 'roof rai' })).toEqual(['Rain on the tin roof.'])
    expect(found(entries, { text: 'ROO' })).toHaveLength(2)
    expect(found(entries, { text: 'rain dry' })).toEqual([])
  })

  test('never misses a part of what was written', () => {
    fc.assert(
      fc.property(texts, texts, texts, (before, part, after) => {
        // A sign or an accent goes with the letter before it.
        fc.pre(!/^\p{M}/u.test(part.trim()) && !/^(?:\p{M}|\u200d|\uff9e)/u.test(after))
        fc.pre(isWhole(before, part) && isWhole(part, after))
        expect(isFound(before + part + after, part)).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  test('takes the signs of regular expressions, one letter, emoji and right-to-left text as text', () => {
    expect(isFound('What? (1+1) [a] $5 \\ .*', '(1+1) [a] $5 \\ .*')).toBe(true)
    expect(isFound('What', '.*')).toBe(false)
    expect(isFound('What', 'w')).toBe(true)
    expect(isFound('Sunny 🙂 day', '🙂')).toBe(true)
    expect(isFound('יום טוב', 'טוב')).toBe(true)
    expect(isFound('السلام عليكم', 'سلام')).toBe(true)
    expect(isFound('आज यमन सुना', 'यमन')).toBe(true)
  })

  test('has an answer to ten thousand letters', () => {
    const long = 'alap '.repeat(2_000)
    expect(isFound(long, long)).toBe(true)
    expect(isFound('alap', 'x'.repeat(10_000))).toBe(false)
    expect(marked(long, 'p')).toHaveLength(2_000)
  })

  test('asks of mood, days, raga and star all that is wished', () => {
    const entries = [
      written('sad', { mood: 1 }),
      written('early', { day: localDay('2026-01-01') }),
      written('starred', { isStarred: true }),
      written('after Yaman', { session: { raga: 'Yaman' } }),
      written('after silence', { session: { raga: null } }),
    ]
    expect(found(entries, { mood: 1 })).toEqual(['sad'])
    expect(found(entries, { to: localDay('2026-01-01') })).toEqual(['early'])
    expect(found(entries, { from: localDay('2026-01-02') })).not.toContain('early')
    expect(found(entries, { from: localDay('2026-01-01') })).toHaveLength(5)
    expect(found(entries, { isStarred: true })).toEqual(['starred'])
    expect(found(entries, { raga: 'Yaman' })).toEqual(['after Yaman'])
    expect(found(entries, { raga: 'Yaman', mood: 1 })).toEqual([])
    expect(ragasOfEntries(entries)).toEqual(['Yaman'])
  })

  test('is narrow as soon as it leaves anything out', () => {
    expect(isNarrowed(ANY_ENTRY)).toBe(false)
    expect(isNarrowed({ ...ANY_ENTRY, text: ' \n\u200d' })).toBe(false)
    expect(isNarrowed({ ...ANY_ENTRY, text: 'a' })).toBe(true)
    expect(isNarrowed({ ...ANY_ENTRY, isStarred: true })).toBe(true)
    expect(isNarrowed({ ...ANY_ENTRY, to: localDay('2026-01-01') })).toBe(true)
  })
})

describe('the places of a search', () => {
  test.each([
    ['Am Bhūpālī heard', 'bhupali', ['Bhūpālī']],
    ['Die Straße', 'stras', ['Straß']],
    ['ﬁne ﬁne', 'in', ['ﬁn', 'ﬁn']],
    ['e\u0301te\u0301', 'ete', ['e\u0301te\u0301']],
    ['आज यमन सुना', 'सुना यमन', ['यमन', 'सुना']],
    ['anagram', 'ana nag', ['anag']],
    ['🙂🙂', '🙂', ['🙂🙂']],
    ['a\ufeffb', 'ab', ['a\ufeffb']],
  ])('in %s of %s', (content, text, parts) => {
    expect(marked(content, text)).toEqual(parts)
  })

  test('lie on what was looked for, apart and in order', () => {
    fc.assert(
      fc.property(texts, texts, (content, text) => {
        const words = wordsOf(text)
        let end = -1
        for (const { from, to } of placesOf(content, text)) {
          expect(from).toBeGreaterThan(end)
          expect(to).toBeLessThanOrEqual(content.length)
          end = to
          const part = foldText(content.slice(from, to))
          expect(words.some((word) => part.includes(word))).toBe(true)
        }
      }),
      { numRuns: 1000 },
    )
  })

  test('are there for every entry that is found', () => {
    fc.assert(
      fc.property(texts, texts, texts, (before, text, after) => {
        const content = before + text + after
        fc.pre(wordsOf(text).length > 0 && isFound(content, text))
        expect(placesOf(content, text).length).toBeGreaterThan(0)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('the excerpt', () => {
  const long = `${'word '.repeat(50)}Yaman${' more'.repeat(50)}`

  test('is around the first word that was looked for', () => {
    const part = excerptOf(long, 'yaman', 100)
    expect(part).toMatch(/^… word .*Yaman more.*…$/)
    expect(part.indexOf('Yaman')).toBeLessThan(45)
    expect(excerptOf(long, '', 100)).toMatch(/^word word .*…$/)
    expect(excerptOf('Rain on\n\n the roof', 'roof', 100)).toBe('Rain on the roof')
  })

  test('cuts no emoji in two, and holds what was looked for', () => {
    fc.assert(
      fc.property(fc.nat(60), fc.nat(60), (before, after) => {
        const content = `${'🙂'.repeat(before)}x${'🙂'.repeat(after)}`
        const part = excerptOf(content, 'x', 50)
        expect(part).toContain('x')
        expect(part.isWellFormed()).toBe(true)
      }),
    )
  })
})

/** Whether two texts meet between letters, so that Unicode joins nothing across. */
function isWhole(one: string, other: string): boolean {
  return foldText(one + other) === foldText(one) + foldText(other)
}
