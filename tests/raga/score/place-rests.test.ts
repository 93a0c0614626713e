import fc from 'fast-check'
import { expect, test } from 'vitest'
import { randomStream } from '~/raga/random.ts'
import { placeRests } from '~/raga/score/place-rests.ts'
import type { SungPhrase } from '~/raga/score/sung-phrase.ts'

const phraseOf = (seconds: number, open = false): SungPhrase => ({
  source: 'walk',
  open,
  seconds,
  notes: [0.25, 0.75].map((part) => ({
    note: { swara: 'S', octave: 0 },
    units: 1,
    graces: [],
    meend: true,
    andolan: false,
    seconds: seconds * part,
  })),
})

test('the rests fill a span from its first second to its last, with no silence below the least', () => {
  const lengths = fc.array(fc.double({ min: 2, max: 15, noNaN: true }), {
    minLength: 2,
    maxLength: 40,
  })
  fc.assert(
    fc.property(
      lengths,
      fc.double({ min: 2, max: 7, noNaN: true }),
      fc.string(),
      (seconds, mean, seed) => {
        const sounding = seconds.reduce((sum, length) => sum + length, 0)
        const to = 20 + sounding + mean * (seconds.length - 1)
        const placed = placeRests(
          seconds.map((length) => phraseOf(length)),
          { from: 20, to },
          randomStream(seed),
        )
        expect(placed[0]?.startSeconds).toBe(20)
        expect(placed.at(-1)?.endSeconds).toBeCloseTo(to, 6)
        placed.slice(1).forEach((phrase, index) => {
          const rest = phrase.startSeconds - (placed[index]?.endSeconds ?? 0)
          expect(rest).toBeGreaterThan(1.499)
          expect(rest).toBeLessThan(14.501)
        })
      },
    ),
    { numRuns: 50 },
  )
})

test('the rests put a breath after an open phrase, and share the other silence', () => {
  const opens = [true, false, true, true, false, false]
  const phrases = opens.map((open) => phraseOf(8, open))
  const placed = placeRests(phrases, { from: 0, to: 68 }, randomStream('groups'))
  const rests = placed.slice(1).map((phrase, index) => {
    return phrase.startSeconds - (placed[index]?.endSeconds ?? 0)
  })
  for (const [index, rest] of rests.entries()) {
    expect(rest).toBeGreaterThan(opens[index] ? 0.699 : 3)
    expect(rest).toBeLessThan(opens[index] ? 1.501 : 14.5)
  }
  expect(placed.at(-1)?.endSeconds).toBeCloseTo(68, 6)
})

test('the longest open phrases get a rest, not a breath, where the rests would be longer than about nine seconds', () => {
  const silencesOf = (silent: number) => {
    const phrases = [phraseOf(6, true), phraseOf(10, true), phraseOf(8), phraseOf(8)]
    const placed = placeRests(phrases, { from: 0, to: 32 + silent }, randomStream('long'))
    return placed.slice(1).map((phrase, index) => {
      return phrase.startSeconds - (placed[index]?.endSeconds ?? 0)
    })
  }
  expect(silencesOf(11).map((silence) => silence > 3)).toEqual([false, false, true])
  const [breath = 0, ...rests] = silencesOf(18.5)
  expect(breath).toBeLessThan(1.501)
  for (const rest of rests) expect(rest).toBeGreaterThan(7)
  expect(Math.min(...silencesOf(27))).toBeGreaterThan(7)
})

test('the rests shorten the breaths where there is little silence, and need no closed phrase', () => {
  const restsOf = (opens: readonly boolean[], to: number) => {
    const phrases = opens.map((open) => phraseOf(8, open))
    const placed = placeRests(phrases, { from: 0, to }, randomStream('little'))
    expect(placed.at(-1)?.endSeconds).toBeCloseTo(to, 6)
    return placed.slice(1).map((phrase, index) => {
      return phrase.startSeconds - (placed[index]?.endSeconds ?? 0)
    })
  }
  const [breath = 0, rest = 0] = restsOf([true, false, false], 25)
  expect(breath).toBeCloseTo(0.4, 6)
  expect(rest).toBeCloseTo(0.6, 6)
  expect(Math.min(...restsOf([true, true, true], 34))).toBeGreaterThan(2.9)
})

test('the rests put a single phrase at the end, and never let a breath begin with a glide', () => {
  const [only, ...others] = placeRests([phraseOf(8)], { from: 10, to: 30 }, randomStream('one'))
  expect(others).toEqual([])
  expect(only).toMatchObject({ startSeconds: 22, endSeconds: 30 })
  expect(only?.notes.map(({ startSeconds, meend }) => [startSeconds, meend])).toEqual([
    [22, false],
    [24, true],
  ])
})

test('the rests are left out when there is no time for silence', () => {
  const placed = placeRests([phraseOf(8), phraseOf(8)], { from: 10, to: 20 }, randomStream('full'))
  expect(placed.map((phrase) => phrase.startSeconds)).toEqual([10, 18])
})
