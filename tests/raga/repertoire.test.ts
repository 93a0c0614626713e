import { describe, expect, test } from 'vitest'
import { findRaga, RAGAS } from '~/raga/catalogue.ts'
import type { Raga } from '~/raga/model/raga.ts'
import { BHAIRAVI } from '~/raga/repertoire/bhairavi.ts'
import type { RepertoireEntry } from '~/raga/repertoire/repertoire-entry.ts'
import { YAMAN } from '~/raga/repertoire/yaman.ts'
import { repertoireFrom, repertoireOf } from '~/raga/repertoire.ts'
import { repertoireFaults } from '~tests/raga/phrase-faults.ts'
import { ragaFor } from '~tests/support/sound/raga-for.ts'

const EVERY_RAGA = RAGAS.map((raga) => [raga.name, raga] as const)

describe.each(EVERY_RAGA)('the repertoire of %s', (_name, raga) => {
  test('the repertoire of a raga keeps to the raga, note by note and step by step', () => {
    expect(repertoireFaults(raga, repertoireOf(raga.id))).toEqual([])
  })

  test('the repertoire of a raga is not that of another', () => {
    expect(repertoireOf(raga.id).ragaId).toBe(raga.id)
  })
})

describe('a mistake in a phrase', () => {
  const yaman = findRaga('yaman')
  const faults = (change: Partial<RepertoireEntry>, facts: Partial<Raga> = {}) =>
    yaman ? repertoireFaults({ ...yaman, ...facts }, repertoireFrom({ ...YAMAN, ...change })) : []
  const withPhrase = (phrase: string) => faults({ phrases: [...YAMAN.phrases, phrase] })

  test.each([
    ['a foreign swara', 'G M r:3 S:2', 'r is no swara of the raga'],
    ['a foreign kan', 'M:2 (d)P:3', '(d) is no swara of the raga'],
    ['a kan that touches nothing', 'M:2 (P)P:3', 'P is its own kan'],
    ['a step nobody plays', 'S:1 D:2 P:3', 'S→D is no step of the raga'],
    ['a step an octave too wide', ",N:1 R':1 G':3", ",N→R' is no step of the raga"],
    ['a rest where the raga has none', 'G:1 M:3', 'it rests on M'],
    ['a hurried rest', ',N R G M G:1.5', 'its last note is short'],
    ['a glide out of nowhere', '/G:2 M G R:3', 'it begins with a meend'],
    ['a swing the raga does not have', 'R:1 G:3~', 'the raga does not swing G'],
    ['a note without end', 'R:1 G:9', 'G lasts 9'],
    [
      'a note the flute does not reach',
      ',N:1 ,D ,P ,M ,D ,N:3',
      'it lies beyond the reach of its voice',
    ],
    ['a phrase longer than a breath', 'G R G R G R G R G R G R G:3', 'it is too long for a breath'],
  ])('a mistake in a phrase is found and named: %s', (_what, phrase, fault) => {
    expect(withPhrase(phrase)).toEqual([`Yaman, "${phrase}": ${fault}`])
  })

  test.each([
    ['held', 'm:2 M:1 m:3', 'it holds M, which only passes'],
    ['between other swaras', 'm:2 M:0.5 P:3', 'M is no swara of the raga'],
  ])('a mistake in a phrase is a passing swara %s', (_how, phrase, fault) => {
    const bhairavi = ragaFor('bhairavi')
    const phrases = [...BHAIRAVI.phrases, phrase]
    const repertoire = repertoireFrom({ ...BHAIRAVI, phrases })
    expect(repertoireFaults(bhairavi, repertoire)).toEqual([`Bhairavi, "${phrase}": ${fault}`])
  })

  test('a mistake in a phrase is a phrase written twice, with any lengths and ornaments', () => {
    expect(withPhrase(',N:1 (G)R:1.5 /S:3')).toEqual([
      'Yaman, ",N:1 (G)R:1.5 /S:3": is there twice',
    ])
  })

  test.each([
    ['too few phrases', { phrases: YAMAN.phrases.slice(0, 20) }, 'Yaman, only 20 phrases'],
    [
      'no high ones',
      { phrases: YAMAN.phrases.filter((phrase) => !phrase.includes("'")) },
      'Yaman, only 0 phrases reach the high Sa',
    ],
    [
      'no low ones',
      { phrases: YAMAN.phrases.filter((phrase) => !phrase.includes(',')) },
      'Yaman, only 0 phrases go below Sa',
    ],
    [
      'a cadence left in the air',
      { cadence: 'P:2 M G:6' },
      'Yaman, "P:2 M G:6": the cadence does not come home to a long Sa',
    ],
    [
      'a cadence an octave too high',
      { cadence: "N:2 S':6" },
      `Yaman, "N:2 S':6": the cadence does not come home to a long Sa`,
    ],
    [
      'a chalan of another raga',
      { chalan: [...YAMAN.chalan, 'G m P'] },
      'Yaman, chalan "G m P": m is no swara of the raga',
    ],
    [
      'a way down by foreign steps',
      { descents: ["S' N D G R S"] },
      `Yaman, "S' N D G R S": no way of the raga`,
    ],
    [
      'a way up that stops short',
      { ascents: ['S R G M P D'] },
      'Yaman, "S R G M P D": no way of the raga',
    ],
  ])('a mistake in a phrase is found in the whole repertoire: %s', (_what, change, fault) => {
    expect(faults(change)).toContain(fault)
  })

  test('a mistake in a phrase is found in the pakad too', () => {
    const pakad = repertoireFrom({ ...YAMAN, phrases: ['S:1 D:2 R:3'] }).phrases
    expect(faults({ cadence: 'R:1 S:6' }, { pakad, andolan: {} }).join()).not.toContain('swing')
    expect(faults({}, { nyas: { ...yaman?.nyas, R: 0 } })).toContain(
      'Yaman, "G:1.5 R:3.5": it rests on R',
    )
  })
})
