import { describe, expect, test } from 'vitest'
import { grammarOf } from '~/raga/grammar.ts'
import { parsePhrase } from '~/raga/model/notation.ts'
import { likenessOf } from './likeness.ts'
import { DESHKAR, type KnownRaga, known, YAMAN_KALYAN } from './neighbouring-ragas.ts'

/** Phrases by which a listener knows the raga, after the pages named. */
const CHARACTERISTIC = {
  // autrimncpa.wordpress.com/bhupali, itcsra.org, sikana.tv, raagshashtra.blogspot.com 2021/01.
  bhupali: [
    'G:1.5 R ,D:1.5 S:3',
    'G R P G:4',
    "P D S' D P G R S R P G:3",
    ',P ,D S R G R G:3',
    'G R S R G:3',
    'P G R:2 ,D ,D S:3',
  ],
  // autrimncpa.wordpress.com/deshkar: Dha is sustained, and glides to Ga; Re only in passing.
  deshkar: ['G P D:4', "P D S' P:3", 'D:2 G P:3', "D:3 P D S' D:3", "G P D:2 S' D P:3"],
  // autrimncpa.wordpress.com/yaman, anjanai.github.io/ear-training; it omits Sa and Pa going up, and
  // its neighbour has them (ragasphere.com).
  yaman: [
    ",N R G M D N S':3",
    "M D N R' D S':3",
    'R G M R M G:3',
    ',N R G R S:3',
    'G M D N:4',
    'M D N M D N:3',
  ],
  // autrimncpa.wordpress.com/yaman-kalyan, and R. Parrikar on the raga: m only between two Ga.
  yamanKalyan: ['G m G:2 R S:3', 'R G m G R:3', 'P M G:2 m G R:3', ',N R G:2 M G R G m G R S:3'],
  // autrimncpa.wordpress.com/bhimpalasi, darbar.org/raga/bhimpalasi, en.wikipedia.org.
  bhimpalasi: [
    'R ,n S m:3',
    'm P g:3',
    'g m P n D P:3',
    ',P ,n S:3',
    'm g P m:3',
    "P n S' n S':3",
    'n S g R:2 S:3',
  ],
  // parrikar.org/hindustani/bageshree, ragasphere.com: the pairs Dha Ma and Ni Dha, Pa in passing.
  bageshri: [
    'S ,n ,D:2 ,D ,n S m:3',
    'g m D:2 D n D:2 m:3',
    "g m n D n S':3",
    "S' n D n D m P D:2 g R S:3",
    ',D ,n S m:2 g R S:3',
  ],
  // autrimncpa.wordpress.com/ahir-bhairav: its mark is low Ni Dha Ni Re.
  ahirBhairav: [
    ',n S ,D ,n r:2 S:3',
    'r ,n ,D:3',
    'r ,n S r G:3',
    "S' n D P m:2 G m r S:3",
    'm P D n D:2 P:3',
  ],
  // tanarang.com, kksongs.org/raga/list/bhairava: komal Dha above Pa, shuddha Ni.
  bhairav: ['G m d:2 d P:3', 'S G m P G m d:2 P:3', ',d ,N S:3', "N S' r':2 r' S':3", 'm P d:3'],
  // autrimncpa.wordpress.com/kafi, tanarang.com: the straight scale, and rests on Pa and Re.
  kafi: [
    'R g R:2 m m P:3',
    'D m n P g R:3',
    'm P D P:2 m P g R:3',
    'P m g R:2 m g R S:3',
    'S R g:2 R:3',
    "P D n S':2 n D P:3",
  ],
}

const PAIRS: [string, KnownRaga, string[], string, KnownRaga, string[]][] = [
  ['Bhupali', known('bhupali'), CHARACTERISTIC.bhupali, 'Deshkar', DESHKAR, CHARACTERISTIC.deshkar],
  [
    'Yaman',
    known('yaman'),
    CHARACTERISTIC.yaman,
    'Yaman Kalyan',
    YAMAN_KALYAN,
    CHARACTERISTIC.yamanKalyan,
  ],
  [
    'Bhimpalasi',
    known('bhimpalasi'),
    CHARACTERISTIC.bhimpalasi,
    'Bageshri',
    known('bageshri'),
    CHARACTERISTIC.bageshri,
  ],
  [
    'Ahir Bhairav',
    known('ahir-bhairav'),
    CHARACTERISTIC.ahirBhairav,
    'Bhairav',
    known('bhairav'),
    CHARACTERISTIC.bhairav,
  ],
  [
    'Kafi',
    known('kafi'),
    CHARACTERISTIC.kafi,
    'Bhimpalasi',
    known('bhimpalasi'),
    CHARACTERISTIC.bhimpalasi,
  ],
]

const DIRECTIONS = PAIRS.flatMap(([one, first, ofFirst, other, second, ofSecond]) => [
  [one, other, first, second, ofFirst] as const,
  [other, one, second, first, ofSecond] as const,
])

function likeness({ raga, written }: KnownRaga, phrase: string): number {
  return likenessOf(raga, written)(parsePhrase(phrase).notes)
}

test.each(DIRECTIONS)(
  'a phrase of %s is more like it than like its neighbour %s',
  (_own, _other, own, other, phrases) => {
    const mistaken = phrases.filter((phrase) => likeness(own, phrase) <= likeness(other, phrase))
    expect(mistaken).toEqual([])
  },
)

const bhupali = (phrase: string) => likeness(known('bhupali'), phrase)

describe('how like a raga a phrase is', () => {
  test('how like a raga a phrase is sinks with a movement the raga hardly has', () => {
    expect(bhupali("P D R' P:3")).toBeLessThan(bhupali('P D G P:3'))
    expect(bhupali('P D G P:3')).toBeLessThan(bhupali('P G D P:3'))
  })

  test('how like a raga a phrase is sinks when it stays where the raga does not rest', () => {
    expect(bhupali('G P D:5 P')).toBeLessThan(bhupali('G:5 P D P'))
    expect(bhupali('S R G:2 R D')).toBeLessThan(bhupali('S R G:2 R G'))
  })

  test('how like a raga a phrase is sinks with a foreign swara, in any octave', () => {
    expect(bhupali('G m G:3')).toBeLessThan(bhupali('G P G:3'))
    expect(bhupali('m:4')).toBeLessThan(bhupali('D:4'))
    expect(bhupali("G' m' G':3")).toBeCloseTo(bhupali('G m G:3'), 12)
  })

  test('how like a raga a phrase is does not depend on the unit of its lengths', () => {
    expect(bhupali('G:4 R:2 S:6')).toBeCloseTo(bhupali('G:2 R:1 S:3'), 12)
  })

  test('how like a raga a phrase is is a number also for one note and for none', () => {
    expect(bhupali('G:4')).toBeLessThan(0)
    const { raga, written } = known('bhupali')
    expect(likenessOf(raga, written)([])).toBe(0)
  })
})

test.each([
  ['Bhupali', 'the Dha to Ga of Deshkar', known('bhupali'), 'D G P'],
  ['Yaman', 'the shuddha Ma of Yaman Kalyan', known('yaman'), 'G m G'],
  ['Bhimpalasi', 'the Ma Dha Ni of Bageshri', known('bhimpalasi'), 'm D n'],
  ['Bhimpalasi', 'the Re Ga Ma of Kafi', known('bhimpalasi'), 'R g m'],
  ['Bageshri', 'the Ma Pa Ni of Bhimpalasi', known('bageshri'), 'm P n'],
  ['Ahir Bhairav', 'the komal Dha of Bhairav', known('ahir-bhairav'), 'm d P'],
  ['Bhairav', 'the komal Ni of Ahir Bhairav', known('bhairav'), ',n r S'],
])('the grammar of %s refuses %s', (_name, _what, { raga, written }, line) => {
  const notes = parsePhrase(line).notes.map(({ note }) => note)
  const { permits } = grammarOf(raga, written)
  expect(notes.every((note, index) => permits(notes[index - 1] ?? note, note))).toBe(false)
})
