import { expect, it } from 'vitest'
import { parseNotes } from '~/raga/notation.ts'

it('reads the three octaves and the commas that part phrases', () => {
  expect(parseNotes(",N R, S'")).toEqual([
    { swara: 'N', octave: -1 },
    { swara: 'R', octave: 0 },
    { swara: 'S', octave: 1 },
  ])
})

it.each(['S X P', 'S s', 'Sa', ",S'", 'S 5'])('names the word it cannot read in "%s"', (line) => {
  expect(() => parseNotes(line)).toThrow(/Cannot read ".+" as a swara in/)
})
