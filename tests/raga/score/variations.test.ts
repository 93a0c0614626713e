import { expect, test } from 'vitest'
import { RAGAS } from '~/raga/catalogue.ts'
import { grammarOf, semitonesOf } from '~/raga/grammar.ts'
import { parsePhrase } from '~/raga/model/notation.ts'
import type { Raga } from '~/raga/model/raga.ts'
import { repertoireOf } from '~/raga/repertoire.ts'
import { phraseShape } from '~/raga/score/phrase-shape.ts'
import { octavesOf, variationsOf } from '~/raga/score/variations.ts'
import { rangeOf } from '~/raga/score/voice-range.ts'
import { repertoireFaults } from '~tests/raga/phrase-faults.ts'
import { ragaFor } from '~tests/support/sound/raga-for.ts'

function variationsIn(raga: Raga, texts?: readonly string[]) {
  const repertoire = repertoireOf(raga.id)
  const phrases = texts?.map(parsePhrase) ?? repertoire.phrases
  const themes = phrases.map((phrase) => phraseShape(phrase, 'repertoire'))
  const vary = variationsOf(themes, raga, grammarOf(raga, repertoire))
  return { repertoire, themes, made: themes.flatMap(vary) }
}

test.each(RAGAS.map((raga) => [raga.name, raga] as const))(
  'the variations of every phrase of %s are many, new, and without a fault of their own',
  (_name, raga) => {
    const { repertoire, themes, made } = variationsIn(raga)
    const written = new Set(themes.map(({ key }) => key))
    expect(made.length).toBeGreaterThan(3 * themes.length)
    expect(made.filter(({ key }) => written.has(key))).toEqual([])
    expect(made.filter(({ theme }) => theme === undefined || !written.has(theme))).toEqual([])
    const phrases = [...repertoire.phrases, ...made.map(({ phrase }) => phrase)]
    const faults = repertoireFaults(raga, { ...repertoire, phrases })
    expect(faults.filter((fault) => !fault.endsWith('is there twice'))).toEqual([])
  },
)

test('the variations of a phrase leave out a note, take a part, turn, end twice and join another', () => {
  const { made } = variationsIn(ragaFor('yaman'), ['G R ,N R G:2 M P:4', 'P:2 R:1.5 S:3'])
  const lines = made.map(({ phrase }) => phrase.notes.map(({ note }) => note.swara).join(''))
  expect(lines).toEqual(
    expect.arrayContaining(['GRNRGP', 'GRNRG', 'NRGMP', 'GRNRGMGMP', 'GRNRGMPMP', 'GRNRGMPRS']),
  )
})

test('the variations of a phrase keep a grace note only where the note before it is the same', () => {
  const { made } = variationsIn(ragaFor('yaman'), ['G R ,N R (P)M:1.5 G:4'])
  const graced = made.filter(({ phrase }) => phrase.notes.some(({ graces }) => graces.length > 0))
  expect(graced.length).toBeGreaterThan(0)
  for (const { phrase } of graced) {
    const at = phrase.notes.findIndex(({ graces }) => graces.length > 0)
    expect(phrase.notes[at - 1]?.note).toEqual({ swara: 'R', octave: 0 })
  }
})

test('a phrase is sung in another octave only where its voice reaches every note', () => {
  for (const id of ['yaman', 'malkauns'] as const) {
    const raga = ragaFor(id)
    const [lowest, highest] = rangeOf(raga)
    const moved = octavesOf(repertoireOf(id).phrases, raga)
    const heights = moved.flatMap(({ notes }) => notes.map(({ note }) => semitonesOf(note)))
    expect(moved.length).toBeGreaterThan(5)
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(lowest)
    expect(Math.max(...heights)).toBeLessThanOrEqual(highest)
  }
  expect(octavesOf([parsePhrase("P:2 S':2 (R')G':3")], ragaFor('yaman'))).toEqual(
    [parsePhrase("P:2 S':2 (R')G':3")].map(({ text }) => ({
      text,
      notes: parsePhrase(',P:2 S:2 (R)G:3').notes,
    })),
  )
})
