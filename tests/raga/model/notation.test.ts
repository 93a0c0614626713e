import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Note, type PhraseNote, parseNotes, parsePhrase } from '~/raga/model/notation.ts'
import { SWARAS } from '~/raga/model/swara.ts'

const PLAIN = { units: 1, graces: [], meend: false, andolan: false }
const P: Note = { swara: 'P', octave: 0 }

test('a line of sargam has three octaves, and commas that part phrases', () => {
  expect(parseNotes(",N R, S'")).toEqual([
    { swara: 'N', octave: -1 },
    { swara: 'R', octave: 0 },
    { swara: 'S', octave: 1 },
  ])
})

test('a line of sargam may be empty', () => {
  expect(parseNotes('  ')).toEqual([])
})

test.each([
  ['S X P', 'X'],
  ['S s', 's'],
  ['Sa', 'Sa'],
  [",S'", ",S'"],
  ['S 5', '5'],
  ['S R:2', 'R:2'],
  ['S (P)M', '(P)M'],
  ["S R''", "R''"],
  ['S ,', ','],
])('a line of sargam names the word it cannot read in "%s"', (line, word) => {
  expect(() => parseNotes(line)).toThrow(
    new RangeError(`Cannot read "${word}" as a swara in "${line}"`),
  )
})

describe('a phrase', () => {
  const only = (text: string): PhraseNote | undefined => parsePhrase(text).notes[0]

  test.each([
    ['a note alone', 'P', { ...PLAIN, note: P }],
    ['units', 'P:2', { ...PLAIN, note: P, units: 2 }],
    ['half a unit', 'P:0.5', { ...PLAIN, note: P, units: 0.5 }],
    ['a kan', '(d)P', { ...PLAIN, note: P, graces: [{ swara: 'd', octave: 0 }] }],
    [
      'a kan of the low octave',
      '(,N)P',
      { ...PLAIN, note: P, graces: [{ swara: 'N', octave: -1 }] },
    ],
    [
      'a kan of the high octave',
      "(S')P",
      { ...PLAIN, note: P, graces: [{ swara: 'S', octave: 1 }] },
    ],
    [
      'a murki',
      "(,NS'd)P",
      {
        ...PLAIN,
        note: P,
        graces: [
          { swara: 'N', octave: -1 },
          { swara: 'S', octave: 1 },
          { swara: 'd', octave: 0 },
        ],
      },
    ],
    ['a meend', '/P', { ...PLAIN, note: P, meend: true }],
    ['andolan', 'P~', { ...PLAIN, note: P, andolan: true }],
    ['a comma after it', 'P:2,', { ...PLAIN, note: P, units: 2 }],
    [
      'all at once',
      "(,M)/P':1.25~,",
      {
        note: { swara: 'P', octave: 1 },
        units: 1.25,
        graces: [{ swara: 'M', octave: -1 }],
        meend: true,
        andolan: true,
      },
    ],
  ])('a phrase reads %s', (_what, text, note) => {
    expect(only(text)).toEqual(note)
  })

  test('a phrase keeps its text and the order of its notes', () => {
    const text = "(P)M:1.5 G:3 /r:2~, S':6"
    const phrase = parsePhrase(text)
    expect(phrase.text).toBe(text)
    expect(phrase.notes.map(({ note, units }) => [note.swara, units])).toEqual([
      ['M', 1.5],
      ['G', 3],
      ['r', 2],
      ['S', 6],
    ])
  })

  test.each([
    ['G X:2', 'X:2'],
    ['G:0', 'G:0'],
    ['G:0.0 R', 'G:0.0'],
    ['G:-1', 'G:-1'],
    ['G:.5', 'G:.5'],
    ['G:', 'G:'],
    ['G~:2', 'G~:2'],
    ['/(P)G', '/(P)G'],
    ['(P G', '(P'],
    ['(P)', '(P)'],
    ['(x)G', '(x)G'],
    ["(,P')G", "(,P')G"],
    [",G':2", ",G':2"],
    ['//G', '//G'],
  ])('a phrase names the word it cannot read in "%s"', (text, word) => {
    expect(() => parsePhrase(text)).toThrow(
      new RangeError(`Cannot read "${word}" as a swara in "${text}"`),
    )
  })

  test('a phrase needs a note', () => {
    expect(() => parsePhrase(' ')).toThrow(new RangeError('A phrase needs a note'))
  })

  test('a phrase is read back as it was written, with anything in it', () => {
    fc.assert(
      fc.property(fc.array(phraseNote, { minLength: 1, maxLength: 12 }), (notes) => {
        expect(parsePhrase(notes.map(written).join(' ')).notes).toEqual(notes)
      }),
    )
  })

  test('a line of sargam is read back as it was written', () => {
    fc.assert(
      fc.property(fc.array(note), (notes) => {
        expect(parseNotes(notes.map(sargam).join(' '))).toEqual(notes)
      }),
    )
  })
})

const note: fc.Arbitrary<Note> = fc.record({
  swara: fc.constantFrom(...SWARAS.map(({ letter }) => letter)),
  octave: fc.constantFrom(-1, 0, 1),
})

const phraseNote: fc.Arbitrary<PhraseNote> = fc.record({
  note,
  units: fc.integer({ min: 1, max: 48 }).map((quarters) => quarters / 4),
  graces: fc.array(note, { maxLength: 4 }),
  meend: fc.boolean(),
  andolan: fc.boolean(),
})

function sargam({ swara, octave }: Note): string {
  return `${octave < 0 ? ',' : ''}${swara}${octave > 0 ? "'" : ''}`
}

function written({ note, units, graces, meend, andolan }: PhraseNote): string {
  const grace = graces.length > 0 ? `(${graces.map(sargam).join('')})` : ''
  return `${grace}${meend ? '/' : ''}${sargam(note)}:${units}${andolan ? '~' : ''}`
}
