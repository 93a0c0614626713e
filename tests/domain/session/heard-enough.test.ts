import { expect, test } from 'vitest'
import { heardEnough, secondsEnough } from '~/domain/session/heard-enough.ts'

test('the heard time that is enough for ten minutes is eight', () => {
  expect(secondsEnough(600)).toBe(480)
})

test.each([
  [479.9, false],
  [480, true],
  [600, true],
])('%d heard seconds of 600 are enough: %s', (heard, enough) => {
  expect(heardEnough(heard, 600)).toBe(enough)
})

test.each([null, 0, -1, Number.NaN])('a recording of length %s is never heard enough', (length) => {
  expect(heardEnough(10_000, length)).toBe(false)
})
