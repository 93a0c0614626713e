import { expect, it } from 'vitest'
import { parseNotes } from '~/raga/notation.ts'
import { ladder } from '~/raga/score/ladders.ts'

const WHOLE = [-12, 23] as const
const line = (text: string) => parseNotes(text)

it('runs on from octave to octave where a line ends on the note it began on', () => {
  expect(ladder(line("S R g P D S'"), 'rising', WHOLE)).toEqual([
    line(",S ,R ,g ,P ,D S R g P D S' R' g' P' D'"),
  ])
  expect(ladder(line("S' D P g R S"), 'falling', WHOLE)).toEqual([
    line("D' P' g' R' S' D P g R S ,D ,P ,g ,R ,S"),
  ])
})

it('keeps apart what does not meet', () => {
  expect(ladder(line(",N R G S'"), 'rising', WHOLE)).toEqual([
    line(',R ,G S'),
    line(",N R G S'"),
    line("N R' G'"),
  ])
})

it('keeps the turns of a crooked line, and parts it where a turn leaves the range', () => {
  const desh = line("S' n D P, m G R, G ,N S")
  const [first, ...others] = ladder(desh, 'falling', [-7, 19])
  expect(first).toEqual(line("P' m' G' R' G' N S' n D P m G R G ,N S ,n ,D ,P ,m"))
  expect(others).toEqual([])
  expect(ladder(desh, 'falling', [0, 12])).toEqual([line("N S' n D P m G R G")])
})
