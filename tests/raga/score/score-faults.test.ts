import { describe, expect, test } from 'vitest'
import { findRaga } from '~/raga/catalogue.ts'
import type { Note } from '~/raga/model/notation.ts'
import { repertoireOf } from '~/raga/repertoire.ts'
import { composeAlap } from '~/raga/score/compose-alap.ts'
import type { Score, ScoreNote, ScorePhrase } from '~/raga/score/score.ts'
import { moved, singing } from './changed-phrase.ts'
import { scoreFaults } from './score-faults.ts'
import { grammarIn, stepsIn, writtenGrammar } from './written-grammar.ts'

const MINUTES = 10

const YAMAN = findRaga('yaman')
if (!YAMAN) throw new Error('Yaman is gone')
const score = composeAlap({
  raga: { ...YAMAN, register: 'high' },
  repertoire: repertoireOf('yaman'),
  minutes: MINUTES,
  seed: 'planted',
})
const { vadi, samvadi } = YAMAN

function faultsOf(planted: Score, others = {}) {
  const grammar = writtenGrammar('yaman')
  return scoreFaults({
    score: planted,
    minutes: MINUTES,
    grammar,
    vadi,
    samvadi,
    register: 'high',
    ...others,
  })
}

const withPhrases = (change: (phrase: ScorePhrase, index: number) => ScorePhrase): Score => ({
  phrases: score.phrases.map(change),
})
const withNotes = (at: number, change: (note: ScoreNote, index: number) => ScoreNote): Score =>
  withPhrases((phrase, index) =>
    index === at ? { ...phrase, notes: phrase.notes.map(change) } : phrase,
  )
const middle = (swara: Note['swara']): Note => ({ swara, octave: 0 })
const last = score.phrases.length - 1
const [BEGINNING] = score.phrases
if (!BEGINNING) throw new Error('Nothing is sung')

describe('the judgement of scores', () => {
  test('the judgement of scores finds no fault in a good one', () => {
    expect(faultsOf(score)).toEqual([])
  })

  const planted: Record<string, [Score, RegExp]> = {
    'a foreign note': [
      withNotes(3, (note, index) => (index === 0 ? { ...note, note: middle('r') } : note)),
      /^foreign note r/,
    ],
    'a foreign grace note': [
      withNotes(3, (note) => ({ ...note, graces: [middle('g')] })),
      /^foreign note g/,
    ],
    'a grace note to which no step leads': [
      withPhrases((phrase, index) =>
        index === 3
          ? {
              ...singing(phrase, [middle('S')]),
              notes: singing(phrase, [middle('S')]).notes.map((note) => ({
                ...note,
                graces: [middle('G'), middle('D')],
              })),
            }
          : phrase,
      ),
      /^foreign touch G>D:5/,
    ],
    'a foreign step': [
      withPhrases((phrase, index) =>
        index === 3 ? singing(phrase, [middle('S'), middle('P')]) : phrase,
      ),
      /^foreign step S>P:7/,
    ],
    'a step into the wrong octave': [
      withPhrases((phrase, index) =>
        index === 3 ? singing(phrase, [middle('N'), middle('S')]) : phrase,
      ),
      /^foreign step N>S:-11/,
    ],
    'a note too low': [
      withNotes(3, (note) => ({ ...note, note: { swara: 'S', octave: -1 } })),
      /^,S is out of range/,
    ],
    'an overlap': [
      withPhrases((phrase, index) =>
        index === 4
          ? moved(phrase, (score.phrases[3]?.endSeconds ?? 0) - phrase.startSeconds - 1)
          : phrase,
      ),
      /^overlaps/,
    ],
    'a hole in a phrase': [
      withNotes(3, (note) => ({ ...note, lengthSeconds: note.lengthSeconds / 2 })),
      /^notes apart/,
    ],
    'a phrase over a bell': [
      withPhrases((phrase, index) =>
        index === 5 ? moved(phrase, 201 - phrase.startSeconds) : phrase,
      ),
      /^sings into a bell/,
    ],
    'a phrase twice': [
      withPhrases((phrase, index) =>
        index === 5
          ? singing(phrase, score.phrases[4]?.notes.map(({ note }) => note) ?? [])
          : phrase,
      ),
      /^comes again too soon/,
    ],
    'an early beginning': [
      withPhrases((phrase, index) => (index === 0 ? moved(phrase, -8) : phrase)),
      /^begins too early/,
    ],
    'no drone at the end': [
      withPhrases((phrase, index) => (index === last ? moved(phrase, 8) : phrase)),
      /s of drone at the end/,
    ],
    'too dense a melody': [
      withPhrases((phrase) => moved(phrase, 0, 1.1)),
      /^sounds 0\.6[5-9]|^sounds 0\.7/,
    ],
    'too thin a melody': [withPhrases((phrase) => moved(phrase, 0, 0.9)), /^sounds 0\.5/],
    'an early peak': [
      withPhrases((phrase, index) =>
        index === 6
          ? singing(phrase, [
              { swara: 'P', octave: 1 },
              { swara: 'P', octave: 1 },
            ])
          : phrase,
      ),
      /^peaks at 0\.[0-3]/,
    ],
    'a high opening': [
      // The refrain comes first.
      withPhrases((phrase, index) =>
        index === 1 ? singing(phrase, [middle('N'), middle('N')]) : phrase,
      ),
      /^does not open low/,
    ],
    'no summit': [
      withPhrases((phrase) =>
        phrase.notes.some(({ note }) => note.octave === 1)
          ? singing(phrase, [middle('N')])
          : phrase,
      ),
      /^never passes high Sa/,
    ],
    'an end on Ga': [
      withNotes(last, (note, index) =>
        index === (score.phrases[last]?.notes.length ?? 0) - 1
          ? { ...note, note: middle('G') }
          : note,
      ),
      /^does not end on a long Sa/,
    ],
    'another end': [
      withPhrases((phrase, index) => (index === last ? singing(phrase, [middle('S')]) : phrase)),
      /^does not end with the cadence/,
    ],
    'no melody': [{ phrases: [] }, /^is empty/],
  }

  test.each(Object.entries(planted))('the judgement of scores finds %s', (_name, [bad, fault]) => {
    expect(faultsOf(bad)).toContainEqual(expect.stringMatching(fault))
  })

  test('the judgement of scores finds a vadi that is neglected', () => {
    expect(faultsOf(score, { vadi: 'M', samvadi: 'D' })).toEqual([
      expect.stringMatching(/^vadi and samvadi sound 0\./),
      expect.stringMatching(/^the vadi comes [5-7]th/),
    ])
  })

  test('the judgement of scores finds that a melody of another raga is foreign', () => {
    const faults = faultsOf(score, { grammar: writtenGrammar('bhupali') })
    expect(faults.filter((fault) => fault.startsWith('foreign note')).length).toBeGreaterThan(20)
    expect(faults.filter((fault) => fault.startsWith('foreign step')).length).toBeGreaterThan(20)
  })
})

test.each([
  ['held', 'M', 2, /^rests on passing M/],
  ['between other swaras', 'N', 0.5, /^foreign note N/],
] as const)('the judgement of scores finds a passing swara %s', (_how, swara, seconds, fault) => {
  const phrase = singing(BEGINNING, [middle('m'), middle(swara), middle('m')])
  const notes = phrase.notes.map((note) => ({ ...note, lengthSeconds: seconds }))
  const sitting = { minutes: MINUTES, vadi, samvadi, register: 'middle' } as const
  const faults = scoreFaults({
    ...sitting,
    score: { phrases: [{ ...phrase, notes }] },
    grammar: writtenGrammar('bhairavi'),
  })
  expect(faults).toContainEqual(expect.stringMatching(fault))
})

test('the judgement of scores reads the written lines by itself', () => {
  const grammar = grammarIn(["S R g, m S'"], ['(S)R:2~, /,n:0.5 S'], 'g:2 /R S:6', ['g (,nS)R:2'])
  expect([...grammar.swaras]).toEqual(['S', 'R', 'g', 'm'])
  expect([...grammar.steps]).toEqual(['S>R:2', 'R>g:1', 'g>m:2', 'm>S:7', 'R>n:-4', 'n>S:2'])
  expect([...grammar.touches]).toEqual(['S>R:2', 'R>n:-4', 'n>S:2', 'g>n:-5', 'g>R:-1', 'R>S:-2'])
  expect(grammar.cadence).toEqual(['g', 'R', 'S'])
  expect(stepsIn(["N'", 'S'])).toEqual(['N>S:-23'])
  expect(() => writtenGrammar('nowhere')).toThrow(/Cannot read/)
})
