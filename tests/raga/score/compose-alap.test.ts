import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AHIR_BHAIRAV } from '~/raga/catalogue/ahir-bhairav.ts'
import { YAMAN } from '~/raga/catalogue/yaman.ts'
import { RAGAS } from '~/raga/catalogue.ts'
import type { Phrase } from '~/raga/model/notation.ts'
import type { Raga } from '~/raga/model/raga.ts'
import { repertoireOf } from '~/raga/repertoire.ts'
import { composeAlap } from '~/raga/score/compose-alap.ts'
import { octavesOf } from '~/raga/score/variations.ts'
import { samples } from '~tests/support/long-run.ts'
import {
  formFaults,
  grammarFaults,
  nameOf,
  namesOf,
  orderFaults,
  scoreFaults,
} from './score-faults.ts'
import { walkFaults } from './walks/walk-faults.ts'
import { type WrittenGrammar, writtenGrammar, writtenWays } from './written-grammar.ts'

const REPERTOIRES = new Map(RAGAS.map((raga) => [raga, repertoireOf(raga.id)]))
const GRAMMARS = new Map(RAGAS.map((raga) => [raga, writtenGrammar(raga.id)]))
const OFFERED = [10, 15, 20] as const

/** The pakads of each raga in every octave, as `namesOf` writes them. */
const PAKADS = new Map(
  RAGAS.map((raga) => [
    raga,
    new Set([...raga.pakad, ...octavesOf(raga.pakad, raga)].map(writtenOf)),
  ]),
)

function writtenOf({ notes }: Phrase): string {
  return notes.map(({ note }) => nameOf(note)).join(' ')
}

function alap(raga: Raga, minutes: number, seed: string) {
  return composeAlap({
    raga,
    repertoire: REPERTOIRES.get(raga) ?? repertoireOf(raga.id),
    minutes,
    seed,
  })
}

function sitting(raga: Raga, minutes: number, seed: string) {
  const { vadi, samvadi, register } = raga
  const grammar: WrittenGrammar = GRAMMARS.get(raga) ?? writtenGrammar(raga.id)
  return { score: alap(raga, minutes, seed), minutes, grammar, vadi, samvadi, register }
}

const every = RAGAS.map((raga) => [raga.name, raga] as const)

describe.each(every)('the alap of %s', (_name, raga) => {
  test('the alap of a raga is well made for every seed, with more than 200 notes each', () => {
    const ways = writtenWays(raga.id)
    let notes = 0
    const seeds = samples(50)
    for (let seed = 0; seed < seeds; seed++) {
      const minutes = OFFERED[seed % OFFERED.length] ?? 10
      const made = sitting(raga, minutes, `${seed}`)
      notes += made.score.phrases.reduce((sum, phrase) => sum + phrase.notes.length, 0)
      const faults = [...scoreFaults(made), ...walkFaults(made.score, ways)]
      expect({ seed, minutes, faults }).toEqual({ seed, minutes, faults: [] })
    }
    expect(notes).toBeGreaterThan(200 * seeds)
  })

  test('the alap of a raga has many phrases, silences of every length and long held notes', () => {
    const { phrases } = alap(raga, 20, 'long')
    const rests = phrases.slice(1).map((phrase, index) => {
      return phrase.startSeconds - (phrases[index]?.endSeconds ?? 0)
    })
    const held = phrases.flatMap((phrase) => phrase.notes).filter((note) => note.lengthSeconds > 6)
    const walks = phrases.filter((phrase) => phrase.source === 'walk').length / phrases.length
    expect(new Set(phrases.map((phrase) => namesOf(phrase).join(' '))).size).toBeGreaterThan(40)
    expect(Math.max(...rests)).toBeLessThan(18)
    expect(Math.max(...rests) / Math.min(...rests)).toBeGreaterThan(2.5)
    expect(walks).toBeGreaterThan(0.15)
    expect(walks).toBeLessThan(0.45)
    for (const quarter of [0, 1, 2, 3]) {
      const within = held.filter((note) => Math.floor(note.startSeconds / 300) === quarter)
      expect(within.length).toBeGreaterThan(0)
    }
  })

  test('the alap of a raga repeats few written phrases within a dozen', () => {
    const returns = ['a', 'b', 'c'].flatMap((seed) => {
      const written = alap(raga, 20, seed).phrases.filter(({ source }) => source === 'repertoire')
      const names = written.map((phrase) => namesOf(phrase).join(' '))
      return names.map((name, at) => names.slice(Math.max(0, at - 12), at).includes(name))
    })
    expect(returns.filter((isAgain) => isAgain).length / returns.length).toBeLessThan(0.1)
  })

  test.each([
    [10, 0.92],
    [45, 0.92],
    [60, 0.92],
  ])(
    'the alap of a raga hardly repeats itself in %i minutes, but for its pakads',
    (minutes, least) => {
      const names = alap(raga, minutes, 'fresh').phrases.map((phrase) => namesOf(phrase).join(' '))
      const others = names.filter((name) => !PAKADS.get(raga)?.has(name))
      expect(new Set(others).size / others.length).toBeGreaterThanOrEqual(least)
    },
  )

  test('the alap of a raga walks no way twice in an hour', () => {
    const walks = alap(raga, 60, 'fresh').phrases.filter(({ source }) => source === 'walk')
    // Where nothing fits, a single note is held, and may be again.
    const ways = walks
      .filter(({ notes }) => notes.length > 1)
      .map((walk) => namesOf(walk).join(' '))
    expect(new Set(ways).size).toBe(ways.length)
  })

  test.each([
    [10, 3],
    [45, 8],
  ])('the alap of a raga returns to one pakad in %i minutes', (minutes, least) => {
    for (const seed of ['a', 'b', 'c']) {
      const { phrases } = alap(raga, minutes, seed)
      const sung = phrases.filter(({ source }) => source === 'refrain')
      expect(phrases[0]?.source, 'after the drone').toBe('refrain')
      expect(sung.length).toBeGreaterThanOrEqual(least)
      const classes = sung.map(({ notes }) => notes.map(({ note }) => note.swara).join(' '))
      expect(new Set(classes).size, 'the same notes each time').toBe(1)
      for (const third of [1, 2]) {
        const bell = minutes * 20 * third
        const after = phrases.filter(({ startSeconds }) => startSeconds > bell).slice(0, 12)
        expect(
          after.map(({ source }) => source),
          'soon after a bell',
        ).toContain('refrain')
      }
    }
  })

  test.each([3, 10, 45])(
    'the alap of a raga of %i minutes begins within twelve seconds, and not before eight',
    (minutes) => {
      const begins = ['a', 'b', 'c'].map((seed) => alap(raga, minutes, seed).phrases[0])
      for (const phrase of begins) {
        expect(phrase?.startSeconds).toBeGreaterThan(8)
        expect(phrase?.startSeconds).toBeLessThan(12)
      }
    },
  )

  test.each([1, 2, 3, 4, 5])('the alap of a raga has a shorter form for %i minutes', (minutes) => {
    const made = sitting(raga, minutes, 'short')
    const form = formFaults(made).filter((fault) => /^sounds|long Sa$/.test(fault))
    expect([...grammarFaults(made), ...orderFaults(made), ...form]).toEqual([])
    expect(made.score.phrases.length).toBeGreaterThan(1)
    expect(made.score.phrases.at(-1)?.source).toBe('cadence')
  })
})

test('an alap is composed for every whole minute from six to sixty', () => {
  for (let minutes = 6; minutes <= 60; minutes++) {
    const raga = RAGAS[minutes % RAGAS.length]
    if (raga)
      expect({ minutes, faults: scoreFaults(sitting(raga, minutes, 'hour')) }).toEqual({
        minutes,
        faults: [],
      })
  }
})

test.each([0, 61, 2.5, Number.NaN])('an alap of %s minutes is refused', (minutes) => {
  for (const raga of RAGAS.slice(0, 1)) expect(() => alap(raga, minutes, '1')).toThrow(RangeError)
})

test('an alap has the same score for the same seed, and another for another seed or length', () => {
  for (const raga of RAGAS) {
    const score = alap(raga, 6, 'a')
    expect(alap(raga, 6, 'a')).toEqual(score)
    expect(alap(raga, 6, 'b')).not.toEqual(score)
    expect(alap(raga, 7, 'a')).not.toEqual(score)
  }
})

/** A variation was once the closing phrase itself, and the closing phrase came after it. */
const CLOSING_PHRASE_TWICE: [Raga, number[], number, string] = [YAMAN, [23, 3, 13], 15, '914']

/** The phrase before the closing one was once so long that no stretch could make room for silence. */
const TOO_LONG_AT_THE_END: [Raga, number[], number, string] = [AHIR_BHAIRAV, [14], 2, 'Y']

test('an alap is composed from any few phrases of a repertoire, for any seed and length', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...RAGAS),
      fc.array(fc.nat(24), { maxLength: 6 }),
      fc.integer({ min: 1, max: 25 }),
      fc.string({ maxLength: 6 }),
      (raga, few, minutes, seed) => {
        const whole = repertoireOf(raga.id)
        const phrases = few.flatMap((index) => whole.phrases.slice(index, index + 1))
        const score = composeAlap({ raga, repertoire: { ...whole, phrases }, minutes, seed })
        const words = score.phrases.map((phrase) => namesOf(phrase).join(' '))
        const made = { ...sitting(raga, 1, ''), score, minutes }
        expect(grammarFaults(made)).toEqual([])
        expect(words.filter((word, index) => word === words[index + 1])).toEqual([])
        expect(orderFaults(made).filter((fault) => !fault.includes('again'))).toEqual([])
        expect(formFaults(made).filter((fault) => /^sounds/.test(fault))).toEqual([])
      },
    ),
    { numRuns: 60, examples: [CLOSING_PHRASE_TWICE, TOO_LONG_AT_THE_END] },
  )
})
