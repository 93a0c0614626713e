import { expect, test } from 'vitest'
import { around, randomStream } from '~/raga/random.ts'

const take = (seed: string, count = 5) => {
  const random = randomStream(seed)
  return Array.from({ length: count }, () => random())
}

test('a random stream gives the same numbers for the same seed and others for any other', () => {
  expect(take('yaman/10/1/strokes')).toEqual(take('yaman/10/1/strokes'))
  expect(take('yaman/10/1/strokes')).not.toEqual(take('yaman/10/2/strokes'))
  expect(take('yaman/10/1/strokes')).not.toEqual(take('yaman/10/1/swells'))
})

test('a random stream spreads evenly over 0 to 1', () => {
  const numbers = take('spread', 20_000)
  const tenths = Array.from({ length: 10 }, () => 0)
  for (const number of numbers) {
    const tenth = Math.floor(number * 10)
    tenths[tenth] = (tenths[tenth] ?? 0) + 1
  }
  expect(tenths).toHaveLength(10)
  for (const count of tenths) expect(Math.abs(count - 2000)).toBeLessThan(200)
})

test('a random stream can stay around a centre', () => {
  const random = randomStream('centre')
  for (let draw = 0; draw < 100; draw++) {
    const value = around(random, 5, 0.03)
    expect(Math.abs(value - 5)).toBeLessThanOrEqual(0.03)
  }
})
