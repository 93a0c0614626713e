import { expect, test } from 'vitest'
import { parsePhrase } from '~/raga/model/notation.ts'
import { levelsOf } from '~dev/recordings/timbre/level-figures.ts'
import { sungAt } from '~tests/support/sound/sung-at.ts'

const RATE = 32_000
const SCORE = { phrases: [0, 10, 20].map((second) => sungAt(parsePhrase('S:6 R:1'), second)) }

/** A voice of one tone, at a level in dB for each second. */
const levels = (dbAt: (seconds: number) => number) =>
  levelsOf(
    SCORE,
    Float32Array.from({ length: 30 * RATE }, (_, at) => {
      return Math.sin(at / 10) * 10 ** (dbAt(at / RATE) / 20)
    }),
  )

test('the measure of levels finds none in a voice that is always as loud', () => {
  const { phraseLevel, heldLevel } = levels(() => -20)
  expect(phraseLevel).toBeLessThan(0.01)
  expect(heldLevel).toBeLessThan(0.05)
})

test('the measure of levels finds how much phrases differ, and not what is within them', () => {
  const { phraseLevel, heldLevel } = levels((seconds) => -20 + 3 * Math.floor(seconds / 10))
  expect(phraseLevel).toBeCloseTo(Math.sqrt(6), 2)
  expect(heldLevel).toBeLessThan(0.05)
})

test('the measure of levels finds a swell within a held note, and leaves out its slope', () => {
  const swells = levels((seconds) => 2 * Math.sin(2 * Math.PI * (seconds % 10)))
  expect(swells.heldLevel).toBeCloseTo(Math.SQRT2, 1)
  expect(levels((seconds) => -2 * (seconds % 10)).heldLevel).toBeLessThan(0.05)
})
