import { expect, test } from 'vitest'
import { breathFill, breathOf } from '~/lib/breath/breath-pattern.ts'
import { SWELL_DB, Swell } from '~/raga/sound/swell.ts'
import { emptyBlock, gainOf, SAMPLE_RATE, type Voice } from '~/raga/sound/voice/stereo-block.ts'

const PATTERN = breathOf('4-2-6-1') ?? { in: 4, full: 2, out: 6, empty: 1 }
const BREATH = 13

/** A steady sound, and the second that each block of it is. */
function steady(): Voice & { second: number } {
  return {
    second: 0,
    render({ left, right }) {
      for (const [index, sample] of left.entries()) {
        left[index] = sample + 0.5
        right[index] = (right[index] as number) - 0.25
      }
      this.second++
    },
    wind(seconds) {
      this.second = seconds
    },
  }
}

function rendered(from: number, to: number) {
  const inner = steady()
  const swell = new Swell(inner, PATTERN)
  if (from > 0) swell.wind(from)
  const [left, right]: [number[], number[]] = [[], []]
  for (let second = from; second < to; second++) {
    const block = emptyBlock()
    swell.render(block)
    left.push(...block.left)
    right.push(...block.right)
  }
  expect(inner.second).toBe(to)
  return { left, right }
}

const { left, right } = rendered(0, 2 * BREATH)
const levelAt = (seconds: number) => (left[Math.round(seconds * SAMPLE_RATE)] ?? 0) / 0.5

test('a full breath is louder than an empty one by 1.5 to 2 dB, around the usual level', () => {
  const db = 20 * Math.log10(levelAt(5) / levelAt(12.5))
  expect(db).toBeCloseTo(SWELL_DB, 3)
  expect(db).toBeGreaterThanOrEqual(1.5)
  expect(db).toBeLessThanOrEqual(2)
  expect(levelAt(5) * levelAt(12.5)).toBeCloseTo(1, 3)
})

test('the level follows the breath', () => {
  for (let at = 0; at < BREATH; at += 0.25) {
    expect(levelAt(at)).toBeCloseTo(gainOf(SWELL_DB * (breathFill(PATTERN, at) - 0.5)), 4)
  }
})

test('the swell has no step that could click, also between its seconds and its breaths', () => {
  const steps = left.map((sample, index) => Math.abs(sample - (left[index - 1] ?? sample)))
  expect(steps.reduce((most, step) => Math.max(most, step), 0)).toBeLessThan(2e-6)
})

test('both sides swell alike', () => {
  for (const index of [0, 100_000, 300_000]) {
    expect((right[index] ?? 0) / (left[index] ?? 1)).toBeCloseTo(-0.5, 6)
  }
})

test.each([1, 7, 20])('entered at %s s it goes on as the whole one', (from) => {
  const entered = rendered(from, from + 2)
  const whole = left.slice(from * SAMPLE_RATE, (from + 2) * SAMPLE_RATE)
  expect(entered.left).toEqual(whole)
})

test('a swell adds to what other voices have left in the block', () => {
  const block = emptyBlock()
  block.left.fill(1)
  new Swell(steady(), PATTERN).render(block)
  expect(block.left[0]).toBeCloseTo(1 + 0.5 * gainOf(-SWELL_DB / 2), 5)
})
