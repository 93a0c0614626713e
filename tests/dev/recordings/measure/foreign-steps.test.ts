import { expect, test } from 'vitest'
import { parseNotes, parsePhrase } from '~/raga/model/notation.ts'
import type { Score } from '~/raga/score/score.ts'
import { foreignSteps } from '~dev/recordings/measure/foreign-steps.ts'
import { ragaFor } from '~tests/support/sound/raga-for.ts'

const written = {
  chalan: ['G P', ',N ,D ,N R', 'P R'].map(parseNotes),
  phrases: [parsePhrase('G (P)M G')],
  cadence: parsePhrase('R:2 S:6'),
}

/** A score of phrases a second a note, one after the other. */
function scoreOf(...texts: string[]): Score {
  const phrases = texts.map((text, index) => {
    const notes = parsePhrase(text).notes.map((note, at) => ({
      ...note,
      startSeconds: index * 20 + at,
      lengthSeconds: 1,
    }))
    const startSeconds = index * 20
    return { startSeconds, endSeconds: startSeconds + 19, source: 'repertoire' as const, notes }
  })
  return { phrases }
}

const foreign = (...texts: string[]) => foreignSteps(scoreOf(...texts), ragaFor('yaman'), written)

test.each([
  ['the ascent, in another octave', ",N R G M D N S'", ',N ,D ,N R'],
  ['a note sung again', 'G G /G (M)G G R'],
  ['a grace note as it is written in a phrase', 'G (P)M G'],
  ['a turn of grace notes along its own steps', 'R (GMGR)G'],
  ['a turn that only the chalan takes', 'G P R S'],
  ['two phrases with a leap between them', 'S', "S'"],
])('the raga has no foreign steps in %s', (_what, ...phrases) => {
  expect(foreign(...phrases)).toEqual([])
})

const inBhairavi = (text: string, lengthSeconds: number) => {
  const { phrases } = scoreOf(text)
  const shortened = phrases.map((phrase) => ({
    ...phrase,
    notes: phrase.notes.map((note) => ({ ...note, lengthSeconds })),
  }))
  const lines = { ...written, chalan: [parseNotes('S r ,n S m P')] }
  return foreignSteps({ phrases: shortened }, ragaFor('bhairavi'), lines)
}

test('a passing swara is not foreign in its figure, where it is short', () => {
  expect(inBhairavi('P m M m g', 0.5)).toEqual([])
  expect(inBhairavi("n S' N S'", 0.5)).toEqual([])
  expect(inBhairavi('P m M m g', 2)).toContain('M at 2.0 s')
  expect(inBhairavi('P m M P', 0.5)).toContain('M at 2.0 s')
  expect(inBhairavi('P m (M)m', 0.5)).toContain('M at 2.0 s')
})

test.each([
  [
    'a swara that is not its own',
    'G m G',
    ['m at 1.0 s', 'G to m, 1 at 1.0 s', 'm to G, -1 at 2.0 s'],
  ],
  ['a grace note that is not its own', '(m)G', ['m at 0.0 s', 'm to G, -1']],
  ['a grace note to which no step leads', 'S (D)P', ['S to P, 7 at 1.0 s', 'S to D, 9']],
  ['a leap that no line takes', 'S N', ['S to N, 11 at 1.0 s']],
  ['a step that goes one way only', 'D M', ['D to M, -3 at 1.0 s']],
])('the foreign steps are named: %s', (_what, phrase, expected) => {
  expect(foreign(phrase)).toEqual(expected)
})
