import { expect, test } from 'vitest'
import { MOST_UNSTEADY, unsteadiness } from '~/raga/sound/melody/unsteady.ts'

const SEEDS = Array.from({ length: 40 }, (_, seed) => `seed-${seed}`)
const LONG = SEEDS.map((seed) => unsteadiness(20_000, seed))
const all = LONG.flatMap((curve) => [...curve.filter((_, at) => at % 10 === 0)])
const share = (of: (value: number) => boolean) => all.filter(of).length / all.length

test('an unsteady hand is around the middle, nearest to it most of the time, and never far off', () => {
  const mean = all.reduce((sum, value) => sum + value, 0) / all.length
  const square = all.reduce((sum, value) => sum + value * value, 0) / all.length
  expect(Math.abs(mean)).toBeLessThan(0.1)
  expect(Math.sqrt(square)).toBeCloseTo(1, 1)
  expect(share((value) => Math.abs(value) < 1)).toBeGreaterThan(0.6)
  expect(share((value) => Math.abs(value) > MOST_UNSTEADY)).toBe(0)
})

test('an unsteady hand is the same for the same seed only, and never jumps', () => {
  const [first, other] = LONG as [Float32Array, Float32Array]
  expect(unsteadiness(20_000, 'seed-0')).toEqual(first)
  expect(other).not.toEqual(first)
  const steps = first.subarray(1).map((value, at) => Math.abs(value - (first[at] ?? 0)))
  expect(Math.max(...steps)).toBeLessThan(0.04)
})
