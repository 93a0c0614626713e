import { expect, test } from 'vitest'
import { ENCODING, encodedSeconds, mp3Bytes, onGrid } from '~/mp3/frames.ts'
import { SAMPLE_RATE } from '~/raga/sound/voice/stereo-block.ts'

test('what the renderer makes is what is encoded', () => {
  expect(ENCODING.sampleRate).toBe(SAMPLE_RATE)
})

test('the length of a recording is known before it is made', () => {
  expect(mp3Bytes(600)).toBe(9_601_344)
  expect(encodedSeconds(600)).toBeCloseTo(600.048, 9)
  expect(encodedSeconds(3600)).toBeCloseTo(3600.036, 9)
})

test('a recording can be entered every nine seconds', () => {
  for (const second of [0, 9, 297, 2880, 3591]) {
    expect(onGrid(second)).toBe(second)
    expect(onGrid(second + 8.999)).toBe(second)
    expect(onGrid(second - 1e-12)).toBe(Math.max(second, 0))
  }
})
