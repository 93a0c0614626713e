import { expect, test } from 'vitest'
import { type RagaPair, ragaTest } from '~/domain/insight/raga-test.ts'
import { randomStream } from '~/raga/random.ts'
import { normal, onTheScale } from '~tests/domain/insight/simulated-person.ts'
import { samples } from '~tests/support/long-run.ts'

const RAGAS = 12
const RARE = 0.05

/** 120 mornings with one of twelve ragas, chosen by lot; the first adds `effect` points. */
function mornings(effect: number, random: () => number): RagaPair[] {
  return Array.from({ length: 120 }, () => {
    const raga = Math.floor(RAGAS * random())
    const after = onTheScale(3 + (raga === 0 ? effect : 0) + normal(random))
    return { raga: `raga ${raga}`, hour: 8, before: 3, after }
  })
}

/** The share of people of whom some raga is found to stand out. */
function shareFound(effect: number, count: number): number {
  const random = randomStream(`twelve ragas ${effect}`)
  const found = Array.from({ length: count }, () => ragaTest(mornings(effect, random), random))
  return found.filter(({ p }) => p <= RARE).length / count
}

test('the test of ragas finds a difference for about 5 % of people among twelve equal ragas', () => {
  // What so many people may show of 5 % by chance.
  expect(shareFound(0, samples(200))).toBeLessThanOrEqual(0.09)
})

test('the test of ragas finds one raga of twelve that adds two points, for most people', () => {
  expect(shareFound(2, samples(40))).toBeGreaterThan(0.6)
})

test('the test of ragas counts an equally large exchange against a difference', () => {
  const pair = (raga: string, after: RagaPair['after']): RagaPair => ({
    raga,
    hour: 8,
    before: 3,
    after,
  })
  const random = randomStream('ties')
  // With two sessions, an exchange can only change the sign.
  expect(ragaTest([pair('Yaman', 5), pair('Todi', 1)], random).p).toBe(1)
  // A third mood makes sums that differ in their last digits alone.
  const three = [pair('Yaman', 5), pair('Todi', 2), pair('Todi', 1)]
  expect(ragaTest(three, random).p).toBeGreaterThan(0.25)
})
