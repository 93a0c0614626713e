import { expect, test } from 'vitest'
import { parseNotes } from '~/raga/model/notation.ts'
import { type Ladder, ladder } from '~/raga/score/ladders.ts'

const WHOLE = [-12, 23] as const
const line = (text: string) => parseNotes(text)
const notesOf = (rungs: Ladder) => rungs.map((run) => run.map(({ note }) => note))

test('a ladder continues from octave to octave where its line ends on the note it began on', () => {
  expect(notesOf(ladder(line("S R g P D S'"), 'rising', WHOLE))).toEqual([
    line(",S ,R ,g ,P ,D S R g P D S' R' g' P' D'"),
  ])
  expect(notesOf(ladder(line("S' D P g R S"), 'falling', WHOLE))).toEqual([
    line("D' P' g' R' S' D P g R S ,D ,P ,g ,R ,S"),
  ])
})

test('a ladder is separate runs where the ends of its line do not meet', () => {
  expect(notesOf(ladder(line(",N R G S'"), 'rising', WHOLE))).toEqual([
    line(',R ,G S'),
    line(",N R G S'"),
    line("N R' G'"),
  ])
})

test('a ladder keeps the turns of a crooked line, and parts it where a turn leaves the range', () => {
  const desh = line("S' n D P, m G R, G ,N S")
  const [first, ...others] = notesOf(ladder(desh, 'falling', [-7, 19]))
  expect(first).toEqual(line("P' m' G' R' G' N S' n D P m G R G ,N S ,n ,D ,P ,m"))
  expect(others).toEqual([])
  expect(notesOf(ladder(desh, 'falling', [0, 12]))).toEqual([line("N S' n D P m G R G")])
})

test.each([
  ["S' n D, m P D m g, m g R S", 'falling', 'P D m'],
  ["S' n D P, m G R, G ,N S", 'falling', 'G'],
  [",N r G m, M m G, M d N S'", 'rising', 'm G'],
  ["S R g P D S'", 'rising', ''],
] as const)('a ladder marks the bent rungs of %s', (text, direction, bent) => {
  const rungs = ladder(line(text), direction, [-1, 12]).flat()
  expect(rungs.filter((rung) => rung.bent).map(({ note }) => note)).toEqual(line(bent))
})
