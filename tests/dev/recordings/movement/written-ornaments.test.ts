import { expect, test } from 'vitest'
import type { Note } from '~/raga/model/notation.ts'
import type { ScoreNote } from '~/raga/score/score.ts'
import { writtenOrnaments } from '~dev/recordings/movement/written-ornaments.ts'

const SA: Note = { swara: 'S', octave: 0 }

function note(graces: number, meend = false): ScoreNote {
  const touched = Array.from({ length: graces }, () => SA)
  return { note: SA, startSeconds: 0, lengthSeconds: 1, graces: touched, meend, andolan: false }
}

const score = (...phrases: readonly (readonly ScoreNote[])[]) => ({
  phrases: phrases.map((notes) => ({
    startSeconds: 0,
    endSeconds: 1,
    source: 'walk' as const,
    notes,
  })),
})

test('a kan is a note with one touch or two, and three of them are none', () => {
  const notes = [note(0), note(1), note(2), note(3), note(4)]
  expect(writtenOrnaments([score(notes)]).kan).toBeCloseTo(2 / 5, 9)
})

test('a glide is counted among the steps within phrases, of several scores together', () => {
  // Nothing comes before the first note of a phrase.
  const first = score([note(0, true), note(0, true), note(0)], [note(0)])
  const second = score([note(0), note(0), note(0, true)])
  expect(writtenOrnaments([first, second]).meend).toBeCloseTo(2 / 4, 9)
})
