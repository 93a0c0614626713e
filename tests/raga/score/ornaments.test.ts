import { describe, expect, test } from 'vitest'
import { RAGAS } from '~/raga/catalogue.ts'
import { grammarOf } from '~/raga/grammar.ts'
import { type Note, parseNotes, parsePhrase } from '~/raga/model/notation.ts'
import type { Raga } from '~/raga/model/raga.ts'
import { randomStream } from '~/raga/random.ts'
import { repertoireOf } from '~/raga/repertoire.ts'
import { graceNotes } from '~/raga/score/grace-notes.ts'
import { Ornaments } from '~/raga/score/ornaments.ts'
import type { SungPhrase } from '~/raga/score/sung-phrase.ts'
import { ragaFor } from '~tests/support/sound/raga-for.ts'

const drawingFor = (raga: Raga, seed = 'test') => ({
  raga,
  grammar: grammarOf(raga, repertoireOf(raga.id)),
  random: randomStream(seed),
})

/** Every figure that a hundred draws give, as sargam. */
function figures(kind: 'kan' | 'murki', line: string, raga = ragaFor('yaman')): string[] {
  const [before, note] = parseNotes(line)
  const drawing = drawingFor(raga)
  if (!note) throw new RangeError(line)
  const drawn = Array.from({ length: 100 }, () => graceNotes(kind, before, note, drawing))
  return [...new Set(drawn.map((touches) => touches.map(named).join(' ')))].sort()
}

function named({ swara, octave }: Note): string {
  return `${octave < 0 ? ',' : ''}${swara}${octave > 0 ? "'" : ''}`
}

describe('the grace notes of a note', () => {
  test('the grace notes of a note are its neighbours in the raga and itself', () => {
    expect(figures('kan', 'R G')).toEqual(['G M', 'G R', 'M'])
    expect(figures('murki', 'R G')).toEqual(['G M G R', 'G R G M', 'M G M', 'M G R'])
  })

  test('the grace notes of a note take another way where the raga does not turn to a neighbour', () => {
    const found = figures('kan', 'G S', ragaFor('desh'))
    expect(found).not.toEqual([''])
    expect(found.some((figure) => figure.includes('R'))).toBe(false)
  })
})

/** A phrase of Yaman in which each unit lasts a second. */
function sung(text: string): SungPhrase {
  const notes = parsePhrase(text).notes.map((note) => ({ ...note, seconds: note.units }))
  return { source: 'repertoire', notes, seconds: 0, open: false }
}

const ornamented = (text: string, count = 200, raga = ragaFor('yaman')) => {
  const ornaments = new Ornaments(drawingFor(raga))
  return Array.from({ length: count }, () => ornaments.added(sung(text)))
}

describe('the ornaments of a phrase', () => {
  test('the ornaments of a phrase leave what is written', () => {
    for (const phrase of ornamented('(P)M:1.5 /G:3')) {
      expect(phrase.notes[0]?.graces).toEqual(parseNotes('P'))
      expect(phrase.notes[1]?.meend).toBe(true)
      expect(phrase.notes.map(({ seconds }) => seconds)).toEqual([1.5, 3])
    }
  })

  test('the ornaments of a phrase come on some notes and not on all', () => {
    const notes = ornamented('G:2 R:2 G:2 R:2').flatMap((phrase) => phrase.notes)
    const share = (is: (note: (typeof notes)[number]) => boolean) =>
      notes.filter(is).length / notes.length
    expect(share(({ graces }) => graces.length === 0)).toBeGreaterThan(0.1)
    expect(share(({ graces }) => graces.length > 2)).toBeGreaterThan(0.1)
    expect(share(({ meend }) => meend)).toBeGreaterThan(0.1)
    expect(share(({ meend }) => meend)).toBeLessThan(0.4)
  })

  test('the ornaments of a phrase leave out the shortest notes, and turns on a swing', () => {
    const quick = ornamented('G:0.25 R:0.25').flatMap(({ notes }) => notes)
    expect(quick.filter(({ graces }) => graces.length > 0)).toEqual([])
    const swings = ornamented('m:2 r:3~', 200, ragaFor('bhairav')).flatMap(({ notes }) =>
      notes.slice(1),
    )
    expect(swings.filter(({ graces }) => graces.length > 2)).toEqual([])
  })

  test('the ornaments of a phrase are fewer where the melody moves enough by itself', () => {
    const count = (text: string) =>
      ornamented(text).flatMap(({ notes }) => notes.filter(({ graces }) => graces.length > 0))
        .length
    expect(count('G:0.4 R:0.4 G:0.4 R:0.4 G:0.4 R:0.4')).toBeLessThan(count('G:2.4') * 2)
  })
})

test.each(RAGAS.map((raga) => [raga.name, raga] as const))(
  'the grace notes of %s are found for most notes on which it rests',
  (_name, raga) => {
    const rests = raga.swaras.filter(({ swara }) => (raga.nyas[swara] ?? 0) >= 3)
    const drawing = drawingFor(raga)
    const without = rests.filter(({ swara }) => {
      return graceNotes('kan', undefined, { swara, octave: 0 }, drawing).length === 0
    })
    expect(without).toEqual([])
  },
)
