import { expect, test } from 'vitest'
import { RAGAS } from '~/raga/catalogue.ts'
import { composeAlap } from '~/raga/score/compose-alap.ts'
import { type HeldNote, likenessOf } from '../likeness.ts'
import { DESHKAR, type KnownRaga, known, YAMAN_KALYAN } from '../neighbouring-ragas.ts'

const SEEDS = ['a', 'b']

/** The phrases of a few alaps of twenty minutes. */
function sung({ raga, written }: KnownRaga): HeldNote[][] {
  return SEEDS.flatMap((seed) => {
    const { phrases } = composeAlap({ raga, repertoire: written, minutes: 20, seed })
    return phrases.map(({ notes }) =>
      notes.map(({ note, lengthSeconds }) => ({ note, units: lengthSeconds })),
    )
  })
}

function meanLikeness(phrases: readonly HeldNote[][], { raga, written }: KnownRaga): number {
  const likeness = likenessOf(raga, written)
  return phrases.reduce((sum, phrase) => sum + likeness(phrase), 0) / phrases.length
}

const CATALOGUE = RAGAS.map(({ id }) => known(id))

test.each(CATALOGUE.map((own) => [own.raga.name, own] as const))(
  'what is composed for %s is more like it than like any other raga',
  (_name, own) => {
    const phrases = sung(own)
    const others = [...CATALOGUE, DESHKAR, YAMAN_KALYAN].filter(({ raga }) => raga !== own.raga)
    const nearest = meanLikeness(phrases, own)
    const nearer = others.filter((other) => meanLikeness(phrases, other) >= nearest)
    expect(nearer.map(({ raga }) => raga.name)).toEqual([])
  },
)

test.each([
  ['Bhupali', 'Deshkar', known('bhupali'), DESHKAR],
  ['Deshkar', 'Bhupali', DESHKAR, known('bhupali')],
  ['Yaman', 'Yaman Kalyan', known('yaman'), YAMAN_KALYAN],
  ['Bhimpalasi', 'Bageshri', known('bhimpalasi'), known('bageshri')],
  ['Bageshri', 'Bhimpalasi', known('bageshri'), known('bhimpalasi')],
  ['Ahir Bhairav', 'Bhairav', known('ahir-bhairav'), known('bhairav')],
  ['Bhairav', 'Ahir Bhairav', known('bhairav'), known('ahir-bhairav')],
  ['Kafi', 'Bhimpalasi', known('kafi'), known('bhimpalasi')],
  ['Bhimpalasi', 'Kafi', known('bhimpalasi'), known('kafi')],
])('most phrases composed for %s are more like it than like %s', (_own, _other, own, other) => {
  const toOwn = likenessOf(own.raga, own.written)
  const toOther = likenessOf(other.raga, other.written)
  // A note or two are no movement: both ragas may begin with them.
  const phrases = sung(own).filter((phrase) => phrase.length > 2)
  const right = phrases.filter((phrase) => toOwn(phrase) > toOther(phrase))
  expect(right.length / phrases.length).toBeGreaterThan(2 / 3)
})
