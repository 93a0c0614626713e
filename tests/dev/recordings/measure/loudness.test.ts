import { expect, test } from 'vitest'
import { loudnessMeter } from '~dev/recordings/measure/loudness.ts'
import { truePeakMeter } from '~dev/recordings/measure/true-peak.ts'

const sine = (rate: number, hz: number, amplitude: number, seconds: number, phase = 0) =>
  Float32Array.from(
    { length: rate * seconds },
    (_, index) => amplitude * Math.sin((2 * Math.PI * hz * index) / rate + phase),
  )

const loudnessOf = (rate: number, left: Float32Array, right: Float32Array) => {
  const meter = loudnessMeter(rate)
  meter.add({ left, right })
  return meter.result()
}

test.each([32_000, 48_000])(
  'the loudness of the standard tones of BS.1770 is right at %s Hz',
  (rate) => {
    const full = sine(rate, 997, 1, 5)
    const silent = new Float32Array(full.length)
    expect(loudnessOf(rate, full, silent).integrated).toBeCloseTo(-3.01, 1)
    const quiet = sine(rate, 1000, 10 ** (-23 / 20), 5)
    expect(loudnessOf(rate, quiet, quiet).integrated).toBeCloseTo(-23, 1)
  },
)

test('the loudness leaves out silence, and its range is measured', () => {
  const rate = 32_000
  const piece = new Float32Array(rate * 60)
  piece.set(sine(rate, 1000, 10 ** (-20 / 20), 20), 0)
  piece.set(sine(rate, 1000, 10 ** (-30 / 20), 20), rate * 20)
  const { integrated, range } = loudnessOf(rate, piece, piece)
  expect(integrated).toBeCloseTo(-22.6, 0)
  expect(range).toBeCloseTo(10, 0)
  expect(loudnessOf(rate, new Float32Array(rate), new Float32Array(rate)).integrated).toBe(
    Number.NEGATIVE_INFINITY,
  )
})

test('the true peak is found between the samples, also across blocks', () => {
  const rate = 32_000
  // A quarter of the sample rate, sampled beside its crests: every sample is 3 dB too low.
  const tone = sine(rate, rate / 4, 0.5, 1, Math.PI / 4)
  const meter = truePeakMeter()
  for (let at = 0; at < tone.length; at += 1000) {
    const part = tone.subarray(at, at + 1000)
    meter.add({ left: part, right: part })
  }
  expect(Math.max(...tone)).toBeLessThan(0.36)
  // The onset itself overshoots a little; the tone stands at −6.02.
  expect(meter.result()).toBeGreaterThan(-6.2)
  expect(meter.result()).toBeLessThan(-5.2)
})
