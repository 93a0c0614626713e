import { expect, test } from 'vitest'
import { parsePhrase } from '~/raga/model/notation.ts'
import type { ScorePhrase } from '~/raga/score/score.ts'
import { writtenWays } from '../written-grammar.ts'
import { walkFaults } from './walk-faults.ts'

/** A walk sung at a second a unit. */
function walk(text: string): ScorePhrase {
  let time = 0
  const notes = parsePhrase(text).notes.map((note) => {
    const startSeconds = time
    time += note.units
    return { ...note, startSeconds, lengthSeconds: note.units }
  })
  return { startSeconds: 0, endSeconds: time, source: 'walk', notes }
}

const faultsOf = (ragaId: string, text: string) =>
  walkFaults({ phrases: [walk(text)] }, writtenWays(ragaId)).map((fault) => fault.split(': ')[1])

test.each([
  ['bageshri', 'm P D m g'],
  ['bageshri', 'D m g'],
  ['bageshri', "S' n D m g R S"],
  ['bageshri', 'S g m P D m g'],
  ['bageshri', "S' n D n S'"],
  ['bageshri', ',D ,n S g m'],
  ['darbari-kanada', 'S R g:2~ m P m P g:2~ m R'],
  ['bhairav', 'P m G m r:2~ S'],
  ['desh', 'R G ,N S'],
  ['lalit', "S' N d M d M m"],
])('the judgement of walks lets %s sing %s', (ragaId, text) => {
  expect(faultsOf(ragaId, text)).toEqual([])
})

const unrested = (does: string) => `${does} where the raga does not rest`
const astray = 'leaves the ways of the raga'

test.each([
  ['bageshri', 'P D m g', [unrested('begins'), astray]],
  ['bageshri', 'm P D', [astray]],
  ['bageshri', "m P D n S'", [astray]],
  ['bageshri', 'm g R', [unrested('ends')]],
  ['desh', 'R G R S', [astray]],
  ['lalit', 'G m M m G r G m', [astray]],
  ['todi', 'P M g:2~ r S', [astray]],
  ['todi', 'M g:2~ r S', [unrested('begins')]],
  ['bhairav', 'P m G r:2~ S', [astray]],
  ['bhairav', 'S r:2 G m', ['r has no time to swing']],
  ['darbari-kanada', 'S R g:0.5~ m P', ['g has no time to swing']],
] as const)('the judgement of walks finds the fault when %s sings %s', (ragaId, text, faults) => {
  expect(faultsOf(ragaId, text)).toEqual(faults)
})
