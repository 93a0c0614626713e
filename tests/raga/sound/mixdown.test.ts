import { expect, test } from 'vitest'
import { mixdown } from '~/raga/sound/mixdown.ts'
import { SAMPLE_RATE, type Voice } from '~/raga/sound/voice/stereo-block.ts'

const LOUD: Voice = {
  render: ({ left, right }) => {
    left.fill(0.5)
    right.fill(0.5)
  },
  wind: () => undefined,
}

test('a mix fades at its end, and is silent from there on', () => {
  const form = { seconds: 4, fade: { from: 1, to: 2.5 } }
  const peaks: number[] = []
  // The block is used again for the next second.
  for (const { left } of mixdown([LOUD], form, 0)) {
    for (const half of [left.slice(0, SAMPLE_RATE / 2), left.slice(SAMPLE_RATE / 2)]) {
      peaks.push(half.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0))
    }
  }
  expect(peaks).toHaveLength(8)
  expect(Math.min(...peaks.slice(0, 4))).toBeGreaterThan(0.2)
  expect(peaks[4]).toBeLessThan(peaks[3] ?? 0)
  expect(peaks.slice(5)).toEqual([0, 0, 0])
})
