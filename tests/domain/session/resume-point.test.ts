import { expect, test } from 'vitest'
import { resumePoint } from '~/domain/session/heard-enough.ts'

test.each([
  [0, 600, null],
  [15, 600, null],
  [15.1, 600, 15.1],
  [252, 600, 252],
  [569.9, 600, 569.9],
  [570, 600, null],
  [600, 600, null],
  [252, null, 252],
  [16, 16, null],
])('a recording left at %s s of %s s continues from %s', (position, duration, expected) => {
  expect(resumePoint(position, duration)).toBe(expected)
})
