import { expect, test } from 'vitest'
import { isAsLoudAsItShould } from '~dev/recordings/check/session-loudness.ts'

test.each([
  [-18, 7.5, true],
  [-19.5, 7.5, false],
  [-16.5, 7.5, false],
  [-18, 5.6, false],
  [-18, 9.4, false],
])('a session at %d LUFS with a range of %d LU is as it should be: %s', (integrated, range, is) => {
  expect(isAsLoudAsItShould({ integrated, range })).toBe(is)
})
