import { expect, test } from 'vitest'
import { agoWords } from '~/lib/words/ago-words.ts'

test('how long ago it was, in words', () => {
  expect(agoWords({ unit: 'week' })).toBe('a week ago')
  expect(agoWords({ unit: 'month' })).toBe('a month ago')
  expect(agoWords({ unit: 'year', years: 1 })).toBe('a year ago')
  expect(agoWords({ unit: 'year', years: 3 })).toBe('3 years ago')
})
