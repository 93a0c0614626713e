import { expect, test } from 'vitest'
import { type Grammar, grammarOf, semitonesOf } from '~/raga/grammar.ts'
import { parseNotes, parsePhrase } from '~/raga/model/notation.ts'
import { ragaFrom } from '~/raga/model/raga.ts'
import { known } from './neighbouring-ragas.ts'

const CROOKED = ragaFrom({
  id: 'yaman',
  name: 'Crooked',
  devanagari: 'वक्र',
  iast: 'Yaman',
  thaat: 'Kalyan',
  aroha: "S R G P, D S'",
  avaroha: "S' D P G R S",
  vadi: 'G',
  samvadi: 'D',
  prahars: ['night-1'],
  rasa: ['shanta'],
  pakad: ['G R:2 (P)G:3', ',D /R:2'],
  nyas: { S: 5 },
  register: 'middle',
  voice: 'bansuri',
  moodCategory: 'Shantha',
  tanpura: { firstString: 'P' },
  tonicHz: 130.81,
})

const grammar = grammarOf(CROOKED, { chalan: [parseNotes("P S'"), parseNotes('R M P')] })

function permits(line: string, of: Grammar = grammar): boolean {
  const [from, to] = parseNotes(line)
  if (!from || !to) throw new RangeError(`Not a step: ${line}`)
  return of.permits(from, to)
}

test.each([
  ['of its aroha', 'S R'],
  ['of its aroha across a comma', 'P D'],
  ['of its avaroha', 'G R'],
  ['of its pakad', ',D R'],
  ['of its chalan', "P S'"],
  ['to the same note', 'G G'],
])('the grammar of a raga permits a step %s: %s', (_where, step) => {
  expect(permits(step)).toBe(true)
})

test.each([
  [',D S', ',P ,G', "R' G'"],
  ["D S'", ',G ,P', "S' R'"],
])('the grammar of a raga permits a step in every octave: %s, %s, %s', (...steps) => {
  expect(steps.map((step) => permits(step))).toEqual([true, true, true])
})

test.each([
  ['that leaps an octave too far', ",D S'"],
  ['the wrong way', 'R D'],
  ['to the same letter of another octave', "S S'"],
  ['nobody plays', 'S G'],
  ['to a foreign swara, though a chalan has it', 'R M'],
  ['from a foreign swara, though a chalan has it', 'M P'],
  ['between foreign swaras', 'M M'],
])('the grammar of a raga refuses a step %s: %s', (_why, step) => {
  expect(permits(step)).toBe(false)
})

test('the grammar of a raga counts no step from a grace note, and none from one line to the next', () => {
  const lines = grammarOf(CROOKED, { chalan: [parseNotes('S G'), parseNotes('S P')] })
  expect(permits('R P', lines)).toBe(false)
  expect(permits('G S', lines)).toBe(false)
})

// Phrases as the NCPA (autrimncpa.wordpress.com) and the pages named in the repertoire write them.
test.each([
  ['bhupali', 'G R ,D S'],
  ['bhupali', 'S R P G R S ,D'],
  ['bhupali', "P D P S' D P R G"],
  ['yaman', ',N R ,N G R M G P'],
  ['yaman', "G M D N R' D S'"],
  ['yaman', 'N D N P R G R P M G'],
  ['bhimpalasi', ',P ,n S g R S R ,n S m'],
  ['bhimpalasi', "m g P m P S' n R' S'"],
  ['bhairavi', 'S g r m g P m g S'],
  ['bhairavi', 'g m n d P n P d m'],
  ['malkauns', 'g ,n S ,d ,n ,d S'],
  ['malkauns', 'g m g n d g m'],
  ['ahir-bhairav', ',n S ,D ,n r ,n S r G'],
  ['ahir-bhairav', "S' n P m G m r S"],
  ['bageshri', 'm g R ,n S R S ,n ,D S'],
  ['kafi', 'R g R m P D m n P g R'],
  ['khamaj', 'm n D m P n D P m G R G S'],
  ['durga', "S' D P m R P D m R S"],
  ['darbari-kanada', "m P S' d n P n g m R S"],
] as const)('the grammar of %s permits an everyday turn: %s', (id, line) => {
  const { raga, written } = known(id)
  const { permits } = grammarOf(raga, written)
  const notes = parseNotes(line)
  const refused = notes.slice(1).filter((to, index) => {
    const from = notes[index]
    return from && !permits(from, to)
  })
  expect(refused).toEqual([])
})

const bhairavi = grammarOf(known('bhairavi').raga, known('bhairavi').written)

test.each(['r S ,N S', 'g r ,N S', "n S' N S'", 'P m M m g', 'S R g m', "S' R' g' r' S'"])(
  'the grammar of a raga admits a passing swara between its two neighbours: %s',
  (line) => {
    expect(bhairavi.admits(parseNotes(line))).toBe(true)
  },
)

test.each([
  ['first', ',N S r'],
  ['last', 'r S ,N'],
  ['last, between phrases', 'm M'],
  ['between other neighbours', 'r ,N r'],
  ['from one neighbour to its own', 'm M P'],
  ['the other way', 'g R S'],
  ['in the wrong octave', 'S N S'],
  ['twice', 'm M M m'],
  ['beside a step nobody sings', 'm M m S'],
])('the grammar of a raga refuses a passing swara %s: %s', (_where, line) => {
  expect(bhairavi.admits(parseNotes(line))).toBe(false)
})

test('a passing swara is none of the swaras of a raga, and no step leads to it by itself', () => {
  expect([...bhairavi.swaras].join('')).toBe('SrgmPdn')
  expect(permits('m M', bhairavi)).toBe(false)
  expect(permits('M m', bhairavi)).toBe(false)
})

test('a passing swara is written between two others', () => {
  const { andolan: _, ...yaman } = CROOKED
  expect(() =>
    ragaFrom({ ...yaman, aroha: 'S R', avaroha: 'R S', pakad: ['S'], passing: ['m M'] }),
  ).toThrow(/Not a passing swara/)
})

test('the grammar of a raga knows the swaras', () => {
  expect([...grammar.swaras].join('')).toBe('SRGPD')
})

test('the notes of a raga are measured in semitones from middle Sa', () => {
  expect(parseNotes(",S ,N S G S' R'").map(semitonesOf)).toEqual([-12, -1, 0, 4, 12, 14])
  expect(parsePhrase('(P)M:1.5').notes.map(({ note }) => semitonesOf(note))).toEqual([6])
})
