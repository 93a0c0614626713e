import { expect, test } from 'vitest'
import { ownEnglish } from '~/lib/words/own-english.ts'

test('dates are written in the first English the person asks for, else in any', () => {
  expect(ownEnglish(['hi', 'en-IN', 'en'])).toBe('en-IN')
  expect(ownEnglish(['de', 'fr'])).toBe('en')
})
