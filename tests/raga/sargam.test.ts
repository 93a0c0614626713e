import { expect, test } from 'vitest'
import { parseNotes, sargamOf } from '~/raga/model/notation.ts'

test('the name of a note has its quality and its octave', () => {
  expect(parseNotes(",D S r M S'").map((note) => sargamOf(note).spoken)).toEqual([
    'Dha, low',
    'Sa',
    'komal Re',
    'tivra Ma',
    'Sa, high',
  ])
})

test('the name of a note is written in both scripts', () => {
  const [komalRe, tivraMa] = parseNotes('r M').map(sargamOf)
  expect(komalRe).toMatchObject({ latin: 'Re', devanagari: 'रे॒', quality: 'komal', octave: 0 })
  expect(tivraMa).toMatchObject({ latin: 'Ma', devanagari: 'म॑', quality: 'tivra' })
})
