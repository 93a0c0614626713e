import { expect, test } from 'vitest'
import { beadWords } from '~/lib/words/bead-words.ts'

test.each([
  [0, 0, '0 of 108'],
  [0, 54, '54 of 108'],
  [1, 108, '108 of 108 · 1 round today'],
  [1, 1, '1 of 108 · 1 round today'],
  [2, 14, '14 of 108 · 2 rounds today'],
])('after %d rounds the bead %d is told as %s', (rounds, bead, words) => {
  expect(beadWords({ rounds, bead, of: 108 })).toBe(words)
})
